/** What spreadsheet programs take for a formula, also behind spaces and in its wide forms. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;

/**
 * A telephone number. With an apostrophe every number in the file would have to be mended by hand; left alone,
 * spreadsheets make of it a number without its plus (`+37060012345`), or add it up (`+370-600-12345`). A tab in front
 * is not shown, keeps it text there, and is trimmed by programs that take the file in. There is nothing else in such
 * a cell that could be run: no letters, no cells.
 */
const PHONE = /^\+[\d ()-]+$/;

/**
 * One line of a table for spreadsheet programs: RFC 4180 with semicolons, as Lithuanian settings expect them.
 * Text that would be run as a formula gets an apostrophe in front, a telephone number a tab.
 */
export const csvLine = (values: readonly string[]): string =>
  `${values.map(csvCell).join(';')}\r\n`;

/** So that spreadsheet programs read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

function csvCell(value: string): string {
  return `"${makeHarmless(value).replaceAll('"', '""')}"`;
}

function makeHarmless(value: string): string {
  if (PHONE.test(value)) return `\t${value}`;
  return FORMULA.test(value) ? `'${value}` : value;
}
