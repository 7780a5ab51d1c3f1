import { parseHtml, unwrap } from './parse-html.ts';

/**
 * The editor's HTML as a person would write it: each block tidy, no empty paragraphs at the end. An article without
 * content is an empty text.
 */
export function tidyHtml(html: string): string {
  const body = parseHtml(html);
  tidyBlocks(body);
  for (
    let last = body.lastElementChild;
    last && isEmptyParagraph(last);
    last = body.lastElementChild
  )
    last.remove();
  return body.innerHTML.trim();
}

/** No paragraph inside a plain list item or cell, a head where the first rows of a table are headings. */
export function tidyBlocks(body: Element): void {
  for (const paragraph of body.querySelectorAll('li > p, td > p, th > p, dd > p')) {
    const others = [...(paragraph.parentElement?.children ?? [])].filter(
      (other) => other !== paragraph,
    );
    if (
      others.every(({ localName }) => /^[uo]l$/.test(localName)) &&
      !paragraph.previousElementSibling
    )
      unwrap(paragraph);
  }
  for (const table of body.querySelectorAll('table')) separateHead(table);
  for (const list of body.querySelectorAll('ol')) list.removeAttribute('type');
}

export const isEmptyParagraph = (element: Element) =>
  element.localName === 'p' && !element.textContent?.trim() && element.children.length === 0;

/** Rows of headings at the top become the table's head. */
function separateHead(table: Element): void {
  const tbody = [...table.children].find(({ localName }) => localName === 'tbody');
  if (!tbody || [...table.children].some(({ localName }) => localName === 'thead')) return;
  const rows = [...tbody.children];
  const firstOther = rows.findIndex((row) =>
    [...row.children].some(({ localName }) => localName !== 'th'),
  );
  // Headings alone are a column of headings, not a head.
  if (firstOther <= 0) return;
  const thead = table.ownerDocument.createElement('thead');
  thead.append(...rows.slice(0, firstOther));
  tbody.before(thead);
}

const CLOSED =
  /(<\/(?:p|h[2-4]|li|blockquote|pre|tr|thead|tbody|table|figure|figcaption|dl|dt|dd|ul|ol|div|details|summary)>|<hr>)(?=<)/g;
const OPENED =
  /(<(?:ul|ol|table|thead|tbody|tr|dl|figure|blockquote|div|details)(?:\s[^>]*)?>)(?=<)/g;

/** One block a line, so that a person finds their way in the HTML view; what is in `pre` stays as it is. */
export function spreadHtml(html: string): string {
  return html
    .split(/(<pre[\s\S]*?<\/pre>)/)
    .map((part) => (part.startsWith('<pre') ? part : part.replace(OPENED, '$1\n')))
    .join('')
    .replace(CLOSED, '$1\n');
}

/** Tags that were in one text and are fewer in the other: what an editor could not hold. */
export function listLostTags(before: string, after: string): string[] {
  const [had, has] = [countTags(before), countTags(after)];
  return [...had].filter(([tag, count]) => (has.get(tag) ?? 0) < count).map(([tag]) => tag);
}

/** Paragraphs and table parts are made and unmade freely; they carry no meaning of their own. */
const FREE = new Set(['p', 'tbody', 'thead', 'br']);

function countTags(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { localName } of parseHtml(html).querySelectorAll('*')) {
    if (!FREE.has(localName)) counts.set(localName, (counts.get(localName) ?? 0) + 1);
  }
  return counts;
}
