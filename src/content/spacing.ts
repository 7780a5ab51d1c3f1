import { NBSP, spaceText } from '../domain/text/space-text.ts';

/** Forbids a line break without being seen. The typeface has no non-breaking hyphen to use instead. */
const JOINER = '\u2060';

/** Texts that are not read in a line: the head for search engines, and what goes into a form field. */
const KEPT_PLAIN = new Set(['meta', 'contactMessage']);

/** Addresses, slugs and ISO dates: written for machines even where a text could stand. */
const MACHINE_TEXT = /^(?:\/|https?:)|^[a-z\d-]*[a-z][a-z\d-]*$|^\d{4}-\d{2}(?:-\d{2})?$/;

const HYPHENATED = /[\p{L}\d:.,]+(?:[-–][\p{L}\d:.,]+)+/gu;
const SHORT_OR_NUMBER = /^.{1,2}$|\d/u;

/** Keeps figures and short compounds whole: 3-2-1, 8:00–18:00, Wi-Fi, SHA-256. Longer words may break. */
const joinText = (text: string): string =>
  text.replace(HYPHENATED, (word) =>
    word.split(/[-–]/).some((part) => SHORT_OR_NUMBER.test(part))
      ? word.replace(/[-–]/g, `$&${JOINER}`)
      : word,
  );

/**
 * Both for a whole piece of our own content. Articles get the spaces only: what a reader searches for or
 * copies from them stays as it was written.
 */
export function spaced<T>(content: T): T {
  if (typeof content === 'string') {
    return (MACHINE_TEXT.test(content) ? content : joinText(spaceText(content))) as T;
  }
  if (Array.isArray(content)) return content.map(spaced) as T;
  if (content === null || typeof content !== 'object') return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      KEPT_PLAIN.has(key) ? value : spaced(value),
    ]),
  ) as T;
}

/** The text as it was before, for programs. */
export const unspaced = (text: string): string => text.replaceAll(NBSP, ' ').replaceAll(JOINER, '');
