import { expect, test } from 'vitest';
import { addPictureSources } from './public-pictures.ts';

const PATH = '/storage/blog-images/a.webp';
const SIZES = new Map([[PATH, { width: 900, height: 600 }]]);
const show = (attributes: string, sizes = SIZES) =>
  addPictureSources(`<p><img ${attributes}></p>`, sizes);

test('a stored picture gets its narrower copies, its place and its patience', () => {
  const html = show(`src="${PATH}" alt="Ona &amp; Co"`);
  expect(html).toContain(
    `srcset="${PATH}?w=400&f=avif 400w, ${PATH}?w=800&f=avif 800w, ${PATH}?w=1200&f=avif 1200w"`,
  );
  expect(html).toContain(
    'alt="Ona &amp; Co" width="900" height="600" loading="lazy" decoding="async"',
  );
  expect(html).toContain('sizes="min(900px, 42rem, 100vw - 2.5rem)"');
});

test('a size that the text gives is kept when it is whole', () => {
  expect(show(`src="${PATH}" alt="" width="300" height="200"`)).toContain(
    'width="300" height="200"',
  );
  for (const half of ['width="300"', 'height="200"'])
    expect(show(`src="${PATH}" alt="" ${half}`)).toContain('width="900" height="600"');
});

test('of a picture of unknown size nothing is said about its place', () => {
  const html = show(`src="${PATH}" alt=""`, new Map());
  expect(html).not.toMatch(/width="\d|height=/);
  expect(html).toContain('sizes="min(42rem, 100vw - 2.5rem)"');
});

test('a picture that is not in the storage stays as it is', () => {
  expect(show('src="/covers/a.webp" alt=""')).toBe('<p><img src="/covers/a.webp" alt=""></p>');
});
