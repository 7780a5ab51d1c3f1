import { expect, it } from 'vitest';
import { withoutImages } from './lost-images.ts';

const img = (name: string) => `<img src="/storage/blog-images/${name}" alt="a" loading="lazy" />`;

it('takes out pictures that are gone with their figures and captions, and nothing else', () => {
  const html = `<p>Prieš</p><figure>${img('blog/a.webp')}<figcaption>Prierašas</figcaption></figure><p>${img('blog/a.webp')}</p><p>Tarp ${img('blog/b.webp')}</p><figure>${img('blog/b.webp')}<figcaption>Lieka</figcaption></figure>`;
  expect(withoutImages(html, ['blog/a.webp'])).toBe(
    `<p>Prieš</p><p>Tarp ${img('blog/b.webp')}</p><figure>${img('blog/b.webp')}<figcaption>Lieka</figcaption></figure>`,
  );
});

it('takes out files that are gone, and leaves the words that led to them', () => {
  const file = (id: string) =>
    `/storage/files/${id.repeat(8)}-aaaa-4aaa-8aaa-aaaaaaaaaaaa/kainos.pdf`;
  const block = (href: string) =>
    `<div data-block="file"><a href="${href}">Kainos</a><small>PDF</small></div>`;
  const html = `${block(file('1'))}${block(file('2'))}<p>Žr. <a href="${file('1')}">mūsų <strong>kainas</strong></a>, <a href="${file('2')}">tvarką</a></p>`;
  expect(withoutImages(html, [file('1').replace('/storage/', '')])).toBe(
    `${block(file('2'))}<p>Žr. mūsų <strong>kainas</strong>, <a href="${file('2')}">tvarką</a></p>`,
  );
});

it('leaves a text alone that has lost nothing', () => {
  const html = `<figure>${img('blog/a.webp')}</figure>`;
  expect(withoutImages(html, [])).toBe(html);
  expect(withoutImages(html, ['a.webp'])).toBe(html);
});
