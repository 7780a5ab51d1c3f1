/** „‚Microsoft‘ pataisė“: a title in quotation marks, its own a step further in. */
export const quoteTitle = (title: string): string =>
  `„${title.replaceAll('„', '‚').replaceAll('“', '‘')}“`;
