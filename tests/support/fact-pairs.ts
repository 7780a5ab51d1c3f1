import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../fixtures/facts');

/** A source, a Lithuanian output, and the verdict a careful editor would give. See the folder's README. */
export interface FactPair {
  id: string;
  kind: string;
  expected: 'ok' | 'error';
  source: string;
  output: string;
  /** Of the source. */
  writing: 'en' | 'lt';
}

type Half = 'development' | 'held-out';

const halfOf = (id: string): Half =>
  (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 0 ? 'development' : 'held-out';

export const listFactPairs = (half?: Half): FactPair[] =>
  readPairs(FOLDER).filter(({ id }) => half === undefined || halfOf(id) === half);

/** Pairs written after the checker, once it passed the others. */
export const listLaterFactPairs = (): FactPair[] => readPairs(join(FOLDER, 'later'));

const readPairs = (folder: string): FactPair[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as FactPair[])
    .map((pair) => ({ ...pair, writing: /[ąčęėįšųūž]/i.test(pair.source) ? 'lt' : 'en' }));

interface Verdicts {
  /** Errors that were found, found where there is none, missed, and texts rightly left alone. */
  truePositive: number;
  falsePositive: number;
  falseNegative: number;
  trueNegative: number;
  precision: number;
  recall: number;
}

/** Confusion tables by kind and in all. */
export function summariseVerdicts(
  pairs: FactPair[],
  isFlagged: (pair: FactPair) => boolean,
): { kinds: Record<string, Verdicts>; total: Verdicts } {
  const flags = new Map(pairs.map((pair) => [pair.id, isFlagged(pair)]));
  const summarise = (some: FactPair[]): Verdicts => {
    const count = (expected: FactPair['expected'], flagged: boolean) =>
      some.filter((pair) => pair.expected === expected && flags.get(pair.id) === flagged).length;
    const truePositive = count('error', true);
    const falsePositive = count('ok', true);
    const falseNegative = count('error', false);
    return {
      truePositive,
      falsePositive,
      falseNegative,
      trueNegative: count('ok', false),
      precision: share(truePositive, truePositive + falsePositive),
      recall: share(truePositive, truePositive + falseNegative),
    };
  };
  const byKind = Object.groupBy(pairs, ({ kind }) => kind);
  return {
    kinds: Object.fromEntries(
      Object.entries(byKind).map(([kind, some]) => [kind, summarise(some ?? [])]),
    ),
    total: summarise(pairs),
  };
}

const share = (part: number, whole: number) =>
  whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000;
