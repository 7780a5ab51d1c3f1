import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findSharedPage, shareImagePath } from '../../../domain/articles/share-image.ts';
import { drawShareImage } from './draw-share-image.ts';
import { measureText, outlineText, wrapText } from './outlined-text.ts';
import { findShareTitle } from './share-images.ts';

test('the title is the page’s own, decoded and without the company’s name', () => {
  const page = (title: string) => `<title>x</title><meta property="og:title" content="${title}">`;
  expect(findShareTitle(page('NIS2 &amp; BDAR: „ką“ daryti – Gintvė'))).toBe(
    'NIS2 & BDAR: „ką“ daryti',
  );
  expect(findShareTitle(page('Kaip&#160;dirbti &quot;saugiai&quot;'))).toBe(
    'Kaip dirbti "saugiai"',
  );
  expect(findShareTitle('<title>x</title>')).toBeNull();
});

test.each([
  ['/', '/share/pradzia.png'],
  ['/paslaugos/microsoft-365', '/share/paslaugos/microsoft-365.png'],
  ['/tinklarastis?puslapis=2', '/share/tinklarastis.png'],
])('the picture of %s lies at %s', (path, address) => {
  expect(shareImagePath(path)).toBe(address);
  expect(findSharedPage(address)).toBe(path.split('?')[0]);
});

test.each(['/share/x', '/share.png', '/share/.png', '/kita/x.png'])('%s names no page', (path) => {
  expect(findSharedPage(path)).toBeNull();
});

test('every Lithuanian letter has an outline of its own', () => {
  const outlines = [...'ąčęėįšųūžĄČĘĖĮŠŲŪŽ„“–aceisuz'].map((one) => outlineText(one, 0, 0, 100));
  expect(new Set(outlines).size).toBe(outlines.length);
  for (const outline of outlines) expect(outline).toContain(' d="M');
});

test('a letter the typeface lacks is drawn as its base, a picture is left out', () => {
  expect(outlineText('ǧ', 0, 0, 100)).toBe(outlineText('g', 0, 0, 100));
  expect(measureText('🙂', 100)).toBe(0);
  expect(measureText('ė', 100)).toBeGreaterThan(30);
});

test('lines are broken between words and none is too wide', () => {
  const text = 'Kibernetinio saugumo reikalavimai vidutinėms Lietuvos įmonėms';
  const lines = wrapText(text, 76, 700);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe(text);
  for (const line of lines) expect(measureText(line, 76)).toBeLessThanOrEqual(700);
});

test('the picture is a PNG of the size other sites ask for, with the title on it', async () => {
  const image = await drawShareImage('Žąsų ūkis – į šėtoną', 'Gintvė');
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(image.length).toBeLessThan(120_000);
  const blank = await drawShareImage('', 'Gintvė');
  expect(image.equals(blank)).toBe(false);
});

test('a line just as wide as it may be is one line, and a word that is wider stays whole', () => {
  const width = measureText('viena dvi', 76);
  expect(wrapText('viena dvi trys', 76, width)).toEqual(['viena dvi', 'trys']);
  expect(wrapText('viena', 76, 1)).toEqual(['viena']);
});
