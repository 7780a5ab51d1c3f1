import { expect, test } from 'vitest';
import type { z } from 'zod';
import { createSourceBody, findSourcesBody, listSourcesQuery } from './source-schemas.ts';

const o = (length: number) => 'o'.repeat(length);
const NEW = { name: 'A', rss_url: 'https://a.test/rss' };
const refusalOf = (schema: z.ZodType, value: unknown): string | null =>
  schema.safeParse(value).error?.issues[0]?.message ?? null;
const EMPTY = 'Užpildykite visus laukus';
const NOT_AN_ADDRESS = 'Adresas turi prasidėti http:// arba https://';
const CAP = 'Nurodykite sveikąjį skaičių nuo 1 iki 1000 arba palikite lauką tuščią';
const PATTERN = 'Šablonas turi prasidėti „/“, „*“ arba „https://“; „*“ reiškia bet kokius ženklus';
const address = (length: number) => `https://a.test/${o(length - 15)}`;

test.each<[field: string, allowed: unknown, refused: unknown, message: string]>([
  ['name', ' A ', ' ', EMPTY],
  ['name', o(200), o(201), 'Pavadinimas per ilgas (max 200 simbolių)'],
  ['name', 'a\u200bb', '\u200b', EMPTY],
  ['rss_url', ' http://a.test ', ' ', EMPTY],
  ['rss_url', address(2000), address(2001), 'Adresas per ilgas'],
  ['rss_url', 'https://a.test', 'ftp://a.test', NOT_AN_ADDRESS],
  ['rss_url', 'https://a.test', 'a.test', NOT_AN_ADDRESS],
  ['rss_url', 'https://a.test', 'https://vardas@a.test', NOT_AN_ADDRESS],
  ['rss_url', 'https://a.test', 'https://:slaptas@a.test', NOT_AN_ADDRESS],
  ['type', 'crawl', 'atom', 'Pasirinkite tipą: rss arba crawl'],
  ['charset', 'windows-1257', 'windows-9999', 'Nežinoma koduotė'],
  ['charset', null, 'x', 'Nežinoma koduotė'],
  ['link_selector', o(500), o(501), 'Per ilgas tekstas (max 500 simbolių)'],
  ['link_pattern', '/naujienos/*', 'naujienos/*', PATTERN],
  ['link_pattern', '*2026*', '/a b', PATTERN],
  ['link_pattern', 'http://a.test/*', 'ftp://a.test/*', PATTERN],
  [
    'include_words',
    `${o(79)}\n`.repeat(50),
    `${o(79)}\n`.repeat(51),
    'Per ilgas sąrašas (max 4000 simbolių)',
  ],
  ['exclude_words', numbers(100), numbers(101), 'Per daug žodžių (daugiausia 100)'],
  ['include_words', o(80), o(81), 'Žodis per ilgas (max 80 simbolių)'],
  [
    'include_words',
    '5\na',
    'a\n?',
    'Kiekvienoje eilutėje turi būti bent viena raidė arba skaitmuo',
  ],
  ['daily_cap', 1, 0, CAP],
  ['daily_cap', 1000, 1001, CAP],
  ['daily_cap', null, 1.5, CAP],
  ['rights', 'excerpt', 'none', 'Pasirinkite teises: own, licensed arba excerpt'],
  ['prompt_supplement', o(2000), o(2001), 'Nurodymas per ilgas (max 2000 simbolių)'],
  ['site_url', address(2000), address(2001), 'Adresas per ilgas'],
  ['site_url', '', 'a.test', NOT_AN_ADDRESS],
])('what a source’s %s may be: %j', (field, allowed, refused, message) => {
  expect(refusalOf(createSourceBody, { ...NEW, [field]: allowed })).toBeNull();
  expect(refusalOf(createSourceBody, { ...NEW, [field]: refused })).toBe(message);
});

function numbers(count: number): string {
  return Array.from({ length: count }, (_, at) => at).join(',');
}

test('what is typed is kept without what surrounds it, and nothing as nothing', () => {
  expect(
    createSourceBody.parse({
      name: ' A ',
      rss_url: ' https://a.test/rss ',
      charset: ' ',
      link_selector: '',
      link_pattern: ' ',
      site_url: ' ',
      include_words: ' sauga,  dvi   dalys;sauga\n\n',
      exclude_words: '',
      prompt_supplement: ' Trumpai. ',
    }),
  ).toEqual({
    ...NEW,
    type: 'rss',
    charset: null,
    link_selector: null,
    link_pattern: null,
    site_url: null,
    include_words: 'sauga\ndvi dalys',
    exclude_words: '',
    prompt_supplement: 'Trumpai.',
  });
});

test.each([
  ['a.test', 'https://a.test'],
  [' a.test:8080/b ', 'https://a.test:8080/b'],
  ['localhost:8080', 'https://localhost:8080'],
  ['http://a.test', 'http://a.test'],
  ['ftp://a.test', null],
  ['mailto:a@a.test', null],
  ['', null],
  ['a b', null],
  [o(1992), `https://${o(1992)}`],
  [o(2001), null],
])('a site is found by its address as people say it: %j', (typed, address) => {
  expect(findSourcesBody.safeParse({ address: typed }).data?.address ?? null).toBe(address);
});

test('sources are listed by name, a hundred on a page', () => {
  expect(listSourcesQuery.parse({})).toMatchObject({ sort: 'name', per_page: 100 });
});
