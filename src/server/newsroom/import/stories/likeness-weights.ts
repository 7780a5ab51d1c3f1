import type { Signals } from './compare-tellings.ts';

/** How much each signal speaks for one event. */
export interface Weights {
  bias: number;
  of: Readonly<Record<keyof Signals, number>>;
}

/*
 * Logistic regressions over the seen halves of the collections of `bench/story-collections.ts` (docs/decisions/0077). Made by
 * `npm run bench:story-weights`, not by hand.
 */

export const IN_ONE_LANGUAGE: Weights = {
  bias: -8.29,
  of: {
    rarest: 0.182,
    shared: 0.055,
    titles: 10.998,
    openings: 4.532,
    bits: 0.111,
    short: 4.089,
    late: -2.062,
  },
};

export const ACROSS_LANGUAGES: Weights = {
  bias: -5.469,
  of: {
    rarest: 0.186,
    shared: 0.028,
    titles: 3.265,
    openings: 3.703,
    bits: -0.495,
    short: 1.218,
    late: -2.062,
  },
};
