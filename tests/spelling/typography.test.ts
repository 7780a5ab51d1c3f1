import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContentTexts } from './content-texts.ts';

const texts = (await readContentTexts(join(import.meta.dirname, '../..')))
  .filter((one) => !one.isKeyword)
  .map(({ text, where }) => ({
    where,
    text: text.replaceAll('\u2060', '').replaceAll('\u00A0', ' '),
  }));
const matching = (pattern: RegExp) =>
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
    expect(matching(pattern)).toEqual([]);
  });

  it('say Jūs with a capital letter', () => {
    const small = /(?<!\p{L})(?:jūs|jums|jumis|jus|jūsų)(?!\p{L})/u;
    expect(matching(small).filter((line) => !FIXED.test(line))).toEqual([]);
  });
});
