import { expect, test } from 'vitest';
import { titleFingerprints } from './title-fingerprints.ts';

const areNear = (one: string, other: string) => {
  const marks = new Set(titleFingerprints(one));
  return titleFingerprints(other).some((mark) => marks.has(mark));
};
const TITLE = 'Įsilaužėliai pasinaudojo nauja „Exchange“ serverių spraga Lietuvoje';

test.each([
  ['Įsilaužėliai pasinaudojo nauja Exchange serverių spraga Lietuvoje'],
  ['ĮSILAUŽĖLIAI PASINAUDOJO NAUJA „EXCHANGE“ SERVERIŲ SPRAGA LIETUVOJE!'],
  ['Nauja „Exchange“ serverio spraga Lietuvoje pasinaudojo įsilaužėliai'],
  ['Įsilaužėliai pasinaudojo nauja „Exchange“ serverių spraga'],
  ['Skubu: įsilaužėliai pasinaudojo nauja „Exchange“ serverių spraga Lietuvoje'],
  ['Įsilaužėliai pasinaudojo nauja „Exchange“ serverių spraga Latvijoje'],
])('is nearly the same: %s', (other) => {
  expect(areNear(TITLE, other)).toBe(true);
});

test.each([
  [TITLE, 'Įsilaužėliai nusitaikė į „Exchange“ serverius Latvijoje ir Estijoje'],
  [
    '„Windows 11“ gruodžio atnaujinimas 2026 taiso 57 spragas',
    '„Windows 11“ gruodžio atnaujinimas 2026 taiso 63 spragas',
  ],
  ['Naujiena apie saugumą ir serverius biure 1', 'Naujiena apie saugumą ir serverius biure 2'],
  ['Savaitės apžvalga', 'Savaitės apžvalga'],
  ['', ''],
])('is another story: %s – %s', (one, other) => {
  expect(areNear(one, other)).toBe(false);
});
