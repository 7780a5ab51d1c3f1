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

test('a decade tells the years it begins with, of any century that was not named', () => {
  for (const decade of ['devintajame dešimtmetyje', '9 dešimtmetyje']) {
    expect(unknown(`Įkurta ${decade}.`, 'Įkurta 1980 m. ar 1880 m.', 'lt')).toEqual([]);
    expect(unknown(`Įkurta ${decade}.`, 'Įkurta 1970 m.', 'lt')).toEqual(['1970']);
  }
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

/** English text | all that it tells. */
const TOLD = `
In the 1990s it grew. | n:10 n:1990 o:10 o:1990 o:20 vague:10 vague:100 vague:1000
Sales of the 2000s fell. | n:10 n:2000 o:1 o:2000 o:21 vague:10 vague:100 vague:1000
One in four agreed. | n:1 n:4 o:4
It is in its 30s. | n:30 o:30 o:4 u:30:year vague:10
It opened on May 5, 2019. | d:*-5-5 d:2019-5-5 m:5 n:2019 n:5 o:5 ym:2019-5
It opened on 5 May. | d:*-5-5 d:?-5-5 m:5 n:5 o:5 ym:?-5
It took 24 hours. | n:24 o:24 u:24:hour vague:10
It took 90 minutes. | n:90 o:90 u:90:minute vague:10
It took two decades. | n:10 n:2 u:10:year u:2:decade
It took a century. | n:1 n:100 u:100:year u:1:century
It lasted 18 months. | n:18 o:18 u:18:month vague:10
At 3 pm it closed. | n:15 t:15:0
At 15:30 CET it closed. | n:15 t:15:30 zone:cet
It costs $3.5 million. | n:3500000 o:3500000 u:3500000:usd vague:1000000
It costs €50 to 80. | n:50 n:80 o:50 o:80 range:50:80 u:50:eur u:80:eur vague:10
10–20 GB of data. | n:10 n:20 o:10 o:20 range:10:20 u:10:gb u:20:gb vague:10
At least 10 firms left. | bound:least:10 n:10 o:10 vague:10
No more than 10 firms left. | bound:most:10 n:10 o:10 vague:10
5 or fewer firms left. | bound:most:5 n:5 o:5
Version 2.5.1 or later is safe. | bound:least:v2.5.1 n:1 n:2 n:5 v:2.5.1
Two years ago it fell. | dir:past:u:2:year n:2 u:2:year
It comes in two weeks. | dir:ahead:u:2:week n:2 u:2:week
The third floor burned. | n:3 o:3
Half of them left. | f:1/2 n:0.5
Two thirds of them left. | f:2/3 n:0.666666666667
The third quarter was good. | n:3 o:3
A quarter of firms left. | f:1/4 n:0.25 n:1 n:4 o:4
Hundreds of firms left. | vague:100
About 3,500 firms left. | a:about3 n:3500 o:3500 vague:10 vague:100 vague:1000
He is 6-foot-4 tall. | n:4 n:6 o:4 o:6 range:6:4 u:4:foot u:6:foot
He turned 40 in May. | m:5 n:40 o:40 u:40:year vague:10
He ran the 100m. | n:100 n:100000000 o:100 o:100000000 u:100000000:metre u:100:metre vague:10 vague:100 vague:1000000
The season 1995-96 ended. | n:1995 n:1996 n:96 o:1995 o:1996 o:96 range:1995:1996 range:1995:96 vague:10 vague:100 vague:1000
Phase two began. | n:2 o:2
An hour and a half passed. | f:1/2 n:0.5 n:1 n:1.5 u:1.5:hour u:1:hour
An apple costs a euro per kilo. | n:1 u:1:eur
33 percent agreed. | n:33 o:33 u:33:percent vague:10
It fell 5 percentage points. | n:5 o:5 u:5:points
Yesterday it rained. | rel:yesterday
On Monday it rained. | weekday:1
Last year it rained. | rel:last:year
Write to info@example.lt or www.example.lt/a. | host:example.lt mail:info@example.lt n:1 url:example.lt/a
See CVE-2024-12345 at 10.0.0.1. | cve:2024-12345 ip:10.0.0.1
Call +370 600 12345. | phone:37060012345
Open from 8–20. | n:20 n:8 o:20 o:8 range:8:20 vague:10
10k people and 3M cars. | n:10 n:10000 n:3 n:3000000 o:10 o:10000 o:3 o:3000000 vague:10 vague:100 vague:1000 vague:1000000
It ran March 4–6, 2026. | d:*-3-4 d:*-3-6 d:2026-3-4 d:2026-3-6 m:3 n:2026 n:4 n:6 o:4 o:6 ym:2026-3
It ran 4 and 5 of March. | d:*-3-4 d:*-3-5 d:?-3-4 d:?-3-5 m:3 n:4 n:5 o:4 o:5 ym:?-3
It was 03/04/2026. | d:*-3-4 d:*-4-3 d:2026-3-4 d:2026-4-3 m:3 m:4 n:2026 n:3 n:4 o:3 o:4 ym:2026-3 ym:2026-4
It was 25/12/2025. | d:*-12-25 d:2025-12-25 m:12 n:2025 n:25 o:25 ym:2025-12
It was 2026-03-04T10:00Z. | d:*-3-4 d:2026-3-4 m:3 n:2026 n:4 o:4 ym:2026-3
It was 2026 03 04. | d:*-3-4 d:2026-3-4 m:3 n:2026 n:4 o:4 ym:2026-3
It began in March 2026. | m:3 n:2026 ym:2026-3
He remembers 9/11. | d:*-9-11 d:2001-9-11 f:9/11 m:9 n:11 n:2001 n:9 o:11 range:9:11 ym:2001-9
At 2:30 p.m. it closed. | n:14 t:14:30
At 12 am it closed. | n:0 t:0:0
At 12 p.m. it closed. | n:12 t:12:0
At noon it closed. | n:12 t:12:0
At midnight it closed. | n:0 t:0:0
At 24:00 it closed. | n:24 t:0:0
At 25:10 it closed. | a:at25 n:10 n:25 o:10 o:25 vague:10
At about 13.10, a driver left. | n:1 n:13 t:13:10
At 5 o'clock it closed. | n:5 t:5:0
Last Tuesday it closed. | day:last: weekday:2
It closes next month. | o:2 rel:next:month
Today it closed. | rel:today
A year ago it closed. | n:1 rel:last:year u:1:year
Two dozen firms left. | n:24 vague:10
A dozen of 200 firms left. | n:1 n:12 n:200 o:200 vague:10 vague:100
It is 5 ft. 4 in. tall. | n:4 n:5 o:4 o:5 u:5:foot
It weighs 2.5 kg or 5 lb. | n:2.5 n:5 o:2.5 o:5 range:2.5:5 u:2.5:kg u:5:kg
Speeds of 60 mph. | n:60 o:60 u:60:mph vague:10
It has three and a half stars. | f:1/2 n:1 n:3.5
Every third firm left. | n:1 n:3 o:3
Chapter 3 is long. | a:chapter3 n:3 o:3
Twice as many left. | n:2
It fell to -5 °C. | n:5 o:5 u:5:celsius
It costs 1,234.56 EUR. | n:1234.56 o:1234.56 u:1234.56:eur vague:10 vague:100 vague:1000
It costs 1.234,56 EUR. | n:1234.56 o:1234.56 u:1234.56:eur vague:10 vague:100 vague:1000
The 100th visitor came. | a:the100th n:100 o:100 vague:10 vague:100
Windows 11 and RTX 4090. | a:rtx4090 a:windows11 n:11 n:4090 o:11 o:4090 vague:10 vague:100 vague:1000
Between 10 and 20 GB. | a:between10 n:10 n:20 o:10 o:20 range:10:20 u:10:gb u:20:gb vague:10
Up to 5% of 20 firms. | bound:most:5 n:20 n:5 o:20 o:5 u:5:percent vague:10
More than 3 or 4 firms. | bound:least:3 n:3 n:4 o:3 o:4 range:3:4
Thousands and millions of users. | range:1000:1000000 vague:1000 vague:1000000
`;

test.each(
  TOLD.trim()
    .split('\n')
    .map((line) => line.split(' | ')),
)('a source tells no more and no less: %s', (text = '', told) => {
  expect([...collectFacts(text, 'en')].sort().join(' ')).toBe(told);
});

/** Lithuanian text | its facts; each with what a source has to tell, one or another, or must not. */
const NEEDED = `
Dešimtajame dešimtmetyje augo. | unit „Dešimtajame dešimtmetyje“ u:10:decade/u:100:year/o:10; ordinal „Dešimtajame dešimtmetyje“ o:10/u:10:decade; word „dešimtmetyje“ n:10
Atidaryta 2019 m. gegužės 5 d. | date „2019 m. gegužės 5 d.“ d:2019-5-5/d:?-5-5+n:2019
Atidaryta gegužės 5-ąją. | date „gegužės 5-ąją“ d:*-5-5
Truko 9 val. | name „Truko 9“ –; unit „9 val.“ u:9:hour/u:540:minute/t:9:0; number „9 val.“ n:9/u:540:minute/t:9:0
Truko pusantrų metų. | unit „pusantrų metų“ u:1.5:year/u:18:month; word „pusantrų metų“ n:1.5/u:18:month
Kaina – 3,5 mln. eurų. | currency „3,5 mln. eurų“ u:3500000:eur; number „3,5 mln. eurų“ n:3500000
Kainuoja 50–80 Eur. | name „Kainuoja 50“ –; range „50–80 Eur.“ range:50:80/no time+no time; currency „50“ –; currency „80 Eur.“ u:80:eur; number „50“ n:50; number „80 Eur.“ n:80
Duomenų – 10–20 GB. | range „10–20 GB“ range:10:20/t:10:0+t:20:0; unit „10“ –; unit „20 GB“ u:20:gb; number „10“ n:10; number „20 GB“ n:20
Ne mažiau kaip 10 įmonių. | bound „10“ bound:least:10 ≠ bound:most:10; number „10“ n:10
Ne daugiau kaip 10 įmonių. | bound „10“ bound:most:10 ≠ bound:least:10; number „10“ n:10
2.5.1 arba naujesnė versija. | version „2.5.1“ v:2.5.1; version „2.5.1“ bound:least:v2.5.1 ≠ bound:most:v2.5.1
Prieš dvejus metus. | direction „dvejus metus“ dir:past:u:2:year ≠ dir:ahead:u:2:year; unit „dvejus metus“ u:2:year/u:24:month; word „dvejus metus“ n:2/u:24:month
Po dviejų savaičių. | direction „dviejų savaičių“ dir:ahead:u:2:week ≠ dir:past:u:2:week; unit „dviejų savaičių“ u:2:week/u:14:day; word „dviejų savaičių“ n:2/u:14:day
XXI amžius prasidėjo. | ordinal „XXI“ o:21
Sudegė trečiasis aukštas. | ordinal „trečiasis“ o:3
Išėjo pusė jų. | fraction „pusė“ f:1/2/u:50:percent/u:50:percent/u:50:percent/n:0.5
Išėjo du trečdaliai. | fraction „du trečdaliai“ f:2/3/u:66.66666666666666:percent/u:66:percent/u:67:percent/n:0.666666666667
Trečiasis ketvirtis geras. | ordinal „Trečiasis“ o:3
Šimtai įmonių. | vague „Šimtai“ vague:100
Apie 3500 įmonių. | name „Apie 3500“ –; number „3500“ n:3500
7 dešimtmetyje augo. | unit „7 dešimtmetyje“ u:7:decade/u:70:year/o:7; word „dešimtmetyje“ n:10; number „7 dešimtmetyje“ n:7/u:70:year/o:7
Sutiko 33 proc. žmonių. | name „Sutiko 33“ –; percent „33 proc.“ u:33:percent/f:1/3; number „33 proc.“ n:33/f:1/3
Sumažėjo 5 procentiniais punktais. | name „Sumažėjo 5“ –; percent „5 procentiniais punktais“ u:5:points; number „5 procentiniais punktais“ n:5
Vakar lijo. | relative „Vakar“ rel:yesterday
Pirmadienį lijo. | weekday „Pirmadienį“ weekday:1
Pernai lijo. | relative „Pernai“ rel:last:year
Dirba 8–20 val. | name „Dirba 8“ –; range „8–20 val.“ range:8:20/t:8:0+t:20:0; unit „8“ –; unit „20 val.“ u:20:hour/u:1200:minute/t:20:0; number „8“ n:8; number „20 val.“ n:20/u:1200:minute/t:20:0
15.30 val. uždaryta. | time „15.30 val.“ t:15:30
9-ajame aukšte. | number „9“ n:9/o:9
4 TB – 149 eurai. | range „4 TB – 149 eurai“ –; unit „4 TB“ u:4:tb; currency „149 eurai“ u:149:eur; number „4 TB“ n:4; number „149 eurai“ n:149
Du vyrai ir viena moteris. | word „Du“ n:2; word „viena“ –
Uždaryta 2 val. dienos. | time „2 val. dienos“ t:14:0
Uždaryta 8 val. vakaro. | time „8 val. vakaro“ t:20:0
Uždaryta 12 val. dienos. | time „12 val. dienos“ t:12:0
Uždaryta 5 val. ryto. | time „5 val. ryto“ t:5:0
Uždaryta 8 val. 30 min. ryto. | time „8 val. 30 min.“ t:8:30
Uždaryta vidurnaktį. | time „vidurnaktį“ t:0:0
Diena – 2026-03-04. | date „2026-03-04“ d:2026-3-4/d:?-3-4+n:2026
Diena – 04.03.2026. | date „04.03.2026“ d:2026-3-4/d:?-3-4+n:2026
Dienos – kovo 4–6 d. | date „kovo 4–6 d.“ d:*-3-4+d:*-3-6/d:*-3-4+d:*-3-6
Vyko 2026 m. kovo mėn. 4 d. | date „2026 m. kovo mėn. 4 d.“ d:2026-3-4/d:?-3-4+n:2026
Vyko 2026 m. kovą. | date „2026 m. kovą“ ym:2026-3/ym:?-3+n:2026
Vyko gegužę. | month „gegužę“ m:5
Vyko praėjusį antradienį. | relative „praėjusį antradien“ day:last: ≠ day:next:; weekday „antradienį“ weekday:2
Vyko kitą savaitę. | relative „kitą savaitę“ rel:next:week
Vyko šiandien. | relative „šiandien“ rel:today ≠ rel:yesterday/rel:tomorrow
Vyko 20 val. Lietuvos laiku. | zone „Lietuvos laiku“ zone:lt; name „Vyko 20“ –; unit „20 val.“ u:20:hour/u:1200:minute/t:20:0; number „20 val.“ n:20/u:1200:minute/t:20:0
Mažiau nei 5 proc. įmonių. | bound „5 proc.“ bound:most:5 ≠ bound:least:5; percent „5 proc.“ u:5:percent/f:none; number „5 proc.“ n:5/f:none
Iki 20 įmonių. | name „Iki 20“ –; bound „20“ bound:most:20 ≠ bound:least:20; number „20“ n:20
Bent du trečdaliai. | bound „du trečdaliai“ bound:least:0.6666666666666666 ≠ bound:most:0.6666666666666666; fraction „du trečdaliai“ f:2/3/u:66.66666666666666:percent/u:66:percent/u:67:percent/n:0.666666666667
Kas penktas lietuvis. | ordinal „penktas“ o:5
Po 20 minučių. | name „Po 20“ –; direction „20 minučių“ dir:ahead:u:20:minute ≠ dir:past:u:20:minute; unit „20 minučių“ u:20:minute/u:1200:second; number „20 minučių“ n:20/u:1200:second
Du šimtai penkiasdešimt įmonių. | word „Du šimtai penkiasdešimt“ n:250
Tūkstančiai įmonių. | vague „Tūkstančiai“ vague:1000
Ketvirtis milijono eurų. | currency „milijono eurų“ u:1000000:eur; word „milijono eurų“ n:1000000
Nuo 1995–96 m. sezono. | name „Nuo 1995“ –; range „1995–96“ range:1995:1996/range:1995:96/no time+no time; number „1995“ n:1995; number „96“ n:1996/n:96
Dvigubai daugiau. | word „Dvigubai“ n:2
Pusantro šimto eurų. | currency „Pusantro šimto eurų“ u:150:eur; word „Pusantro šimto eurų“ n:150
12 450 naudotojų. | number „12 450“ n:12450
Kaina – 1 234,56 Eur. | currency „1 234,56 Eur.“ u:1234.56:eur; number „1 234,56 Eur.“ n:1234.56
Aukštis – 1,8 metro. | unit „1,8 metro“ u:1.8:metre; number „1,8 metro“ n:1.8
`;

test.each(
  NEEDED.trim()
    .split('\n')
    .map((line) => line.split(' | ')),
)('what a text tells needs its source: %s', (text = '', needed) => {
  const facts = readFacts(text, 'lt').map(({ kind, start, end, needs, refutedBy }) => {
    const ways = needs.map((keys) => keys.join('+') || '–').join('/');
    const against = refutedBy ? ` ≠ ${refutedBy.join('/')}` : '';
    return `${kind} „${text.slice(start, end)}“ ${ways}${against}`;
  });
  expect(facts.join('; ')).toBe(needed);
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

describe('a decade', () => {
  const tells = (text: string, writing: 'lt' | 'en') => {
    const known = collectFacts(text, writing);
    // The word itself tells ten, as the tenth one would.
    return Array.from({ length: 100 }, (_, at) => 1300 + at * 10).filter(
      (year) => known.has(`n:${year}`) && year % 100 !== 90,
    );
  };

  test('that is counted within its century may be one of any from the fifteenth on', () => {
    const eighties = [1480, 1580, 1680, 1780, 1880, 1980, 2080];
    expect(tells('Tai buvo devintas dešimtmetis.', 'lt')).toEqual(eighties);
    expect(tells('Tai buvo 9 dešimtmetyje.', 'lt')).toEqual(eighties);
    expect(tells('Tai buvo antras dešimtmetis.', 'lt')[0]).toBe(1410);
    expect(tells('Tai buvo devintas kartas.', 'lt')).toEqual([]);
  });

  test.each([
    ['the 1990s', ['n:10', 'o:10', 'o:20']],
    ['the 1800s', ['n:10', 'o:1', 'o:19']],
    ['the 2010s', ['n:10', 'o:2', 'o:21']],
    ['the 1000s', ['n:10', 'o:1', 'o:11']],
    ['the 70s', ['o:8']],
    ['the ’20s', ['o:3']],
    ['the 90s', ['o:10']],
  ])('%s are counted within a century: %j', (text, keys) => {
    const known = collectFacts(text, 'en');
    for (const key of keys) expect(known.has(key)).toBe(true);
    expect(known.has('o:5')).toBe(false);
  });

  test('one in so many is a part of all', () => {
    const known = (text: string) => collectFacts(text, 'en');
    expect(known('One in 4 firms').has('f:1/4')).toBe(true);
    expect(known('1 out of 12 firms').has('f:1/12')).toBe(true);
    expect(known('One of 4 firms').has('f:1/4')).toBe(false);
  });
});

test('a year that is known from elsewhere tells the last, this and the next one, and they tell it', () => {
  const moment = [new Date('2026-11-27T12:00:00Z')];
  for (const [text, year] of [
    ['last year', 2025],
    ['this year', 2026],
    ['next year', 2027],
  ] as const) {
    // Its own day tells this one.
    const others = [2025, 2027].filter((other) => other !== year);
    const known = collectFacts(text, 'en', moment);
    expect(known.has(`n:${year}`)).toBe(true);
    for (const other of others) expect(known.has(`n:${other}`)).toBe(false);
    expect(collectFacts(`in ${year}`, 'en', moment).has(`rel:${text.split(' ')[0]}:year`)).toBe(
      true,
    );
    expect(collectFacts(`in ${year}`, 'en').has(`rel:${text.split(' ')[0]}:year`)).toBe(false);
  }
});
