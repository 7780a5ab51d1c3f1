import { expect, test } from 'vitest';
import {
  addressOfUse,
  describeUses,
  describeVersionsLosing,
  formatBytes,
  imageTitle,
} from './image.ts';

test.each([
  [0, '0 B'],
  [15, '15 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [245_000, '245 KB'],
  [999_499, '999 KB'],
  [999_500, '1,0 MB'],
  [1_249_000, '1,2 MB'],
  [999_900_000, '999,9 MB'],
  [1_000_000_000, '1,0 GB'],
  [78_300_000_000, '78,3 GB'],
])('%i bytes are written as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test('a picture is called as its file was, or by the last part of its path', () => {
  expect(imageTitle({ original_name: 'Mano.jpg', name: 'blog/a.webp' })).toBe('Mano.jpg');
  expect(imageTitle({ original_name: '', name: 'blog/2026/a.webp' })).toBe('a.webp');
  expect(imageTitle({ original_name: null as never, name: 'a.webp' })).toBe('a.webp');
});

test('a use leads to the text, the draft or the bin', () => {
  const lead = (kind: 'article' | 'draft' | 'bin') => addressOfUse({ kind, id: '7' } as never);
  expect(lead('article')).toBe('/admin/content/posts?irasas=7');
  expect(lead('draft')).toBe('/admin/content/posts?juodrastis=7');
  expect(lead('bin')).toBe('/admin/content/bin');
});

test('uses are counted', () => {
  expect(describeUses([])).toBe('Nenaudojama');
  expect(describeUses([{}] as never)).toBe('Naudojama 1\u00a0vietoje');
  expect(describeUses([{}, {}] as never)).toBe('Naudojama 2\u00a0vietose');
});

test('what earlier versions lose with a file is said, up to a hundred', () => {
  expect(describeVersionsLosing(0)).toBe('');
  expect(describeVersionsLosing(1)).toBe(
    'Nuotrauka dar yra vienoje ankstesnėje teksto versijoje: grąžinta ji bus be šios nuotraukos.',
  );
  expect(describeVersionsLosing(99, 'failas')).toBe(
    'Failas dar yra ankstesnėse tekstų versijose (99): grąžintos jos bus be šio failo.',
  );
  expect(describeVersionsLosing(100)).toMatch(/\(100 ar daugiau\)/);
});
