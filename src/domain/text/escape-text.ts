/**
 * Text as HTML text. For attribute values in double quotes it is not enough. Not by `entities`, which also makes references
 * of no-break spaces: what the sanitiser wrote would not be what it writes.
 */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
