import { withCount } from '../lists/plurals.ts';
import type { BulkAct, BulkAction, BulkResult } from './bulk-requests.ts';

/** Specification §8. */
export const BULK_FAILURES: Record<BulkAction, string> = {
  publish: 'Nepavyko publikuoti straipsnio',
  draft: 'Nepavyko grąžinti į juodraštį',
  category: 'Nepavyko atnaujinti įrašo',
  delete: 'Nepavyko ištrinti įrašo',
  restore: 'Nepavyko atkurti įrašo',
};

const ONE: Record<BulkAction, string> = {
  publish: 'Straipsnis publikuotas tinklaraštyje',
  draft: 'Įrašas grąžintas į juodraščius',
  category: 'Kategorija pakeista',
  delete: 'Įrašas ištrintas',
  restore: 'Įrašas atkurtas',
};

const MANY: Record<BulkAction, string> = {
  publish: 'Publikuota tinklaraštyje',
  draft: 'Grąžinta į juodraščius',
  category: 'Kategorija pakeista',
  delete: 'Ištrinta',
  restore: 'Atkurta',
};

/** What was done, with the count where it is more than one. */
export function describeDone(action: BulkAction, count: number): string {
  return count === 1
    ? ONE[action]
    : `${MANY[action]}: ${withCount(count, 'įrašas', 'įrašai', 'įrašų')}`;
}

/** What taking back did; a post of the bin comes back unpublished. */
export function describeUndone(action: BulkAction, count: number): string {
  if (action !== 'restore') return 'Veiksmas atšauktas';
  return `Atkurta juodraščiuose: ${withCount(count, 'įrašas', 'įrašai', 'įrašų')}`;
}

/** What was not done and the first reason; null when everything was. */
export function describeFailed(action: BulkAction, { failed }: BulkResult): string | null {
  const [first] = failed;
  if (!first) return null;
  const count =
    failed.length > 1 ? ` (${withCount(failed.length, 'įrašas', 'įrašai', 'įrašų')})` : '';
  return `${BULK_FAILURES[action]}${count}. ${first.detail}`;
}

/** The act that takes another back; null where there is none that would (a returned post was published earlier). */
export function undoOf(action: BulkAction, { done }: BulkResult): BulkAct | null {
  if (done.length === 0) return null;
  const items = done.map(({ id }) => ({ id }));
  if (action === 'publish') return { action: 'draft', items };
  if (action === 'delete') return { action: 'restore', items };
  if (action !== 'category') return null;
  return {
    action,
    items: done.map(({ id, previous_category }) => ({
      id,
      ai_category: previous_category ?? null,
    })),
  };
}
