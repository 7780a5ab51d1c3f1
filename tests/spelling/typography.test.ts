import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  typesetHtml,
  typesetText,
} from '../../src/server/newsroom/preparation/typography/typeset.ts';
import { type FoundText, readContentTexts } from './content-texts.ts';
import { readSourceTexts } from './source-texts.ts';

const root = join(import.meta.dirname, '../..');
const own = (await readContentTexts(root)).filter((one) => !one.isKeyword);
/** What visitors of the demonstration read. */
const demo = readSourceTexts(root, 'src/server/demo/articles');
/** What the panel, the pages and the messages say. */
const said = ['site', 'pages', 'domain', 'admin', 'server'].flatMap((folder) =>
  readSourceTexts(root, join('src', folder)),
);
const withPlainSpaces = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00A0', ' ');
const plain = (found: FoundText[]) =>
  found.map(({ text, where }) => ({ where, text: withPlainSpaces(text) }));
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

describe('all texts of the product', () => {
  it('are set as the newsroom sets a prepared text', () => {
    const set = (text: string) =>
      withPlainSpaces(/<\/?[a-z][^<>]*>/.test(text) ? typesetHtml(text) : typesetText(text));
    expect(set('kopija - "biure", 99.9% laiko')).toBe('kopija – „biure“, 99,9 % laiko');
    expect(said.length).toBeGreaterThan(400);
    const others = [...texts, ...plain(said)].filter(({ text }) => set(text) !== text);
    expect(others.map(({ text, where }) => `${where}: ${text} → ${set(text)}`)).toEqual([]);
  });

  /** One word for one thing; keywords alone hold what people type. */
  it.each([
    ['„debesija“, not „debesis“', /(?<!\p{L})debes(?!ij|ų|uot)/iu, 'saugome debesyje', /^$/],
    [
      '„naudotojas“, not „vartotojas“',
      /(?<!\p{L})vartotoj/iu,
      'tvarkome vartotojus',
      // The screen's title and its empty text are the specification's (§2.10); a consumer is one too.
      /^src\/admin\/(?:users|frame)\/|vartotojų prietaisai|^src\/domain\//,
    ],
    [
      '„nuotrauka“, not „paveikslėlis“',
      /paveikslėl/iu,
      'Paveikslėlis nerastas',
      // There it is a folder of Windows or a drawing.
      /^src\/content\//,
    ],
    ['„%“, not „proc.“', /\d proc\./, '5 proc. laiko', /^$/],
    [
      '„Microsoft 365“ and „Google Workspace“ in quotes, but for the name alone',
      /(?<!„[^“]*)(?:Microsoft 365|Google Workspace)(?!$)|(?<!^|„[^“]*)(?:Microsoft 365|Google Workspace)$/u,
      'Jūsų Microsoft 365',
      /^$/,
    ],
  ])('say %s', (_what, pattern, wrong, allowed) => {
    expect(wrong).toMatch(pattern);
    const found = [...matching(pattern), ...matching(pattern, plain(said))];
    expect(found.filter((line) => !allowed.test(line))).toEqual([]);
  });
});
