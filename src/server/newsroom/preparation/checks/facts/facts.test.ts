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
