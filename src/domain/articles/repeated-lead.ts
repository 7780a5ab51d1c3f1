const TAGS = /<[^<>]*>|&#?\w{1,8};/g;

const wordsOf = (text: string): string[] =>
  text
    .replace(TAGS, ' ')
    .toLocaleLowerCase('lt')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether a text begins with the words of its lead, so that a reader would meet them twice: an excerpt is often the
 * source's own standfirst, which stays in the text (decision 0081), or the text's beginning cut short.
 * @param html the text as it is stored, sanitised
 */
export function isLeadRepeated(lead: string, html: string): boolean {
  const words = wordsOf(lead);
  // The last one may be cut.
  if (lead.trimEnd().endsWith('…')) words.pop();
  const text = wordsOf(html.slice(0, 10 * lead.length));
  return words.every((word, index) => text[index] === word);
}
