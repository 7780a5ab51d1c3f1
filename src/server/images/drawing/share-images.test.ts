import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findSharedPage, shareImagePath } from '../../../domain/articles/share-image.ts';
import { drawShareImage, shareSvg } from './draw-share-image.ts';
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

test('the title stands in the largest size in which it takes four lines, the brand below beside the mark', () => {
  const svg = shareSvg('Žąsų ūkis', 'Gintvė');
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="100%" height="100%" fill="#0a2733"/>' +
      '<g fill="none" stroke="#1d4452" stroke-width="2">' +
      [90, 152, 214, 276, 338, 400, 462, 524, 586]
        .map((r) => `<ellipse cx="1120" cy="640" rx="${r * 1.35}" ry="${r}"/>`)
        .join('') +
      '</g><rect width="1200" height="10" fill="#eaa136"/><g fill="#f4efe6">' +
      outlineText('Žąsų ūkis', 80, 196, 76) +
      outlineText('Gintvė', 148, 560, 42) +
      svg.slice(svg.indexOf('</g><g transform="translate(80 520) scale(1.6)"><path d="M17.5 2C25')),
  );
});

// Pairs of words that just fill a line in one of the sizes, and none in a larger one.
test.each([76, 66, 58, 50])('a title of four lines of size %i stands in it', (size) => {
  let word = 'i';
  while (measureText(`${word}i ${word}i`, size) <= 1040) word += 'i';
  const line = `${word} ${word}`;
  const drawn = (...lines: string[]) =>
    lines.map((one, at) => outlineText(one, 80, 120 + size + at * (size * 1.16), size)).join('');
  const four = [line, line, line, line];
  expect(shareSvg(four.join(' '), '')).toContain(`<g fill="#f4efe6">${drawn(...four)}<g`);
  // What is longer than that in the smallest is cut.
  if (size === 50)
    expect(shareSvg([...four, line].join(' '), '')).toContain(
      `<g fill="#f4efe6">${drawn(line, line, line, `${line}…`)}<g`,
    );
});

test('a line just as wide as it may be is one line, and a word that is wider is broken', () => {
  const width = measureText('viena dvi', 76);
  expect(wrapText('viena dvi trys', 76, width)).toEqual(['viena dvi', 'trys']);
  const [wide, narrow] = [measureText('nebe', 76), measureText('trys', 76)];
  expect(wrapText('a nebenebenebe trys', 76, Math.max(wide, narrow))).toEqual([
    'a',
    'nebe',
    'nebe',
    'nebe',
    'trys',
  ]);
  // A letter is not.
  expect(wrapText('ab', 76, 1)).toEqual(['a', 'b']);
});

test.each([
  // As wide as the picture in the largest size, and not in the next.
  [`Žodis ${'n'.repeat(25)}`, 66, 2],
  // Wider in every one.
  ['n'.repeat(62), 50, 2],
  ['n'.repeat(110), 50, 4],
])(
  'a word of „%s“ stands in size %i, on %i lines, none wider than the picture',
  (title, size, count) => {
    const lines = wrapText(title, size, 1040);
    expect(lines).toHaveLength(count);
    for (const line of lines) expect(measureText(line, size)).toBeLessThanOrEqual(1040);
    const drawn = lines.map((line, at) =>
      outlineText(line, 80, 120 + size + at * (size * 1.16), size),
    );
    expect(shareSvg(title, '')).toContain(`<g fill="#f4efe6">${drawn.join('')}<g`);
  },
);
