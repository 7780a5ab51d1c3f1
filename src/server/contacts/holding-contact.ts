import { like, or, type SQL } from 'drizzle-orm';
import { holdingWords } from '../database/holding-words.ts';
import { containing } from '../database/like-patterns.ts';
import { contacts, PHONE_DIGITS } from '../database/schema/contacts.ts';

/** Nothing but what telephone numbers are written with. */
const NUMBER = /^[\d\s()+./-]+$/;
/** What precedes the same number at home and abroad. */
const PREFIX = /^(?:370|8|0)/;
/** Fewer digits are in too many numbers. */
const LEAST = 4;

/** Messages that hold the typed words, or are from who has the typed number, however either of them is written. */
export function holdingContact(typed: string): SQL | undefined {
  const words = holdingWords(contacts.search_text, typed);
  if (!NUMBER.test(typed)) return words;
  const digits = typed.replaceAll(/\D/g, '').replace(PREFIX, '');
  return digits.length < LEAST ? words : or(words, like(PHONE_DIGITS, containing(digits)));
}
