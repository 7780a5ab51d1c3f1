import type { BulkAct, BulkAction, BulkResult } from './act-in-batches.ts';

/** What a screen calls the articles it shows, and what is done with them. */
export interface BulkWords {
  /** How many: 3 → '3 įrašai'. */
  count: (articles: number) => string;
  /** Specification §8. */
  failures: Record<BulkAction, string>;
  /** An act done to one. */
  one: Record<BulkAction, string>;
}

const MANY: Record<BulkAction, string> = {
  publish: 'Publikuota tinklaraštyje',
  draft: 'Grąžinta į juodraščius',
  category: 'Kategorija pakeista',
  delete: 'Ištrinta',
  undelete: 'Atkurta',
  undo: 'Veiksmas atšauktas',
  part: 'Atskirta nuo naujienos',
  join: 'Sujungta į vieną naujieną',
};

/** What was done, with the count where it is more than one. */
export const describeDone = (words: BulkWords, action: BulkAction, count: number): string =>
  count === 1 ? words.one[action] : `${MANY[action]}: ${words.count(count)}`;

/** What was not done and why, each reason once, three at most; null when everything was done. */
export function describeFailed(
  words: BulkWords,
  action: BulkAction,
  { failed }: BulkResult,
): string | null {
  if (failed.length === 0) return null;
  const count = failed.length > 1 ? ` (${words.count(failed.length)})` : '';
  const reasons = [...new Set(failed.map(({ detail }) => detail))].slice(0, 3).join('; ');
  return `${words.failures[action]}${count}. ${reasons}`;
}

/** The act that takes another back: everything it did is again as it was. Null when it did nothing. */
export function undoOf(action: BulkAction, { done }: BulkResult): BulkAct | null {
  if (done.length === 0) return null;
  if (action === 'delete') return { action: 'undelete', items: done.map(({ id }) => ({ id })) };
  const items = done.flatMap(({ id, version }) => (version === null ? [] : { id, version }));
  return { action: 'undo', items };
}
