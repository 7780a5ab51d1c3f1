import { rename } from '../parse-html.ts';

/** What Excel, Google Sheets and LibreOffice Calc put on the clipboard, and our own tables of plain text. */
export const isOfSpreadsheet = (html: string): boolean =>
  /office:excel|ProgId content="?Excel|data-sheets|google-sheets|LibreOffice[^>]*>[\s\S]*?<table/i.test(
    html,
  );

const isNumber = (text: string) => /\d/.test(text) && /^[\d\s.,:%€$+()/–-]+$/.test(text);
const trimmedTextOf = (cell: Element) => cell.textContent?.trim() ?? '';

/**
 * A piece of a spreadsheet as a table of an article: without the empty rows and columns around it, its first row as
 * the head where it reads as one. One cell alone is its words.
 */
export function settleSheet(table: HTMLElement): void {
  // Programs indent what follows a break in a cell.
  for (const { nextSibling: next } of table.querySelectorAll('br'))
    if (next?.nodeType === 3) next.nodeValue = (next.nodeValue ?? '').trimStart();
  for (const row of [...table.querySelectorAll('tr')].reverse()) {
    if (trimmedTextOf(row)) break;
    row.remove();
  }
  const rows = [...table.querySelectorAll('tr')];
  const isRegular = !table.querySelector('[colspan],[rowspan]');
  while (
    isRegular &&
    rows.length > 0 &&
    rows.every(({ lastElementChild: last }) => last && !trimmedTextOf(last))
  )
    for (const row of rows) row.lastElementChild?.remove();
  const cells = rows.map((row) => [...row.children] as HTMLElement[]);
  const [[only, ...besides] = [], ...others] = cells;
  if (only && besides.length + others.length === 0) {
    const paragraph = table.ownerDocument.createElement('p');
    paragraph.append(...only.childNodes);
    table.replaceWith(paragraph);
  } else if (!table.querySelector('th')) settleHead(cells);
}

function settleHead([first = [], ...others]: HTMLElement[][]): void {
  const words = first.map(trimmedTextOf);
  const isHead =
    first.length > 1 &&
    others.length > 0 &&
    words.every((word) => word && !isNumber(word)) &&
    new Set(words).size === words.length;
  if (isHead) for (const cell of first) rename(cell, 'th');
}
