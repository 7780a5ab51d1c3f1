/** What the parser accepts of an untrusted page; deeper or bigger documents hang it. */
export const MAX_DEPTH = 512;
export const MAX_ELEMENTS = 30_000;

/** Characters; the outbound guard lets fewer bytes through, this is for other callers. */
const MAX_LENGTH = 6_000_000;

/**
 * Counted before anything is built from the text, and generously (script text counts too): a thread that
 * runs out of memory in one big step takes the whole process with it, so it must not get that far.
 */
export function isTooBig(html: string): boolean {
  if (html.length > MAX_LENGTH) return true;
  const tags = count(html, /<[a-z!?]/gi);
  const attributes = count(html, /[^\s>]\s*=/g);
  return tags > 4 * MAX_ELEMENTS || attributes > 10 * MAX_ELEMENTS;
}

/** Without a list of them. */
function count(text: string, pattern: RegExp): number {
  let found = 0;
  while (pattern.test(text)) found += 1;
  return found;
}
