import { quoteTitle } from '../../domain/text/quote-title.ts';
import { formatMoment } from '../lists/moments.ts';
import type { DraftRow } from './draft.ts';
import type { LocalDraftRow } from './list-local-drafts.ts';

/** What the list says of a text that somebody is writing. */
export interface DraftWords {
  /** When, and by whom or where. */
  details: string;
  badge: { label: string; color: string };
  /** What goes away when it is deleted. */
  consequence: string;
}

/** What a text is called in a list: five without a title are told apart by how they begin. */
export const nameDraft = ({ title, beginning }: Pick<DraftRow, 'title' | 'beginning'>): string =>
  title || (beginning ? `Be pavadinimo: „${beginning}“` : 'Be pavadinimo');

export const askToDeleteDraft = ({ title, beginning }: Pick<DraftRow, 'title' | 'beginning'>) =>
  title
    ? `Ištrinti juodraštį ${quoteTitle(title)}?`
    : `Ištrinti juodraštį be pavadinimo${beginning && ` („${beginning}“)`}?`;

export const UNSAVED = 'Neišsaugoti pakeitimai';

/** Of a text the server has, but not its last words. */
export const PARTLY_HERE = { label: 'Dalis tik šioje naršyklėje', color: 'red' };

export const describeDraft = (row: DraftRow, isPartlyHere: boolean): DraftWords => ({
  details: `${formatMoment(row.updated_at)} · ${row.updated_by ?? '–'}`,
  badge: describeState(row, isPartlyHere),
  consequence: row.article_id
    ? 'Tekstas liks toks, koks išsaugotas; neišsaugoti pakeitimai dings.'
    : 'Parašytas tekstas dings, šio veiksmo atšaukti negalima.',
});

function describeState(row: DraftRow, isPartlyHere: boolean) {
  if (isPartlyHere) return PARTLY_HERE;
  return row.article_id
    ? { label: UNSAVED, color: 'yellow' }
    : { label: 'Naujas įrašas', color: 'gray' };
}

export const describeCopy = (row: LocalDraftRow): DraftWords => ({
  details: `${formatMoment(row.saved_at)} · ${row.isStored ? 'serverį yra pasiekęs' : 'serverio dar nepasiekė'}`,
  badge: row.isStored
    ? { label: 'Šios naršyklės kopija', color: 'gray' }
    : { label: 'Tik šioje naršyklėje', color: 'red' },
  consequence: row.isArticle
    ? 'Tekstas liks toks, koks išsaugotas; šioje naršyklėje laikomi pakeitimai dings.'
    : 'Šioje naršyklėje laikomas tekstas dings, šio veiksmo atšaukti negalima.',
});
