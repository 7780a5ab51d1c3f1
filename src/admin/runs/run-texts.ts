import { withCount } from '../lists/plurals.ts';
import type { FunctionName, Run } from './run-requests.ts';

interface RunTexts {
  /** While it runs. */
  title: string;
  /** How far it is; nothing to say before the pieces are known. */
  progress: (run: Run) => string;
  success: (run: Run) => string;
  /** Specification §8. */
  failure: string;
}

const articles = (count: number) => withCount(count, 'straipsnis', 'straipsniai', 'straipsnių');

export const RUN_TEXTS: Record<FunctionName, RunTexts> = {
  'import-rss-sources': {
    title: 'Importuojami šaltiniai',
    progress: (run) => `Šaltiniai: ${run.done} iš ${run.total}, nauji straipsniai: ${run.count}`,
    success: (run) => `Importuota: ${articles(run.count)}`,
    failure: 'Nepavyko importuoti šaltinių',
  },
  'prepare-articles-ai': {
    title: 'Straipsniai ruošiami su AI',
    progress: (run) => `Paruošta ${run.count} iš ${run.total}`,
    success: (run) => `Paruošta ${run.count} iš ${run.total}`,
    failure: 'Nepavyko apdoroti su AI',
  },
  'regenerate-blog-images': {
    title: 'Kuriamas naujas vaizdas',
    progress: () => 'Kuriamas naujas vaizdas',
    success: () => 'Vaizdas sukurtas iš naujo',
    failure: 'Nepavyko regeneruoti vaizdo',
  },
  'auto-publish-article': {
    title: 'Vykdomas automatinis publikavimas',
    progress: () => 'Vykdomas automatinis publikavimas',
    success: (run) => `Publikuota: ${articles(run.count)}`,
    failure: 'Nepavyko paleisti automatinio publikavimo',
  },
};
