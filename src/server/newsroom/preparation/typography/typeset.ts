import { toSpaced } from '../../../../domain/text/space-text.ts';
import { applyEdits, type Editor, editHtml, editText } from '../../../../domain/text/text-edits.ts';
import { readFacts } from '../checks/facts/facts.ts';
import { editDashes } from './dashes.ts';
import { editCurrencies, editDecimals, editPercents, editThousands, editUnits } from './numbers.ts';
import { editQuotes } from './quotes.ts';

/*
 * How a prepared text is set: the marks and spaces that Lithuanian prescribes, as the site writes them. Nothing is
 * changed where two readings are possible, and never a fact: an edit after which the checks read another number, date or
 * name is not made.
 */

/** What the checks read of a text: the bar that no edit may pass. */
export const factsOf = (text: string): string =>
  JSON.stringify(readFacts(text, 'lt').map(({ kind, needs, gives }) => [kind, needs, gives]));

const keepingFacts =
  (editor: Editor): Editor =>
  (text) => {
    const edits = editor(text);
    return edits.length === 0 || factsOf(applyEdits(text, edits)) === factsOf(text) ? edits : [];
  };

/** In this order: a range and a decimal comma are read by the rules after them. */
const CORRECTIONS: readonly Editor[] = [
  editQuotes,
  editDashes,
  editDecimals,
  editCurrencies,
  editPercents,
  editUnits,
  editThousands,
];
const EDITORS = [...CORRECTIONS.map(keepingFacts), toSpaced];

export const typesetText = (text: string): string =>
  settle(text, (each) => editText(each, EDITORS));

/** @param html sanitised; its tags, code and addresses stay to the letter */
export const typesetHtml = (html: string): string =>
  settle(html, (each) => editHtml(each, EDITORS));

const MOST_ROUNDS = 5;

/** One edit may make another sure: until nothing is left to edit, so that twice is as once. */
function settle(text: string, edit: (text: string) => string): string {
  let settled = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const edited = edit(settled);
    if (edited === settled) break;
    settled = edited;
  }
  return settled;
}
