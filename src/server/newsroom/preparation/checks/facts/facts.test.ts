import { describe, expect, test } from 'vitest';
import { collectFacts, findUnknownFacts, readFacts } from './facts.ts';
import type { Writing } from './writing.ts';

const PUBLISHED = new Date('2026-03-05T08:00:00Z');

/** What of the Lithuanian text its source does not hold. */
const unknown = (source: string, output: string, writing: Writing = 'en') => {
  const known = collectFacts(source, writing, [PUBLISHED]);
  return findUnknownFacts(known, output).map(({ fact }) => fact);
};

describe('the same fact in another writing is known', () => {
  test.each([
    ['3.5 million users', '3,5 mln. naudotojų'],
    ['3.5 million users', '3,5 milijono naudotojų'],
    ['$3.5M in losses', 'nuostoliai – 3,5 mln. dolerių'],
    ['a fine of 10k euros', '10 tūkst. eurų bauda'],
    ['2 billion devices', '2 mlrd. įrenginių'],
    ['five million accounts', 'penki milijonai paskyrų'],
    ['five million accounts', '5 mln. paskyrų'],
    ['1,250,000 records', '1 250 000 įrašų'],
    ['3,500 servers', '3 500 serverių'],
    ['3,500 servers', '3500 serverių'],
    ['costs 1,234.56 EUR', 'kainuoja 1 234,56 Eur'],
    ['25% of firms', '25 proc. įmonių'],
    ['three attackers and twenty-five victims', '3 įsilaužėliai ir 25 aukos'],
    ['a 10-year study', '10 metų tyrimas'],
    ['10GB of data', '10 GB duomenų'],
    ['in the 1990s', '1990-aisiais'],
    ['the RTX 4090 card', 'vaizdo plokštė RTX4090'],
    ['March 4, 2026', '2026 m. kovo 4 d.'],
    ['4 March 2026', '2026-03-04'],
    ['on March 4', 'kovo 4 d.'],
    ['on March 4', '2026 m. kovo 4 d.'],
    ['March 4–6', 'kovo 4–6 d.'],
    ['03/25/2026', '2026 m. kovo 25 d.'],
    ['in December 2025', '2025 m. gruodžio mėnesį'],
    ['published this week', 'paskelbta 2026 m. kovo 5 d.'],
    ['at 2:30 p.m.', '14:30 val.'],
    ['at 8 p.m.', '8 val. vakaro'],
    ['at 11:30 p.m.', '11:30 val. vakaro'],
    ['at noon', '12 val. dienos'],
    ['at 20:00', '20 val. vakaro'],
    ['at 8 a.m.', '8 val. ryto'],
    ['version v4.2.1', '4.2.1 versija'],
    ['Windows 8.1', '„Windows 8.1“'],
    ['CVE-2026-12345', 'CVE‑2026-12345'],
    ['see https://www.example.com/a/', 'žr. https://example.com/a.'],
    ['see https://example.com/a', 'svetainėje example.com'],
    ['write to Info@Example.com', 'rašykite info@example.com'],
    ['4K video over WPA3', '4K vaizdas per WPA3'],
    ['stored for six months', 'saugoma pusę metų'],
    ['kept for 18 months', 'saugoma pusantrų metų'],
    ['a delay of 90 minutes', 'pusantros valandos vėlavimas'],
    ['a 2880x1800 screen', '2880×1800 ekranas'],
    ['in the third quarter', 'trečiąjį ketvirtį'],
    ['in the 1990s', 'dešimtajame XX a. dešimtmetyje'],
    ['one in 4 firms', 'ketvirtadalis įmonių'],
    ['1 out of 5 firms', 'penktadalis įmonių'],
    ['half of all firms', '50 proc. įmonių'],
    ['a third of firms', '33 proc. įmonių'],
    ['two thirds of firms', '67 proc. įmonių'],
    ['40% of firms', 'du penktadaliai įmonių'],
    ['every fifth firm', 'kas penkta įmonė'],
    ['one in five firms', 'kas penkta įmonė'],
    ['from 8 a.m. to 8 p.m.', '8–20 val.'],
    ['open 24 hours', 'dirba 24 val.'],
    ['in 1995-96', '1996 metais'],
    ['$50 to 80', 'nuo 50 iki 80 dolerių'],
    ['10–20 GB', 'nuo 10 GB iki 20 GB'],
    ['4½ hours', '4,5 valandos'],
    ['4-1/2 hours', '4,5 valandos'],
    ['4¼ inches and 4¾ inches', '4,25 colio ir 4,75 colio'],
    ['aged 35', '35 metų'],
    ['two and a half million euros', '2,5 mln. eurų'],
    ['an hour and a half', '1,5 valandos'],
    ['2FA and 5G', '2 veiksniai ir 5 karta'],
    ['KB5034441', '5034441'],
    ['in Q3', 'trečiąjį ketvirtį'],
    ['version v4', 'ketvirtoji versija'],
    ['the XIX century', 'XIX amžius'],
    ['the 19th century', 'XIX amžius'],
    ['call +370 600 12345', 'skambinkite +370 600 12-345'],
    ['192.168.1.10:8080', '192.168.1.10'],
    ['hxxp://evil[.]com/a', 'https://evil.com/a'],
    ['at 10:00 UTC', '10 val. UTC'],
    ['two years ago', 'prieš dvejus metus'],
    ['at least 10 firms', 'bent 10 įmonių'],
    ['thousands of firms', 'tūkstančiai įmonių'],
    ['3,500 firms', 'tūkstančiai įmonių'],
  ])('%s → %s', (source, output) => {
    expect(unknown(source, output)).toEqual([]);
  });
});

