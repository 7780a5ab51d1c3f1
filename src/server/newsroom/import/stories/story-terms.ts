import { createHash } from 'node:crypto';
import { foldAccents } from '../../../../domain/text/fold-accents.ts';
import { urlKeyOf } from '../item/item-keys.ts';

/** Of a text that is compared with others: its first sentences name who, where and how much. */
const LEAD_LENGTH = 600;

/** What one outlet says of an event. */
export interface Report {
  title: string;
  /** The first sentences. */
  lead: string;
  /** Addresses of documents on other sites. */
  links: readonly string[];
  isLithuanian: boolean;
}

/** A report's terms in order, as they are stored. */
export interface ReportTerms {
  isLithuanian: boolean;
  title: string[];
  /** Those of the lead, and the documents that the text links. */
  lead: string[];
}

/** Case endings and most suffixes lie beyond. */
const TERM_LENGTH = 6;

/**
 * Spellings of one sound: names and international words meet across English and Lithuanian („Vašingtonas“,
 * "Washington"; „policija“, "police"). In this order.
 */
const SOUNDS: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/sch|sh|ch(?=[ei])/g, 's'],
  [/ck|kh|ch/g, 'k'],
  [/dz/g, 'z'],
  [/qu/g, 'kv'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/c(?=[ei])/g, 's'],
  [/c/g, 'k'],
  [/z/g, 's'],
  [/ou|oo/g, 'u'],
  [/ee|ea/g, 'i'],
  [/(.)\1/g, '$1'],
  [/h(?=[^aeiou]|$)/g, ''],
  // Weekdays, that would be cut to a third, a fourth and a fifth.
  [/^(tres|ketv|penk)(?:i|irt|t)adien.*$/, '$1ad'],
];

const LETTERS_WITHOUT_MARKS: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', ı: 'i' };

const MOST_LINKS = 10;

/** A longer word is no word. */
const LONGEST_WORD = 40;

export const listReportTerms = ({ title, lead, links, isLithuanian }: Report): ReportTerms => ({
  isLithuanian,
  title: listTerms(title, 1),
  lead: [...listTerms(lead.slice(0, LEAD_LENGTH), 2), ...listLinkTerms(links)],
});

/** A release, a report, an advisory: an address with a path. Beyond the first few stands what a site always links. */
function listLinkTerms(links: readonly string[]): string[] {
  const keys = links.map(urlKeyOf).filter((key) => key !== null && /\/[^/]/.test(key));
  return [...new Set(keys)]
    .slice(0, MOST_LINKS)
    .map((key) => `@${createHash('sha256').update(`${key}`).digest('base64url').slice(0, 12)}`);
}

/** Words by their sound and beginning, numbers of so many digits by their value, in order. Two letters say nothing. */
function listTerms(text: string, digits: number): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’']s(?![\p{L}\p{N}])/gu, '')
    .replace(/(?<=\d)[\s,.](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d)/g, '.');
  const terms: string[] = [];
  for (const [word] of plain.matchAll(/\d+(?:\.\d+)?|\p{L}[\p{L}\p{N}]*/gu)) {
    if (/^\d/.test(word)) {
      if (word.length >= digits) terms.push(`#${word.slice(0, LONGEST_WORD)}`);
    } else if (word.length > 2 || /\d/.test(word)) terms.push(termOf(word.slice(0, LONGEST_WORD)));
  }
  return terms;
}

function termOf(word: string): string {
  let sound = foldAccents(word).replace(
    /[łßøđı]/g,
    (letter) => LETTERS_WITHOUT_MARKS[letter] ?? letter,
  );
  for (const [spelling, plain] of SOUNDS) sound = sound.replace(spelling, plain);
  return sound.slice(0, TERM_LENGTH);
}
