/** A pattern for `ilike` that finds the text anywhere; the person's own % and _ are only characters. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Patterns for `like`, any of which finds the word: a name and its number also with a space or a hyphen between. */
export function patternsOf(word: string): string[] {
  const pattern = containing(word);
  return [...new Set([pattern, pattern.replace(/^%(\p{L}{2,5})(?=\d{1,3}(?!\d))/u, '%$1_')])];
}
