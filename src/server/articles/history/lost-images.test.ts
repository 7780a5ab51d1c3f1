import { expect, it } from 'vitest';
import { withoutImages } from './lost-images.ts';

const img = (name: string) => `<img src="/storage/blog-images/${name}" alt="a" loading="lazy" />`;

it('takes out pictures that are gone with their figures and captions, and nothing else', () => {
  const html = `<p>Prieš</p><figure>${img('blog/a.webp')}<figcaption>Prierašas</figcaption></figure><p>${img('blog/a.webp')}</p><p>Tarp ${img('blog/b.webp')}</p><figure>${img('blog/b.webp')}<figcaption>Lieka</figcaption></figure>`;
  expect(withoutImages(html, ['blog/a.webp'])).toBe(
    `<p>Prieš</p><p>Tarp ${img('blog/b.webp')}</p><figure>${img('blog/b.webp')}<figcaption>Lieka</figcaption></figure>`,
  );
});

it('leaves a text alone that has lost nothing', () => {
  const html = `<figure>${img('blog/a.webp')}</figure>`;
  expect(withoutImages(html, [])).toBe(html);
  expect(withoutImages(html, ['a.webp'])).toBe(html);
});
