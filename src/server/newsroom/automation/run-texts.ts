/** The functions that make a run, and what the log says of them (specification §7.3). */
export const RUN_TEXTS = {
  'import-rss-sources': {
    action: 'Šaltinių importas',
    describe: (count: number, total: number) =>
      `Importuota straipsnių: ${count} (šaltinių: ${total})`,
  },
  'prepare-articles-ai': {
    action: 'Straipsnių paruošimas',
    describe: (count: number, total: number) => `Paruošta straipsnių: ${count} iš ${total}`,
  },
  'fix-short-articles': {
    action: 'Trumpų straipsnių taisymas',
    describe: (count: number, total: number) => `Pataisyta straipsnių: ${count} iš ${total}`,
  },
  'regenerate-blog-images': {
    action: 'Vaizdo kūrimas',
    describe: (count: number) => `Sukurta vaizdų: ${count}`,
  },
  'auto-publish-article': {
    action: 'Automatinis publikavimas',
    describe: (count: number) => `Publikuota straipsnių: ${count}`,
  },
} as const;

export type FunctionName = keyof typeof RUN_TEXTS;
