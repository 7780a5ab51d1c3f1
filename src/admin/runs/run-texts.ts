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

/** Says what failed beside what was done; nothing when nothing did. */
const withFailed = (text: string, { failed }: Run) =>
  failed > 0 ? `${text}, nepavyko ${failed}` : text;

const articles = (count: number) => withCount(count, 'straipsnis', 'straipsniai', 'straipsnių');

export const RUN_TEXTS: Record<FunctionName, RunTexts> = {
  'import-rss-sources': {
    title: 'Importuojami šaltiniai',
    progress: (run) =>
      withFailed(`Šaltiniai: ${run.done} iš ${run.total}, nauji straipsniai: ${run.count}`, run),
    success: (run) =>
      run.failed > 0
        ? `Importuota: ${articles(run.count)}. Nepavyko nuskaityti: ${withCount(run.failed, 'šaltinis', 'šaltiniai', 'šaltinių')}`
        : `Importuota: ${articles(run.count)}`,
    failure: 'Nepavyko importuoti šaltinių',
  },
  'prepare-articles-ai': {
    title: 'Straipsniai ruošiami su AI',
    progress: (run) => withFailed(`Paruošta ${run.count} iš ${run.total}`, run),
    success: (run) => withFailed(`Paruošta ${run.count} iš ${run.total}`, run),
    failure: 'Nepavyko apdoroti su AI',
  },
  'regenerate-blog-images': {
    title: 'Kuriamas naujas vaizdas',
    progress: () => 'Kuriamas naujas vaizdas',
    success: () => 'Vaizdas sukurtas iš naujo',
    failure: 'Nepavyko regeneruoti vaizdo',
  },
  'fix-short-articles': {
    title: 'Tvarkomi per trumpi straipsniai',
    progress: (run) => withFailed(`Sutvarkyta ${run.count} iš ${run.total}`, run),
    success: (run) => withFailed(`Sutvarkyta ${run.count} iš ${run.total}`, run),
    failure: 'Nepavyko sutvarkyti per trumpų straipsnių',
  },
  'auto-publish-article': {
    title: 'Vykdomas automatinis publikavimas',
    progress: () => 'Vykdomas automatinis publikavimas',
    success: (run) => `Publikuota: ${articles(run.count)}`,
    failure: 'Nepavyko paleisti automatinio publikavimo',
  },
};
