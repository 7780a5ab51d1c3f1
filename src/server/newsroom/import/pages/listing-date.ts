import { parseItemDate } from '../item/item-date.ts';
import type { PageElement, PageNode } from './dom/page-node.ts';

/** A date as listings write it for people. */
export const DATE =
  /\b(?:19|20)\d\d\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{1,2}\b|\b(?:19|20)\d\d \d\d \d\d\b|\b\d{1,2}[./]\d{1,2}[./](?:19|20)\d\d\b|\b\d{1,2}\. \d{1,2}\. (?:19|20)\d\d\b|\b(?:19|20)\d\d\s?m\.\s\p{L}+|\b(?:19|20)\d\d \p{L}{3,9} \d{1,2} d\.|\b\d{1,2}\.? \p{L}{3,9}\.? (?:19|20)\d\d\b|\b\p{L}{3,9}\.? \d{1,2}, (?:19|20)\d\d\b|\bprieš \d+ (?:min|val|d)|\b\d+ (?:minute|hour|day)s? ago\b/iu;

/** Nothing but a date, and a word such as „Paskelbta“. */
export const isDateOnly = (text: string): boolean =>
  DATE.test(text) && (text.replace(DATE, '').match(/\p{L}{3,}/gu) ?? []).length <= 1;

/** A date with its word and hour is shorter; so is a text that is looked at. */
const LONGEST = 60;
/** Of each piece around a link so many texts are looked at. */
const TEXTS = 200;

/**
 * When a listing says a story was published: the date nearest to its link, from a `time` element or a text that is
 * nothing else; dates inside sentences say something else. As it is written; one that cannot be read is none.
 * @param box up to which the page is looked through: what stands around this link and no other story's
 */
export function findListingDate(anchor: PageElement, box: PageElement): string | null {
  for (let each: PageElement | null = anchor; each; each = each.parentElement) {
    const found = dateOfTime(each) ?? dateOfText(each);
    if (found || each === box) return found;
  }
  return null;
}

function dateOfTime(piece: PageElement): string | null {
  const times = piece.matches('time') ? [piece] : [...piece.querySelectorAll('time[datetime]')];
  const written = times.map((time) => (time.getAttribute('datetime') ?? '').trim());
  return written.find((raw) => raw.length <= LONGEST && parseItemDate(raw)) ?? null;
}

function dateOfText(piece: PageElement): string | null {
  let left = TEXTS;
  let node: PageNode | null = piece.firstChild;
  while (node && left > 0) {
    if (node.nodeType === 3) {
      const found = readDate((node.textContent ?? '').trim());
      if (found) return found;
      left -= 1;
    }
    node = nextIn(piece, node);
  }
  return null;
}

function readDate(text: string): string | null {
  if (text.length > LONGEST || !isDateOnly(text)) return null;
  const [day = ''] = DATE.exec(text) ?? [];
  const raw = text.slice(text.indexOf(day));
  // A reading time or the like may stand behind it.
  return [raw, day].find(parseItemDate) ?? null;
}

/** The next node in the piece's order, without recursion. */
function nextIn(piece: PageElement, node: PageNode): PageNode | null {
  if (node.firstChild) return node.firstChild;
  let at: PageNode | null = node;
  while (at && at !== piece && !at.nextSibling) at = at.parentNode;
  return at && at !== piece ? at.nextSibling : null;
}
