import { getSchema } from '@tiptap/core';
import { DOMParser as ContentParser, DOMSerializer } from '@tiptap/pm/model';
import { DOMParser, parseHTML } from 'linkedom';
import { beforeAll, expect, it, vi } from 'vitest';
import { ALLOWED_HTML } from '../../domain/articles/article-html.ts';
import { toPublicHtml } from '../../server/articles/public-pages/public-html.ts';
import { cleanContent } from '../../server/articles/writing/write-content.ts';
import { cleanHtml } from './clean-html.ts';
import { BLOCK_COMMANDS } from './menus/block-commands.ts';
import { parseHtml } from './parse-html.ts';
import { articleExtensions } from './schema/extensions.ts';
import { listLostTags, spreadHtml } from './tidy-html.ts';
import { writeHtml } from './write-html.ts';

beforeAll(() => {
  Object.assign(globalThis, {
    DOMParser,
    document: parseHTML('<html><body></body></html>').document,
  });
});

/** What the editor makes of a text when it is opened and written out again. */
function throughEditor(html: string): string {
  const schema = getSchema(articleExtensions);
  return writeHtml(ContentParser.fromSchema(schema).parse(parseHtml(cleanHtml(html).html)));
}

/** linkedom writes attributes in an order of its own. */
const sortAttributes = (html: string) =>
  html.replace(/<(\w+)((?:\s[\w-]+="[^"]*")+)>/g, (_tag, name: string, attributes: string) => {
    const sorted = attributes.match(/[\w-]+="[^"]*"/g)?.sort() ?? [];
    return `<${[name, ...sorted].join(' ')}>`;
  });

const TEXTS = {
  headings: '<h2>Antra</h2><h3>Trečia</h3><h4>Ketvirta</h4><p>Tekstas<br>antra eilutė</p><hr>',
  lists: '<ul><li>a</li><li>b<ol start="3"><li>c</li></ol></li></ul>',
  'spaces that hold together': '<p>į\u00a0Lietuvą 5\u00a0mln.\u00a0€, <code>&amp;nbsp;</code></p>',
  definitions: '<dl><dt>RTO</dt><dd>Atkūrimo laikas</dd></dl>',
  inline:
    '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <del>e</del> <ins>f</ins> H<sub>2</sub>O m<sup>2</sup> <mark>g</mark> <small>h</small> <code>i</code> <kbd>j</kbd> <samp>k</samp> <var>l</var> <q>m</q> <cite>n</cite> <abbr title="Tinklas">o</abbr> <time datetime="2026-01-01">p</time></p>',
  quotes: '<blockquote><p>Citata</p></blockquote><pre><code>npm start\n  test</code></pre>',
  links:
    '<p><a href="https://pavyzdys.lt/" title="Pavyzdys">nuoroda</a> <a href="/kontaktai">mes</a></p>',
  images:
    '<p>a</p><img src="/storage/blog-images/a.webp" alt="Spinta" width="800" height="600"><figure><img src="/storage/blog-images/b.webp" alt=""><figcaption>Prierašas <em>b</em></figcaption></figure><img src="https://kitur.lt/c.png" alt="C">',
  tables:
    '<table><thead><tr><th scope="col">A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td rowspan="2">2</td></tr><tr><td>3</td></tr></tbody></table>',
  frames:
    '<div data-block="note"><p>Pastaba</p></div><div data-block="warning"><ul><li>a</li></ul></div><div data-block="contact"><p>Rašykite <a href="/kontaktai">mums</a></p></div>',
  questions:
    '<details data-block="question"><summary data-block="question">Kas <em>tai</em>?</summary><p>Atsakymas</p><ul><li>a</li></ul></details>',
  videos:
    '<div data-block="video"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Pavadinimas</a></div>',
  files:
    '<div data-block="file"><a href="/storage/files/0b8f5a5e-8a55-4a0c-9a43-3b0a3b1f0c11/kainos.pdf">Kainos</a><small>PDF, 1,2 MB</small></div>',
  cards:
    '<div data-block="card"><img src="/storage/blog-images/blog/a.webp" alt=""><a href="https://pavyzdys.lt/a?b=1">Kopijos</a><p>Kaip tikrinti.</p><small>pavyzdys.lt</small></div><div data-block="card"><a href="/tinklarastis/a">A</a><small>Mūsų svetainė</small></div>',
  'quotes with a source':
    '<figure><blockquote><p>Žodžiai</p><p>ir dar</p></blockquote><figcaption>Vardas, <em>pareigos</em></figcaption></figure>',
  'widths of pictures':
    '<p>a</p><img src="/storage/blog-images/a.webp" alt="A" data-width="wide"><figure><img src="/storage/blog-images/b.webp" alt="B" data-width="half"><figcaption>c</figcaption></figure>',
  galleries:
    '<div data-block="gallery"><img src="/storage/blog-images/a.webp" alt="A"><figure><img src="/storage/blog-images/b.webp" alt="B"><figcaption>c</figcaption></figure></div>',
  'linked pictures':
    '<p>a</p><a href="https://pavyzdys.lt/"><img src="/storage/blog-images/a.webp" alt="A"></a><p><a href="/b">b</a></p>',
  'figures of other kinds':
    '<p>a</p><figure><img src="/storage/blog-images/a.webp" alt="A"></figure><figure><p>b</p><figcaption>c</figcaption></figure><figure><img src="/storage/blog-images/a.webp" alt="A"><figcaption>c</figcaption><p>d</p></figure>',
  kept: '<p>prieš</p><table><caption>Kainos</caption><tbody><tr><td>1</td></tr></tbody></table><figure><blockquote><p>x</p></blockquote></figure><p>po</p>',
};

