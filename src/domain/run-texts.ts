import { showNumber } from './text/show-numbers.ts';
import { articleCount } from './text/with-count.ts';

/** How a run stands or ended. `partial`: a part of it failed; its log says which. */
export type LogStatus = 'running' | 'success' | 'partial' | 'failed';

/** How far a run is: `count` articles imported, prepared or published, of `total` pieces of work. */
export interface RunCounts {
  total: number;
  done: number;
  failed: number;
  count: number;
}

interface RunTexts {
  /** What the log calls it. */
  action: string;
  /** What the log says of it when it has ended. */
  logged: (run: RunCounts) => string;
  /** While it runs. */
  title: string;
  /** How far it is; nothing to say before the pieces are known. */
  progress: (run: RunCounts) => string;
  success: (run: RunCounts) => string;
  /** Specification §8. */
  failure: string;
}

/** Says what failed beside what was done; nothing when nothing did. */
const withFailed = (text: string, { failed }: RunCounts) =>
  failed > 0 ? `${text}, nepavyko ${failed}` : text;

/** Of runs that do one thing to many articles. */
const counted = (done: string) => {
  const tell = (run: RunCounts) => withFailed(`${done} ${run.count} iš ${run.total}`, run);
  return { progress: tell, success: tell };
};

/** Each function that makes a run, and the replay of stored articles, which the panel alone starts: what the log says of it, and what the panel does. */
export const RUN_TEXTS = {
  'import-rss-sources': {
    action: 'Šaltinių importas',
    logged: ({ count, total }) => `Importuota straipsnių: ${count} (šaltinių: ${total})`,
    title: 'Importuojami šaltiniai',
    progress: (run) =>
      withFailed(`Šaltiniai: ${run.done} iš ${run.total}, nauji straipsniai: ${run.count}`, run),
    success: ({ count, failed }) =>
      failed > 0
        ? `Importuota: ${articleCount(count)}. Nepavyko perskaityti šaltinių: ${showNumber(failed)}`
        : `Importuota: ${articleCount(count)}`,
    failure: 'Nepavyko importuoti šaltinių',
  },
  'prepare-articles-ai': {
    action: 'Straipsnių paruošimas',
    logged: ({ count, total }) => `Paruošta straipsnių: ${count} iš ${total}`,
    title: 'Straipsniai ruošiami su AI',
    ...counted('Paruošta'),
    failure: 'Nepavyko apdoroti su AI',
  },
  'regenerate-blog-images': {
    action: 'Viršelio kūrimas',
    logged: ({ count }) => `Sukurta viršelių: ${count}`,
    title: 'Kuriamas naujas viršelis',
    progress: () => 'Kuriamas naujas viršelis',
    success: () => 'Viršelis sukurtas iš naujo',
    failure: 'Nepavyko regeneruoti vaizdo',
  },
  'fix-short-articles': {
    action: 'Trumpų straipsnių taisymas',
    logged: ({ count, total }) => `Pataisyta straipsnių: ${count} iš ${total}`,
    title: 'Tvarkomi per trumpi straipsniai',
    ...counted('Sutvarkyta'),
    failure: 'Nepavyko sutvarkyti per trumpų straipsnių',
  },
  'replay-articles': {
    action: 'Nurodymų palyginimas',
    logged: ({ count, total }) => `Palyginta straipsnių: ${count} iš ${total}`,
    title: 'Lyginami nurodymai',
    ...counted('Palyginta'),
    failure: 'Nepavyko palyginti nurodymų',
  },
  'auto-publish-article': {
    action: 'Automatinis publikavimas',
    logged: ({ count }) => `Publikuota straipsnių: ${count}`,
    title: 'Vykdomas automatinis publikavimas',
    progress: () => 'Vykdomas automatinis publikavimas',
    success: ({ count }) => `Publikuota: ${articleCount(count)}`,
    failure: 'Nepavyko paleisti automatinio publikavimo',
  },
} as const satisfies Record<string, RunTexts>;

export type FunctionName = keyof typeof RUN_TEXTS;

export const isFunctionName = (name: string | null): name is FunctionName =>
  name !== null && Object.hasOwn(RUN_TEXTS, name);
