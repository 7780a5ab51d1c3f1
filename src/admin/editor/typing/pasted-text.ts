import { Marked } from 'marked';
import { escapeText } from '../../../domain/text/escape-text.ts';

const markdown = new Marked({ gfm: true });

const BLOCK = /^(?:#{1,6} \S|> \S|```|~~~)/m;
const TABLE = /^\|?.+\|.*\n\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/m;
const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)]) \S/gm;
const INLINE = /\[[^\]\n]+\]\([^)\s]+\)|\*\*\S[^*\n]*\*\*|(?<!`)`[^`\n]+`(?!`)/;

/** One item may be a sentence that begins with a dash or a number. */
const isMarkdown = (text: string) =>
  BLOCK.test(text) || TABLE.test(text) || INLINE.test(text) || (text.match(ITEM)?.length ?? 0) >= 2;

/** Cells between tabs, as many in each line: copied from a spreadsheet by a program that knows no HTML. */
function toTable(text: string): string | null {
  const rows = text
    .replace(/[\r\n]+$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const width = rows[0]?.length ?? 0;
  if (width < 2 || rows.length < 2 || rows.some((row) => row.length !== width)) return null;
  const cells = (row: string[]) =>
    row.map((cell) => `<td>${escapeText(cell.trim())}</td>`).join('');
  return `<table data-sheets><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table>`;
}

/** HTML of a pasted plain text that is Markdown or a piece of a spreadsheet; null of any other. */
export function htmlOfText(text: string): string | null {
  // What sites give to be put into a page.
  if (/^\s*<iframe\b[^>]*>\s*<\/iframe>\s*$/i.test(text)) return text;
  const table = toTable(text);
  if (table) return table;
  return isMarkdown(text) ? markdown.parse(text, { async: false }) : null;
}