it.each(Object.entries(TEXTS))('opens and writes out %s without a change', (_name, html) => {
  expect(sortAttributes(throughEditor(html))).toBe(sortAttributes(html));
});

const FILE = '/storage/files/0b8f5a5e-8a55-4a0c-9a43-3b0a3b1f0c11/kainos.pdf';

/** Of each block: the HTML that the editor writes, and what of it a reader must find on the public page. */
const BLOCKS: Record<string, [html: string, ...shown: string[]]> = {
  h2: ['<h2>Antra</h2>', '<h2>Antra</h2>'],
  h3: ['<h3>Trečia</h3>', '<h3>Trečia</h3>'],
  bullets: ['<ul><li>a</li></ul>', '<ul><li>a</li></ul>'],
  numbers: ['<ol start="3"><li>a</li></ol>', '<ol start="3"><li>a</li></ol>'],
  image: [
    '<figure><img src="/storage/blog-images/b.webp" alt="Spinta" data-width="wide"><figcaption>Mūsų spinta</figcaption></figure>',
    '<picture data-width="wide">',
    'alt="Spinta"',
    '<figcaption>Mūsų spinta</figcaption>',
  ],
  table: [
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '<thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody>',
  ],
  comparison: [
    '<table><thead><tr><th>Savybė</th><th>A</th><th>B</th></tr></thead><tbody><tr><th>Kaina</th><td>1</td><td>2</td></tr></tbody></table>',
    '<th>Savybė</th><th>A</th><th>B</th>',
    '<th>Kaina</th><td>1</td><td>2</td>',
  ],
  quote: ['<blockquote><p>Žodžiai</p></blockquote>', '<blockquote><p>Žodžiai</p></blockquote>'],
  'quote-source': [
    '<figure><blockquote><p>Žodžiai</p></blockquote><figcaption>Ona</figcaption></figure>',
    '<figure><blockquote><p>Žodžiai</p></blockquote><figcaption>Ona</figcaption></figure>',
  ],
  note: ['<div data-block="note"><p>a</p></div>', '<strong>Pastaba</strong></p><p>a</p></div>'],
  tip: ['<div data-block="tip"><p>a</p></div>', '<strong>Patarimas</strong></p><p>a</p></div>'],
  warning: [
    '<div data-block="warning"><p>a</p></div>',
    '<strong>Svarbu</strong></p><p>a</p></div>',
  ],
  question: [
    '<details data-block="question"><summary data-block="question">Kas?</summary><p>Tai.</p></details>',
    '<details data-block="question"><summary data-block="question">Kas?</summary><p>Tai.</p></details>',
  ],
  video: [
    '<div data-block="video"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Filmas</a></div>',
    'data-frame="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'data-title="Filmas">Filmas</a>',
  ],
  file: [
    `<div data-block="file"><a href="${FILE}">Kainos</a><small>PDF, 1 MB</small></div>`,
    `<div data-block="file"><a href="${FILE}"`,
    '<small>PDF, 1 MB</small>',
  ],
  gallery: [
    '<div data-block="gallery"><img src="/storage/blog-images/a.webp" alt="A"><img src="/storage/blog-images/b.webp" alt="B"></div>',
    '<div data-block="gallery"><picture>',
    'alt="A"',
    'alt="B"',
  ],
  contact: [
    '<div data-block="contact"><p>Rašykite <a href="/kontaktai">mums</a></p></div>',
    '<div data-block="contact"><p>Rašykite <a href="/kontaktai"',
  ],
  code: ['<pre><code>npm start</code></pre>', '<pre><code>npm start</code></pre>'],
  link: ['<p><a href="/kontaktai">mes</a></p>', '<p><a href="/kontaktai"'],
  rule: ['<p>a</p><hr><p>b</p>', '<p>a</p><hr', '<p>b</p>'],
  // Not chosen in the menu: made of an address, or of what was pasted.
  card: [
    '<div data-block="card"><a href="/tinklarastis/a">A</a><p>Apie</p><small>Mūsų svetainė</small></div>',
    '<div data-block="card"><a href="/tinklarastis/a"',
    '<p>Apie</p><small>Mūsų svetainė</small>',
  ],
  definitions: ['<dl><dt>RTO</dt><dd>a</dd></dl>', '<dl><dt>RTO</dt><dd>a</dd></dl>'],
  kept: [
    '<table><caption>Kainos</caption><tbody><tr><td>1</td></tr></tbody></table>',
    '<caption>Kainos</caption>',
  ],
};

