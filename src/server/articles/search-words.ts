/** Each word is one more pass over the texts; whoever types more has long found what there is. */
const MOST_WORDS = 6;

/**
 * The words of a search: distinct, of two characters and more, the first six. Shorter ones hit nearly every
 * article and no index helps to find them.
 */
export function listSearchWords(text: string): string[] {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => [...word].length >= 2);
  return [...new Set(words)].slice(0, MOST_WORDS);
}
