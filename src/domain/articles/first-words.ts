import { inlineTextOf } from './article-outline.ts';

const MOST = 60;
/** Where one piece of text ends and the next begins. */
const ENDS = /<\/(?:p|h[1-6]|li|blockquote|t[dh]|figcaption|pre)>|<br>/g;

/** How a text begins, in whole words and one line: what tells it from others while it has no title. */
export function firstWords(html: string): string {
  const text = inlineTextOf(
    withoutCut(html)
      .replace(ENDS, ' ')
      .replace(/&nbsp;/g, ' '),
  );
  if (text.length <= MOST) return text;
  const [whole] = /^.{1,59}(?=\s)/u.exec(text) ?? [text.slice(0, MOST)];
  return `${whole.toWellFormed()}…`;
}

/** HTML that was cut anywhere, without the tag or sign it was cut in. */
function withoutCut(html: string): string {
  const tag = html.lastIndexOf('<');
  if (tag > html.lastIndexOf('>')) return html.slice(0, tag);
  const sign = html.lastIndexOf('&');
  return sign >= 0 && /^&\w*$/.test(html.slice(sign)) ? html.slice(0, sign) : html;
}
