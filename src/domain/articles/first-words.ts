import { inlineTextOf } from './article-outline.ts';

const MOST = 60;
/** Where one piece of text ends and the next begins. */
const ENDS = /<\/(?:p|h[1-6]|li|blockquote|t[dh]|figcaption|pre)>|<br>/g;
/** Of HTML that was cut anywhere. */
const CUT = /(?:<[^>]*|&\w*)$/;

/** How a text begins, in whole words and one line: what tells it from others while it has no title. */
export function firstWords(html: string): string {
  const text = inlineTextOf(
    html
      .replace(ENDS, ' ')
      .replace(/&nbsp;/g, ' ')
      .replace(CUT, ''),
  );
  if (text.length <= MOST) return text;
  const [whole] = /^.{1,59}(?=\s)/u.exec(text) ?? [text.slice(0, MOST)];
  return `${whole.toWellFormed()}…`;
}
