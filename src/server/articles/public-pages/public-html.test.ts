import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { toPublicHtml } from './public-html.ts';

test('what got into the table without cleaning is cleaned on the way out', () => {
  expect(toPublicHtml('<p onclick="x()">Labas<script>alert(1)</script></p>')).toBe('<p>Labas</p>');
});

test('clean text with links inside our site stays as it is', () => {
  const html = '<h2>Planas</h2><p>Žr. <a href="/tinklarastis">tinklaraštį</a>.</p>';
  expect(toPublicHtml(html)).toContain('<a href="/tinklarastis"');
});

test('a picture in a text offers lighter copies, keeps its place and waits until it is near', () => {
  const stored =
    '<p>a</p><img src="/storage/blog-images/blog/a.webp" alt="&quot;A&quot; &gt; <b>">' +
    '<img src="/storage/blog-images/b.png" alt="" width="900" height="600">';
  const sizes = new Map([['/storage/blog-images/blog/a.webp', { width: 500, height: 250 }]]);
  const html = toPublicHtml(stored, sizes);
  const copies = (name: string, format: string, widths: number[]) =>
    widths.map((one) => `/storage/blog-images/${name}?w=${one}&f=${format} ${one}w`).join(', ');
  const [, first, second] = parseFragment(html).childNodes;
  expect(attributesIn(first)).toEqual({
    source: {
      type: 'image/avif',
      srcset: copies('blog/a.webp', 'avif', [400, 800]),
      sizes: 'min(500px, 42rem, 100vw - 2.5rem)',
    },
    img: {
      src: '/storage/blog-images/blog/a.webp',
      srcset: copies('blog/a.webp', 'webp', [400, 800]),
      sizes: 'min(500px, 42rem, 100vw - 2.5rem)',
      alt: '"A" > <b>',
      width: '500',
      height: '250',
      loading: 'lazy',
      decoding: 'async',
    },
  });
  expect(attributesIn(second)).toMatchObject({
    source: { srcset: copies('b.png', 'avif', [400, 800, 1200, 1600]) },
    img: { width: '900', height: '600', sizes: 'min(900px, 42rem, 100vw - 2.5rem)' },
  });
});

/** Attributes of what is inside a `<picture>`. */
function attributesIn(picture: unknown): Record<string, Record<string, string>> {
  const { nodeName, childNodes } = picture as {
    nodeName: string;
    childNodes: { nodeName: string; attrs: { name: string; value: string }[] }[];
  };
  expect(nodeName).toBe('picture');
  return Object.fromEntries(
    childNodes.map((node) => [
      node.nodeName,
      Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
    ]),
  );
}
