interface Told {
  titles: string[];
  text: string;
}

const WORDS =
  'retracted|retraction|withdrawn|story removed|kill notice|mandatory kill|atšaukta|atšauktas|atsiimta|straipsnis pašalintas';
/** Words that a source sets before a story that it takes back. */
const BEFORE_TEXT = new RegExp(`^[\\s[(*:„"“-]*(?:${WORDS})(?!\\p{L})`, 'iu');
/** Set off from the title itself: „Atšaukta konferencija“ and "Retraction Watch" are none. */
const BEFORE_TITLE = new RegExp(
  `^[\\s[(*:„"“-]*(?:${WORDS})(?: (?:article|story|paper|notice|straipsnis))?\\s*(?:[\\])*:|.–—-]|$)`,
  'iu',
);
/** By so much of its beginning a text is known. */
const BEGINNING = 60;

/**
 * Whether a source's new words say that its story was taken back, and its former words did not: those may report of a
 * retraction.
 */
export function saysTakenBack(newer: Told, before: Told): boolean {
  const isKnown = before.text.includes(newer.text.slice(0, BEGINNING));
  return isTakenBack(isKnown ? { ...newer, text: '' } : newer) && !isTakenBack(before);
}

const isTakenBack = ({ titles, text }: Told): boolean =>
  titles.some((title) => BEFORE_TITLE.test(title)) || BEFORE_TEXT.test(text);
