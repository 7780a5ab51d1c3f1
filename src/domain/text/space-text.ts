import { editHtml, editorOf, editText } from './text-edits.ts';

export const NBSP = '\u00A0';

const MONTHS =
  'sausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|lapkričio|gruodžio';
const AFTER_MONTH = new RegExp(`(?<=(?<!\\p{L})(?:${MONTHS})) (?=\\d)`, 'giu');

/**
 * Lithuanian line-breaking manners: a dash never begins a line, a one-letter word never ends one, a number
 * stays with its unit or noun, an abbreviation with the word it belongs to. Keeps the length.
 */
const putSpaces = (text: string): string =>
  text
    .replace(/ (?=[–—] )/g, NBSP)
    .replace(/(?<=^|[\s„(])(\p{L}) /gu, `$1${NBSP}`)
    .replace(
      /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)*\+?) (?=[\p{Ll}%€$£°]|(?:EUR|USD|GBP|[KMGTP]i?B|[KMG]b\/s|[KMG]?Hz|[kM]?Wh?|V|A|JAV)(?![\p{L}\d]))/gu,
      `$1${NBSP}`,
    )
    .replace(/(?<=\d) (?=\d)/g, NBSP)
    .replace(/(?<=\d{4}\sm\.) (?=\p{Ll})/gu, NBSP)
    .replace(AFTER_MONTH, NBSP)
    .replace(
      /(?<!\p{L})(el\.|tūkst\.|mln\.|mlrd\.|angl\.|dr\.|prof\.|š\.|t\.) (?=\p{L})/giu,
      `$1${NBSP}`,
    )
    .replace(/(?<!\p{L})(Nr\.|p\.|psl\.|str\.) (?=\d)/gu, `$1${NBSP}`)
    .replace(/(?<=(?<!\p{L})[IVX]{1,6}) (?=(?:a|amž|ketv|pusm)\.)/gu, NBSP)
    .replace(/(?<=JAV) (?=doleri)/g, NBSP)
    .replace(/(?<= (?:g|pr|al)\.) (?=\d)/g, NBSP)
    .replace(/(Microsoft|Windows|Windows Server|TPM) (?=\d)/g, `$1${NBSP}`)
    .replace(/(?<!\p{L})(UAB|MB|AB|VšĮ|IĮ) (?=[„‚])/gu, `$1${NBSP}`)
    .replace(/(?<!\p{L})(\p{Lu}\.) (?=\p{Lu}(?:\.|\p{Ll}))/gu, `$1${NBSP}`);

export const toSpaced = editorOf(putSpaces);

export const spaceText = (text: string): string => editText(text, [toSpaced]);

/** The same for the text of sanitised HTML. */
export const spaceHtml = (html: string): string => editHtml(html, [toSpaced]);