it.each(Object.entries(BLOCKS))(
  '%s is stored as the editor writes it, stands on the public page and is read again',
  (_name, [html, ...shown]) => {
    const written = throughEditor(html);
    expect(sortAttributes(written)).toBe(sortAttributes(html));
    const stored = cleanContent(written);
    expect(sortAttributes(throughEditor(stored))).toBe(sortAttributes(html));
    for (const part of shown) expect(toPublicHtml(stored)).toContain(part);
  },
);

it('every block that the menu offers and every kind of block that the editor knows is among them', () => {
  expect(BLOCK_COMMANDS.map(({ id }) => id).filter((id) => !BLOCKS[id])).toEqual([]);
  const schema = getSchema(articleExtensions);
  const known = new Set<string>();
  for (const [html] of Object.values(BLOCKS)) {
    const content = ContentParser.fromSchema(schema).parse(parseHtml(cleanHtml(html).html));
    content.descendants(({ type }) => void known.add(type.name));
  }
  const blocks = Object.values(schema.nodes).filter(({ isBlock }) => isBlock);
  const others = blocks.map(({ name }) => name).filter((name) => !known.has(name));
  expect(others).toEqual(['doc']);
});

it('keeps the pictures of other sites, also in what stays whole', () => {
  const html =
    '<figure><blockquote><p>x</p></blockquote><img src="https://kitur.lt/a.png" alt=""></figure><img src="https://kitur.lt/b.png" alt="B">';
  expect(sortAttributes(throughEditor(html))).toBe(sortAttributes(html));
});

it('knows every tag the server allows', () => {
  const all = Object.values(TEXTS).join('');
  const unknown = Object.keys(ALLOWED_HTML).filter((tag) => !all.includes(`<${tag}`));
  expect(unknown).toEqual(['tfoot']);
});

it('leaves out what the server gives every link and picture by itself', () => {
  const html =
    '<p><a href="https://pavyzdys.lt/" rel="nofollow">a</a></p><img src="/a.png" alt="b" loading="lazy">';
  expect(cleanHtml(html).html).not.toMatch(/rel=|loading=/);
});

it('writes an empty text for nothing and drops the empty paragraphs of the end', () => {
  expect(throughEditor('<p></p>')).toBe('');
  expect(throughEditor('<p>a</p><p></p><p></p>')).toBe('<p>a</p>');
});

it('tells which tags a change of views would lose', () => {
  expect(
    listLostTags('<p>a <code>b</code> <code>c</code></p>', '<p>a <code>b</code> c</p>'),
  ).toEqual(['code']);
  expect(listLostTags('<p>a</p><p>b</p>', '<p>ab</p>')).toEqual([]);
});

it('spreads HTML over lines without touching what is written in pre', () => {
  const html = '<p>a</p><ul><li>b</li></ul><pre><code>x\n</code></pre><p>c</p>';
  expect(spreadHtml(html)).toBe(
    '<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n<pre><code>x\n</code></pre>\n<p>c</p>',
  );
  expect(throughEditor(spreadHtml(html))).toBe(html);
});

it('does not call a picture decoration that nobody has described', () => {
  const image = '<img src="/storage/blog-images/a.webp">';
  expect(throughEditor(image)).toBe(image);
  expect(throughEditor('<img src="/storage/blog-images/a.webp" alt="">')).toContain('alt=""');
});

it('keeps an empty paragraph between others', () => {
  expect(throughEditor('<p>a</p><p></p><p>b</p><p></p><p></p>')).toBe('<p>a</p><p></p><p>b</p>');
});

it('writes of a changed text only the block that changed', () => {
  const schema = getSchema(articleExtensions);
  const parse = (html: string) => ContentParser.fromSchema(schema).parse(parseHtml(html));
  const before = parse('<p>a</p><ol><li>b</li></ol><p>c</p>');
  writeHtml(before);
  const write = vi.spyOn(DOMSerializer.prototype, 'serializeFragment');
  const [changed] = parse('<p>d</p>').content.content;
  if (!changed) throw new Error('No paragraph');
  const after = before.copy(before.content.replaceChild(1, changed));
  expect(writeHtml(after)).toBe('<p>a</p><p>d</p><p>c</p>');
  const texts = write.mock.calls.map(([written]) => written.textBetween(0, written.size));
  expect(new Set(texts)).toEqual(new Set(['d']));
});
