import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FoundText, readContentTexts } from './content-texts.ts';
import { readSourceTexts } from './source-texts.ts';

const root = join(import.meta.dirname, '../..');
const own = (await readContentTexts(root)).filter((one) => !one.isKeyword);
/** What visitors of the demonstration read. */
const demo = readSourceTexts(root, 'src/server/demo/articles');
const plain = (found: FoundText[]) =>
  found.map(({ text, where }) => ({
    where,
    text: text.replaceAll('\u2060', '').replaceAll('\u00A0', ' '),
  }));
const texts = plain(own);
const read = [...texts, ...plain(demo)];
const matching = (pattern: RegExp, texts = read) =>
  texts.filter(({ text }) => pattern.test(text)).map(({ text, where }) => `${where}: ${text}`);

/** To the letter of the specification, §8. */
const FIXED = /Susisieksime su jumis artimiausiu metu\./;

describe('the texts of the content', () => {
  it.each([
    ['straight or English quotes', /["”]|(?<!„[^“]*)“|„[^“]*$/, 'žodis “kabutėse”'],
    ['a hyphen where a dash belongs', /(?:^|\s)-\s|\d{4}-\d{4}/, 'kopija - biure'],
    ['two spaces', / {2}/, 'du  tarpai'],
    ['a space before a mark', / [,.;:!?](?!\w)/, 'tarpas , kablelis'],
    ['no space after a mark', /\p{Ll}[,;!?]\p{L}/u, 'be tarpo,žodis'],
    ['a percent sign without its space', /\d%/, '99,9%'],
    ['Wi-Fi without quotes', /(?<!„)Wi-Fi/, 'biuro Wi-Fi'],
    ['a word twice running', /(?<![\p{L}\d])(\p{L}{2,}) \1(?![\p{L}\d])/iu, 'kas kas mėnesį'],
  ])('have no %s', (_what, pattern, wrong) => {
    expect(wrong).toMatch(pattern);
    expect(matching(pattern, texts)).toEqual([]);
  });

  it.each([
    [
      'a thousand without its space',
      /(?<![\p{L}\d.,:/-])\d{4,}(?= (?:[kM]?Wh|EUR|€|[KMGT]B|valand|žmon|įmon))/u,
      '2190 kWh',
    ],
    ['a separator that can end a line', / [·|] /, 'Viena · Kita'],
  ])('have no %s, nor have the articles', (_what, pattern, wrong) => {
    expect(demo.length).toBeGreaterThan(20);
    expect(wrong).toMatch(pattern);
    expect(matching(pattern)).toEqual([]);
  });

  it('say Jūs with a capital letter', () => {
    const small = /(?<!\p{L})(?:jūs|jums|jumis|jus|jūsų)(?!\p{L})/u;
    expect(matching(small).filter((line) => !FIXED.test(line))).toEqual([]);
  });
});
