/** How fast people read Lithuanian prose on a screen, words a minute; the lower end, so as not to promise too much. */
const WORDS_PER_MINUTE = 180;

const INLINE =
  /<\/?(?:a|abbr|b|cite|code|del|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var)\b[^<>]*>/gi;

/** Words an article's HTML shows; a word has a letter or a digit, so a lone dash is none. */
export function countWords(html: string): number {
  const text = html
    .replace(INLINE, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
    // Any other entity is one sign; its name is not a word.
    .replace(/&(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi, '·');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
