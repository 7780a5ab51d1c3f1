import { expect, test } from 'vitest';
import { describeTables, listMainHeadings, outlineArticle } from './article-outline.ts';

const three =
  '<p>Įžanga</p><h2>Kas tai?</h2><p>a</p><h2>Šeši <em>žingsniai</em> &amp; viena taisyklė</h2><h2>Kas tai?</h2>';

test('from three headings on each gets an address of its own, in plain letters', () => {
  const { html, headings } = outlineArticle(three);
  expect(headings).toEqual([
    { id: 't-kas-tai', level: 2, text: 'Kas tai?' },
    { id: 't-sesi-zingsniai-viena-taisykle', level: 2, text: 'Šeši žingsniai & viena taisyklė' },
    { id: 't-kas-tai-2', level: 2, text: 'Kas tai?' },
  ]);
  for (const { id } of headings) expect(html).toContain(`<h2 id="${id}">`);
  expect(html.replace(/ id="[^"]*"/g, '')).toBe(three);
});

test('two headings are no table of contents, and the text stays as it is', () => {
  const two = '<h2>Viena</h2><h3>Smulkiau</h3><h4>Dar smulkiau</h4>';
  expect(outlineArticle(two)).toEqual({ html: two, headings: [] });
});

test('headings of the third level count and are listed with their level', () => {
  const { html, headings } = outlineArticle('<h2>Viena</h2><h3>Smulkiau</h3><h2>Kita</h2>');
  expect(headings.map(({ level, text }) => [level, text])).toEqual([
    [2, 'Viena'],
    [3, 'Smulkiau'],
    [2, 'Kita'],
  ]);
  expect(html).toContain('<h3 id="t-smulkiau">Smulkiau</h3>');
});

test('the main headings are those of the second level, as plain text', () => {
  expect(listMainHeadings(`${three}<h3>Smulkiau</h3><h2></h2>`)).toEqual([
    'Kas tai?',
    'Šeši žingsniai & viena taisyklė',
    'Kas tai?',
  ]);
});

test('an empty heading and one of signs alone break nothing', () => {
  const { headings } = outlineArticle('<h2></h2><h2>***</h2><h2>A</h2><h2>B</h2>');
  expect(headings.map(({ id }) => id)).toEqual(['t-skyrius', 't-a', 't-b']);
});

test('a table that may scroll is reached by the keyboard and named by the heading before it', () => {
  const table = '<table><tr><td>b</td></tr></table>';
  const { html } = outlineArticle(`${table}${three}${table}`);
  const [first, second] = [...describeTables(html, 'A & B').matchAll(/<table.*?<tr>/g)];
  expect(first?.[0]).toBe('<table tabindex="0"><caption class="sr-only">A &amp; B</caption><tr>');
  expect(second?.[0]).toBe('<table tabindex="0"><caption class="sr-only">Kas tai?</caption><tr>');
});

test('heading cells of a table say what they head; a caption and a scope that are there stay', () => {
  const rows =
    '<thead><tr><th>A</th><th colspan="2">B</th></tr></thead><tbody><tr><th>C</th><td>1</td></tr><tr><th scope="rowgroup">D</th><td>2</td></tr></tbody>';
  expect(describeTables(`<table><caption>Kas</caption>${rows}</table>`, 'T')).toBe(
    '<table tabindex="0"><caption>Kas</caption><thead><tr><th scope="col">A</th><th scope="col" colspan="2">B</th></tr></thead><tbody><tr><th scope="row">C</th><td>1</td></tr><tr><th scope="rowgroup">D</th><td>2</td></tr></tbody></table>',
  );
});
