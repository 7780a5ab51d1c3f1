import type { Signals } from './compare-reports.ts';

/** How much each signal speaks for one event. */
export interface Weights {
  bias: number;
  of: Readonly<Record<keyof Signals, number>>;
}

/*
 * Logistic regressions over the seen halves of the collections of `bench/story-collections.ts` (docs/decisions/0082). Made by
 * `npm run bench:story-weights`, not by hand.
 */

export const IN_ONE_LANGUAGE: Weights = {
  bias: -7.914,
  of: {
    rarest: 0.178,
    shared: 0.071,
    titles: 13.989,
    short: 3.888,
    late: -2.257,
    weekday: -3.043,
  },
};

export const ACROSS_LANGUAGES: Weights = {
  bias: -7.362,
  of: {
    rarest: 0.192,
    shared: 0.029,
    titles: 4.817,
    short: 3.295,
    late: -2.257,
    weekday: -3.043,
  },
};
