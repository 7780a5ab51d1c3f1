import { withCount } from '../lists/plurals.ts';

export type Act = 'publish' | 'delete';

const accusative = (count: number) => withCount(count, 'straipsnį', 'straipsnius', 'straipsnių');
const nominative = (count: number) => withCount(count, 'straipsnis', 'straipsniai', 'straipsnių');

/** The texts of what is done to several articles at once; failures by specification §8. */
export const ACT_TEXTS = {
  publish: {
    title: 'Publikuoti pažymėtus straipsnius',
    question: (count: number) => `Ar tikrai norite publikuoti ${accusative(count)}?`,
    consequence:
      'Jie iš karto atsiras tinklaraštyje. Prie jų bus nurodyta, kad žmogus jų neperžiūrėjo.',
    confirm: 'Publikuoti',
    done: (count: number) => `Publikuota: ${nominative(count)}`,
    undo: 'draft',
    undone: (count: number) => `Grąžinta į juodraštį: ${nominative(count)}`,
    failure: 'Nepavyko publikuoti straipsnio',
    undoFailure: 'Nepavyko grąžinti į juodraštį',
  },
  delete: {
    title: 'Ištrinti pažymėtus straipsnius',
    question: (count: number) => `Ar tikrai norite ištrinti ${accusative(count)}?`,
    consequence:
      'Straipsniai perkeliami į šiukšliadėžę; po 30 dienų šio veiksmo atšaukti nebus galima.',
    confirm: 'Ištrinti',
    done: (count: number) => `Ištrinta: ${nominative(count)}`,
    undo: 'restore',
    undone: (count: number) => `Grąžinta iš šiukšliadėžės: ${nominative(count)}`,
    failure: 'Nepavyko ištrinti straipsnio',
    undoFailure: 'Nepavyko grąžinti straipsnio',
  },
} as const;

/** One line for what a bulk act could not do: how many, and the reasons, each once. */
export function explainFailures(failed: { detail: string }[]): string {
  const reasons = [...new Set(failed.map(({ detail }) => detail))].slice(0, 3).join('; ');
  return `Nepavyko: ${nominative(failed.length)}. ${reasons}`.trim();
}
