/** What spreadsheet programs take for a formula, also behind spaces and in its wide forms. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;

/**
 * One line of a table for spreadsheet programs: RFC 4180 with semicolons, as Lithuanian settings expect them.
 * Text that would be run as a formula gets an apostrophe in front.
 */
export const csvLine = (values: readonly string[]): string =>
  `${values.map(csvCell).join(';')}\r\n`;

/** So that spreadsheet programs read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

function csvCell(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
