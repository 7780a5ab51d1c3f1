import { expect, test } from 'vitest';
import { toPublicHtml } from './public-html.ts';

test('what got into the table without cleaning is cleaned on the way out', () => {
  expect(toPublicHtml('<p onclick="x()">Labas<script>alert(1)</script></p>')).toBe('<p>Labas</p>');
});

test('clean text with links inside our site stays as it is', () => {
  const html = '<h2>Planas</h2><p>Žr. <a href="/tinklarastis">tinklaraštį</a>.</p>';
  expect(toPublicHtml(html)).toContain('<a href="/tinklarastis"');
});
