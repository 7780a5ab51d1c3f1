import { Marked, Tokenizer } from 'marked';
import { allowedHref, findImageAddress } from '../../../domain/articles/article-html.ts';
import { escapeText } from '../../../domain/text/escape-text.ts';

const BLOCK = /^(?:#{1,6} \S|> \S|```|~~~)/m;
const TABLE = /^\|?.+\|.*\n\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/m;
const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)]) \S/gm;
const INLINE = /\[[^\]\n]+\]\([^)\s]+\)|\*\*\S[^*\n]*\*\*|(?<!`)`[^`\n]+`(?!`)/;

/** One item may be a sentence that begins with a dash or a number. */
const isMarkdown = (text: string) =>
  BLOCK.test(text) || TABLE.test(text) || INLINE.test(text) || (text.match(ITEM)?.length ?? 0) >= 2;

/** A cell that holds lines, tabs or quotes stands between quotes, and its own are doubled. */
const QUOTED_CELL = /"((?:[^"]|"")*)"(?=[\t\n]|$)/y;
const PLAIN_CELL = /[^\t\n]*/y;

function readCells(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  do {
    const quoted = take(QUOTED_CELL);
    const isQuoted = quoted && /[\t\n"]/.test(quoted[1] ?? '');
    const [whole] = (isQuoted ? quoted : take(PLAIN_CELL)) ?? [''];
    rows.at(-1)?.push(isQuoted ? (quoted[1] ?? '').replaceAll('""', '"') : whole);
    at += whole.length;
    if (text[at] === '\n') rows.push([]);
    at += 1;
  } while (at <= text.length);
  return rows;
}

/** Cells between tabs, as many in each line: copied from a spreadsheet by a program that knows no HTML. */
function toTable(text: string): string | null {
  if (!text.includes('\t')) return null;
  const rows = readCells(text.replace(/\r\n?/g, '\n').replace(/\n+$/, ''));
  const width = rows[0]?.length ?? 0;
  if (width < 2 || rows.length < 2 || rows.some((row) => row.length !== width)) return null;
  const cells = (row: string[]) =>
    row.map((cell) => `<td>${escapeText(cell.trim()).replaceAll('\n', '<br>')}</td>`).join('');
  return `<table data-sheets><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table>`;
}

/**
 * Whether it is the address of a link that the text has, as `[1]: https://…` is: such a line is read and not shown. Also
 * written so are notes (`[^1]: …`) and remarks.
 */
function isLinked(text: string, { tag, href }: { tag: string; href: string }): boolean {
  if (tag.startsWith('^') || !(allowedHref(href) ?? findImageAddress(href))) return false;
  const [, ...after] = text.toLowerCase().replace(/\s+/g, ' ').split(`[${tag}]`);
  return after.some((rest) => !rest.startsWith(':'));
}

/** A tag alone, as words between such signs look: `<vardas>`, `List<String>`. */
const BARE_TAG = /^<\/?([a-z][a-z\d-]*)\s*\/?>/i;
const isElement = (name: string) => !(document.createElement(name) instanceof HTMLUnknownElement);

/** Whether what looks like a tag is what somebody wrote: as HTML it would go, and the word with it. */
function isWord(raw: string): boolean {
  const [, name] = BARE_TAG.exec(raw) ?? [];
  return name !== undefined && !isElement(name);
}

/** A note's line under another: each is a paragraph of its own. */
const NEXT_NOTE = /\n(?=\[\^[^\]\n]+\]:)/;

function readMarkdown(text: string): string {
  const markdown = new Marked({
    gfm: true,
    tokenizer: {
      def(line) {
        const definition = Tokenizer.prototype.def.call(this, line);
        return definition && isLinked(text, definition) ? definition : undefined;
      },
      paragraph(source) {
        const found = Tokenizer.prototype.paragraph.call(this, source);
        const end = found?.raw.search(NEXT_NOTE) ?? -1;
        return end < 1 ? found : Tokenizer.prototype.paragraph.call(this, source.slice(0, end));
      },
      html(source) {
        return isWord(source) ? undefined : Tokenizer.prototype.html.call(this, source);
      },
      tag(source) {
        return isWord(source) ? undefined : Tokenizer.prototype.tag.call(this, source);
      },
    },
  });
  return markdown.parse(text, { async: false });
}

/** HTML of a pasted plain text that is Markdown or a piece of a spreadsheet; null of any other. */
export function htmlOfText(text: string): string | null {
  // What sites give to be put into a page.
  if (/^\s*<iframe\b[^>]*>\s*<\/iframe>\s*$/i.test(text)) return text;
  const table = toTable(text);
  if (table) return table;
  return isMarkdown(text) ? readMarkdown(text) : null;
}