describe('a fact that the source does not hold is found', () => {
  test.each([
    ['3.5 million users', '3,5 mlrd. naudotojų', '3,5 mlrd.'],
    ['3.5 million users', '35 mln. naudotojų', '35 mln.'],
    ['3,500 servers', '3,5 serverio', '3,5'],
    ['some users', '120 naudotojų', '120'],
    ['March 4, 2026', '2026 m. kovo 14 d.', '2026 m. kovo 14 d.'],
    ['March 4, 2026', '2026 m. balandžio 4 d.', '2026 m. balandžio 4 d.'],
    ['March 4, 2025', '2026 m. kovo 4 d.', '2026 m. kovo 4 d.'],
    ['in December 2025', '2024 m. gruodį', '2024 m. gruodį'],
    ['version 4.2.1', '4.2.2 versija', '4.2.2'],
    ['Windows 10', '„Windows 11“', '11'],
    ['CVE-2026-12345', 'CVE-2026-12346', 'CVE-2026-12346'],
    ['https://example.com/a', 'https://example.com/b', 'https://example.com/b'],
    ['https://example.com/a', 'https://evil.example/a', 'https://evil.example/a'],
    ['the vendor', 'gamintojas (vendor.com)', 'vendor.com'],
    ['WPA2', 'WPA3', 'WPA3'],
    ['at 2:30 p.m.', '15:30 val.', '15:30 val.'],
    ['five million accounts', 'šeši milijonai paskyrų', 'šeši milijonai'],
    ['in the third quarter', 'ketvirtąjį ketvirtį', 'ketvirtąjį'],
    ['kept for 18 months', 'saugoma pustrečių metų', 'pustrečių metų'],
    ['a third of firms', '40 proc. įmonių', '40 proc.'],
    ['one in 4 firms', 'penktadalis įmonių', 'penktadalis'],
    ['open 24 hours', 'dirba 25 val.', '25 val.'],
    ['at least 10 firms', 'daugiausia 10 įmonių', '10'],
    ['two years ago', 'po dvejų metų', 'dvejų metų'],
    ['in two years', 'prieš dvejus metus', 'dvejus metus'],
    ['3,500 firms', 'milijonai įmonių', 'milijonai'],
    ['the XIX century', 'XX amžius', 'XX'],
    ['call 8 600 12345', 'skambinkite 8 600 12346', '8 600 12346'],
    ['at 10:00 UTC', '10 val. Vilniaus laiku', 'Vilniaus laiku'],
    ['on Monday', 'antradienį', 'antradienį'],
    ['10 firms and 20 users', '10–20 įmonių', '10–20'],
  ])('%s → %s', (source, output, found) => {
    expect(unknown(source, output)).toEqual([found]);
  });
});

test('a Lithuanian source is read in Lithuanian writing', () => {
  expect(
    unknown(
      '3,5 mln. eurų, kovo 4 d., 12 000 įmonių',
      '3,5 mln. eurų, kovo 4 d., 12 tūkst. įmonių',
      'lt',
    ),
  ).toEqual([]);
});

test('a year told as last, this or next is the one beside the year of the article', () => {
  expect(unknown('last year, this year and next year', '2025, 2026 ir 2027 m.')).toEqual([]);
  expect(unknown('in 2025, 2026 and 2027', 'pernai, šiemet ir kitąmet')).toEqual([]);
  expect(unknown('last year', '2024 m.')).toEqual(['2024']);
  expect(unknown('in 2024', 'pernai')).toEqual(['pernai']);
});

test('the day of the article is known by its weekday, date and month', () => {
  expect(unknown('', 'ketvirtadienį, kovo 5 d.')).toEqual([]);
  expect(unknown('', 'penktadienį, kovo 6 d.')).toEqual(['penktadienį', 'kovo 6 d.']);
});

test('what is found shows forty characters of its line on each side, whole words', () => {
  const line = (before: string, after: string) =>
    findUnknownFacts(new Set(), `pirma eilutė\n${before}120${after}\nkita eilutė`)[0]?.excerpt;
  expect(line('Turi ', ' naudotojų.')).toBe('Turi 120 naudotojų.');
  const forty = `${'a'.repeat(19)} ${'b'.repeat(19)} `;
  expect(line(forty.slice(1), forty.slice(1, -1))).toBe(
    `${forty.slice(1)}120${forty.slice(1, -1)}`,
  );
  expect(line(forty, ` ${forty.slice(0, -1)}`)).toBe(`…${'b'.repeat(19)} 120 ${'a'.repeat(19)}…`);
});

test('words that only look like months or numbers are none', () => {
  expect(readFacts('Kova su sukčiais. Liepa žydi. It may work.', 'lt')).toEqual([]);
});

test.each([
  ['letters without a space', 'a'.repeat(200_000)],
  ['dots and dashes', 'a.-'.repeat(60_000)],
  ['groups of digits', '111 '.repeat(50_000)],
  ['digits', '1'.repeat(200_000)],
  ['month names', 'kovo '.repeat(40_000)],
  ['shortened words', '2 d. '.repeat(40_000)],
])('a hostile text of %s is read in time that grows with its length', (_, text) => {
  // A quadratic pattern would need minutes here; the runner's own limit ends the test.
  expect(Array.isArray(readFacts(text, 'en'))).toBe(true);
});
