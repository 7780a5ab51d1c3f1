import { DOMParser } from 'linkedom';
import { beforeAll, expect, it, vi } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { cleanPastedHtml } from './clean-paste.ts';

beforeAll(() => {
  Object.assign(globalThis, { DOMParser });
});

const paste = (html: string) => cleanPastedHtml(html).html;

it('reads Word: headings, bold and italic, without its styles and comments', () => {
  expect(
    paste(
      `<!--[if gte mso 9]><xml><o:x/></xml><![endif]--><style>p.MsoNormal{margin:0}</style>
<h2 style='mso-list:none'><b><span lang=LT>Kas keičiasi</span></b></h2>
<p class=MsoNormal style='margin-bottom:8pt'><b>Svarbu:</b> <i style='mso-bidi-font-style:normal'>nuo</i> <span style='color:red'>sausio</span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>`,
    ).replace(/\s*\n\s*/g, ''),
  ).toBe('<h2>Kas keičiasi</h2><p><strong>Svarbu:</strong> <em>nuo</em> sausio</p>');
});

it('reads a style as meaning where it is on words, not where a block has it', () => {
  expect(paste('<p style="font-weight:700;font-style:italic">a</p>')).toBe('<p>a</p>');
  expect(paste('<p><span style="font-weight:700">a</span></p>')).toBe('<p><strong>a</strong></p>');
  expect(paste('<p><b style="color:red">a</b></p>')).toBe('<p><strong>a</strong></p>');
});

it('draws runs of spaces together, but not in code', () => {
  expect(paste('<p>a\u00a0\u00a0 b</p>')).toBe('<p>a b</p>');
  const code = '<pre><code>a  b\n\n  c</code></pre>';
  expect(paste(code)).toBe(code);
});

it('takes a picture that stands alone out of its paragraph, and leaves one among words', () => {
  const picture = '<img src="/storage/blog-images/x.webp" alt="x">';
  expect(paste(`<p>${picture}</p>`)).toBe(picture);
  expect(paste(`<p>a ${picture}</p>`)).toBe(`<p>a ${picture}</p>`);
});

it('leaves out what a document says of itself', () => {
  expect(paste('<title>Failas</title><xml>x</xml><p>a</p>')).toBe('<p>a</p>');
});

it('reads Word’s paragraphs with bullets and numbers as nested lists', () => {
  const item = (level: number, marker: string, text: string) =>
    `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span>${text}</p>`;
  expect(
    paste(
      item(1, '·', 'Pirmas') +
        item(2, '1.', 'Vidinis') +
        item(1, '·', 'Antras') +
        '<p>Po sąrašo</p>',
    ),
  ).toBe('<ul><li>Pirmas<ol><li>Vidinis</li></ol></li><li>Antras</li></ul><p>Po sąrašo</p>');
});

it('keeps Word’s numbered headings as headings, without their numbers', () => {
  expect(
    paste(
      `<h1 style='margin-left:18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Tikslas</h1>
<h2 style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.1.<span>&nbsp; </span></span>Mastas</h2>`,
    ).replace(/\s*\n\s*/g, ''),
  ).toBe('<h2>Tikslas</h2><h3>Mastas</h3>');
});

