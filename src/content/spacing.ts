const NBSP = '\u00A0';

/**
 * Lithuanian line-breaking manners for our own texts: a dash never begins a line, a one-letter word never
 * ends one, a number stays with its unit or noun.
 */
export function spaceText(text: string): string {
  return text
    .replace(/ (?=[–—] )/g, NBSP)
    .replace(/(?<=^|[\s„(])(\p{L}) /gu, `$1${NBSP}`)
    .replace(/(?<![\p{L}\d])(\d[\d.,]*\+?) (?=[\p{Ll}%])/gu, `$1${NBSP}`)
    .replace(/Microsoft 365/g, `Microsoft${NBSP}365`)
    .replace(/(UAB|MB|AB) (?=„)/g, `$1${NBSP}`);
}

/** The same for a whole piece of content. Addresses pass unharmed: they hold no spaces. */
export function spaced<T>(content: T): T {
  if (typeof content === 'string') return spaceText(content) as T;
  if (Array.isArray(content)) return content.map(spaced) as T;
  if (content === null || typeof content !== 'object') return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, spaced(value)]),
  ) as T;
}