it('lets a Word list that a paragraph interrupts go on counting', () => {
  const item = (marker: string, level = 1) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span>x</p>`;
  const between = '<p>Tarpas</p>';
  expect(
    paste(item('1.') + item('2.') + between + item('3.') + item('4.') + item('b)', 2) + between),
  ).toBe(
    '<ol><li>x</li><li>x</li></ol><p>Tarpas</p><ol start="3"><li>x</li><li>x<ol start="2"><li>x</li></ol></li></ol><p>Tarpas</p>',
  );
  const starts = ['2.3.', 'iii)', 'iv)', 'ix.', 'I.', 'C.', '12)'].map(
    (marker) => /<ol(?: start="(\d+)")?>/.exec(paste(item(marker)))?.[1],
  );
  expect(starts).toEqual(['3', '3', '4', '9', undefined, '3', '12']);
});

const listItem = (marker: string, level = 1, text = 'x') =>
  `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}</span>${text}</p>`;

it.each([
  ['1.', '<ol>'],
  ['2)', '<ol start="2">'],
  ['10.', '<ol start="10">'],
  ['a)', '<ol>'],
  ['b.', '<ol start="2">'],
  ['z)', '<ol start="26">'],
  ['i.', '<ol>'],
  ['vi.', '<ol start="6">'],
  ['xiv.', '<ol start="14">'],
  ['xx.', '<ol start="20">'],
  ['\u00a03.\u00a0', '<ol start="3">'],
  ['2.b)', '<ol start="2">'],
  ['·', '<ul>'],
  ['–', '<ul>'],
  ['(1)', '<ul>'],
  ['ab.', '<ul>'],
  ['o', '<ul>'],
])('reads a Word list that begins with „%s“ as %s', (marker, list) => {
  expect(paste(listItem(marker))).toBe(`${list}<li>x</li></${list.slice(1, 3)}>`);
});

it.each([
  ['white space', ' \n ', '<ul><li>x</li><li>x</li></ul>'],
  ['a comment', '<!-- a -->', '<ul><li>x</li><li>x</li></ul>'],
  ['loose words', 'Tarpas', '<ul><li>x</li></ul>Tarpas<ul><li>x</li></ul>'],
  ['a rule', '<hr>', '<ul><li>x</li></ul><hr><ul><li>x</li></ul>'],
  [
    'a numbered heading',
    "<h2 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>Dalis</h2>",
    '<ul><li>x</li></ul><h2>Dalis</h2><ul><li>x</li></ul>',
  ],
  ['a number', listItem('1.'), '<ul><li>x</li></ul><ol><li>x</li></ol><ul><li>x</li></ul>'],
])('goes on with a Word list behind %s, or begins another', (_what, between, html) => {
  expect(paste(listItem('·') + between + listItem('·'))).toBe(html);
});

it('takes a deep level of a Word list for the first where none is above it', () => {
  expect(paste(listItem('·', 3) + listItem('·', 1, 'y') + listItem('1.', 2, 'z'))).toBe(
    '<ul><li>x</li><li>y<ol><li>z</li></ol></li></ul>',
  );
});

it('leaves the comments of a Word review behind, and keeps the words they are on', () => {
  expect(
    paste(
      `<p class=MsoNormal>Senas <a style='mso-comment-reference:JJ_1;mso-comment-date:20260101T1000'>tekstas</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[JJ1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span>.</p><div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText><a name="_msocom_1"></a><a href="#_msoanchor_1" class=msocomoff>[JJ1]</a>Tik redaktoriui</p></div></div></div>`,
    ),
  ).toBe('<p>Senas tekstas.</p>');
  // Of programs that name their comments by nothing else.
  expect(
    paste(
      `<p>Tekstas</p><div style='mso-element:comment-list'><p>Tik redaktoriui</p></div><p>Galas</p>`,
    ),
  ).toBe('<p>Tekstas</p><p>Galas</p>');
});

it('accepts Word’s tracked changes, and leaves a page its own', () => {
  expect(
    paste(
      `<p>A <ins cite="mailto:Jonas" datetime="2026-01-01T10:00"><span>įterpta</span></ins><span class=msoDel><del>a</del></span><del cite="mailto:Jonas">b</del> <span class=msoIns><ins>nauja</ins></span></p>`,
    ),
  ).toBe('<p>A įterpta nauja</p>');
  const page = '<p>Kaina <del>10</del> <ins>12</ins></p>';
  expect(paste(page)).toBe(page);
});

it('reads Google Docs: the false bold around everything goes, styles become tags, links go straight', () => {
  expect(
    paste(
      `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:700">Tema</span></h1>
<p dir="ltr"><span style="font-weight:400;">Paprastas </span><span style="font-weight:700;">storas</span><span style="font-style:italic"> ir </span><a href="https://www.google.com/url?q=https://pavyzdys.lt/a&amp;sa=D"><span style="text-decoration:underline">nuoroda</span></a></p><br><ul><li dir="ltr"><p dir="ltr"><span>Punktas</span></p></li></ul></b><br class="Apple-interchange-newline">`,
    ).replace(/\s*\n\s*/g, ''),
  ).toBe(
    '<h2>Tema</h2><p>Paprastas <strong>storas</strong><em> ir </em><a href="https://pavyzdys.lt/a">nuoroda</a></p><ul><li><p>Punktas</p></li></ul>',
  );
});

it('leaves no style, class, script or picture of a document, and counts the pictures', () => {
  const { html, foreignImages } = cleanPastedHtml(
    '<div class="x" onclick="a()">Vienas</div><div>Du<script>alert(1)</script></div><p><img src="file:///C:/a.png"><img src="data:image/png;base64,AA==">Trys</p>',
  );
  expect(html).toBe('<p>Vienas</p><p>Du</p><p>Trys</p>');
  expect(foreignImages).toBe(2);
});

it('keeps pictures of the web for the server to fetch, not those that count readers', () => {
  const { html, foreignImages } = cleanPastedHtml(
    '<p>a</p><img src="//x.example/a.png" alt="Spinta" srcset="b.png 2x" onerror="x()"><img src="https://x.example/p.gif" width="1" height="1">',
  );
  expect(html).toBe('<p>a</p><img src="https://x.example/a.png" alt="Spinta">');
  expect(foreignImages).toBe(0);
});

it('keeps our own pictures copied from our own pages', () => {
  vi.stubGlobal('location', { origin: 'https://pavyzdys.lt' });
  expect(
    paste(
      '<p>a</p><picture><source srcset="/x"><img src="https://pavyzdys.lt/storage/blog-images/blog/a.webp?w=400&amp;f=webp" alt="A"></picture>',
    ),
  ).toBe('<p>a</p><img src="/storage/blog-images/blog/a.webp" alt="A">');
  vi.unstubAllGlobals();
});

it('makes links of the windows of other sites, and blocks of those with a video', () => {
  const pasted = cleanPastedHtml(
    '<p>a</p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?x=1" title="Apie mus"></iframe><iframe src="//zemelapis.lt/a"></iframe><iframe src="javascript:x()"></iframe>',
  );
  expect(pasted).toEqual({
    html: '<p>a</p><div data-block="video"><a href="https://www.youtube.com/embed/dQw4w9WgXcQ?x=1">Apie mus</a></div><p><a href="https://zemelapis.lt/a">https://zemelapis.lt/a</a></p>',
    foreignImages: 0,
    frames: 'links',
  });
  expect(cleanPastedHtml('<p>a</p>').frames).toBe('none');
  const video =
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Apie mus"></iframe>';
  expect(cleanPastedHtml(video).frames).toBe('videos');
});

it('leaves no empty line around a picture, nor behind code', () => {
  expect(paste('<p>a</p><p><img src="https://x.example/a.png"></p>')).toBe(
    '<p>a</p><img src="https://x.example/a.png">',
  );
  expect(paste('<pre><code>let a\n  b\n</code></pre>')).toBe('<pre><code>let a\n  b</code></pre>');
});

it('keeps tables and our own pictures', () => {
  const table =
    '<table><tbody><tr><th scope="col">A</th><td colspan="2">B</td></tr></tbody></table>';
  expect(paste(table)).toBe(table);
  const image = '<p>a</p><img src="/storage/blog-images/blog/a.webp" alt="Serveris">';
  expect(paste(image)).toBe(image);
});

it('tells what a text may not hold', () => {
  expect(
    cleanHtml(
      '<p style="color:red" data-x="y">a<iframe src="x"></iframe><custom-thing>b</custom-thing></p><img src="https://x.example/a.png"><img src="a.png">',
    ),
  ).toEqual({
    html: '<p>ab</p><img src="https://x.example/a.png">',
    removed: ['iframe', 'custom-thing'],
    removedAttributes: ['style'],
    foreignImages: 1,
    fetchedImages: 1,
  });
  expect(cleanHtml('<p><a href="javascript:x()">a</a></p>').html).toBe('<p>a</p>');
  // Addresses stand as the server writes them.
  expect(cleanHtml('<p><a href=" https://pavyzdys.lt/a b ">a</a></p>').html).toBe(
    '<p><a href="https://pavyzdys.lt/a%20b">a</a></p>',
  );
});

it.each([
  ['<span style="font-weight: 700">a</span>', '<strong>a</strong>'],
  ['<span style="font-style:italic">a</span>', '<em>a</em>'],
  ['<span style="text-decoration: line-through">a</span>', '<s>a</s>'],
  ['<font style="text-decoration-line: underline">a</font>', '<u>a</u>'],
  ['<span style="vertical-align:super">2</span>', '<sup>2</sup>'],
  ['<span style="vertical-align:sub">2</span>', '<sub>2</sub>'],
  ['<b style="font-weight:normal">a</b>', 'a'],
  // A link is underlined anyway; a heading is bold.
  [
    '<a href="https://a.lt/"><span style="text-decoration:underline">a</span></a>',
    '<a href="https://a.lt/">a</a>',
  ],
])('reads what a style means: %s', (html, expected) => {
  expect(paste(`<p>x ${html}</p>`)).toBe(`<p>x ${expected}</p>`);
});

it('begins the headings of a text at the second level, Word’s title among them', () => {
  expect(paste('<p class="MsoTitle">A</p><h2>B</h2>')).toBe('<h2>A</h2><h2>B</h2>');
  expect(paste('<h1>A</h1><h2>B</h2>')).toBe('<h2>A</h2><h3>B</h3>');
});

it('keeps a space between words that alone was bold', () => {
  expect(paste('<p>a<b> </b>b<i></i></p><p></p>')).toBe('<p>a b</p>');
});
