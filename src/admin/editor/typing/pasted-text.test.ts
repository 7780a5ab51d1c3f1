import { Window } from 'happy-dom';
import { DOMParser } from 'linkedom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanPastedHtml } from '../clean-paste.ts';
import { htmlOfText } from './pasted-text.ts';

beforeAll(() => {
  const { document, HTMLUnknownElement } = new Window();
  Object.assign(globalThis, { DOMParser, document, HTMLUnknownElement });
});
// Others ask whether there is a page.
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'document');
});

const paste = (html: string) => cleanPastedHtml(html).html.replace(/\s*\n\s*/g, '');
const pasteText = (text: string) => paste(htmlOfText(text) ?? '');

it('makes of pasted Markdown what it means', () => {
  expect(
    pasteText(
      '# Kopijos\n\nTaisyklė **3-2-1** ir `rsync`, [plačiau](/tinklarastis/kopijos).\n\n## Kaip\n\n- viena\n- dvi\n\n> Patarimas\n\n```sh\nnpm start\n```\n',
    ),
  ).toBe(
    '<h2>Kopijos</h2><p>Taisyklė <strong>3-2-1</strong> ir <code>rsync</code>, <a href="/tinklarastis/kopijos">plačiau</a>.</p><h3>Kaip</h3><ul><li>viena</li><li>dvi</li></ul><blockquote><p>Patarimas</p></blockquote><pre><code>npm start</code></pre>',
  );
  expect(pasteText('| A | B |\n|---|---|\n| 1 | 2 |')).toBe(
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  );
  expect(pasteText('**a** <img src=x onerror=alert(1)><script>b()</script>')).toBe(
    '<p><strong>a</strong> </p>',
  );
});

it('takes for the address of a link only what is one and is linked: notes and what else looks so stay as they are', () => {
  const before = '## A\n\nTekstas[^1], [mes][1] ir [2].\n\n';
  const after = '<p>Tekstas[^1], <a href="https://a.lt/b">mes</a> ir [2].</p>';
  for (const [line, left] of [
    ['[^1]: Išnaša.', '<p>[^1]: Išnaša.</p>'],
    ['[^1]: /kontaktai', '<p>[^1]: /kontaktai</p>'],
    [
      '[^1]: Išnaša,\nkuri tęsiasi.\n[^a]: Kita.',
      '<p>[^1]: Išnaša,kuri tęsiasi.</p><p>[^a]: Kita.</p>',
    ],
    ['[2]: svarbu', '<p>[2]: svarbu</p>'],
    ['[3]: /nenurodyta', '<p>[3]: /nenurodyta</p>'],
  ])
    expect(pasteText(`${before}[1]: https://a.lt/b\n\n${line}`), line).toBe(
      `<h2>A</h2>${after}${left}`,
    );
});

it('keeps words between signs that look like tags of HTML', () => {
  for (const [text, left] of [
    [
      'Vykdykite `ls`, tada ssh <vardas>@serveris.',
      '<p>Vykdykite <code>ls</code>, tada ssh &lt;vardas&gt;@serveris.</p>',
    ],
    ['**Map**<String> ir <T>', '<p><strong>Map</strong>&lt;String&gt; ir &lt;T&gt;</p>'],
    ['# A\n\n<prievadas>80</prievadas>', '<h2>A</h2><p>&lt;prievadas&gt;80&lt;/prievadas&gt;</p>'],
    ['# A\n\n<prievadas>\n80', '<h2>A</h2><p>&lt;prievadas&gt;\n80</p>'],
    ['# A\n\n<div>Mes <b>čia</b></div>', '<h2>A</h2><p>Mes <strong>čia</strong></p>'],
  ] as const)
    expect(pasteText(text), text).toBe(left.replaceAll('\n', ''));
});

it('takes the window that a site gives to be put into a page, alone', () => {
  const frame =
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Apie mus"></iframe>';
  expect(pasteText(` ${frame}\n`)).toBe(
    '<div data-block="video"><a href="https://www.youtube.com/embed/dQw4w9WgXcQ">Apie mus</a></div>',
  );
  expect(htmlOfText(`Žr. ${frame}`)).toBeNull();
});

it('makes a list of pasted lines that are counted with brackets', () => {
  expect(pasteText('Reikia:\n1) kopijų\n2) žmonių')).toBe(
    '<p>Reikia:</p><ol><li>kopijų</li><li>žmonių</li></ol>',
  );
});

it('keeps the lines of a spreadsheet’s cell, whether the clipboard has it as text or as HTML', () => {
  const made =
    '<table><tbody><tr><th>Planas</th><th>Kas įeina</th></tr><tr><td>A</td><td>Kopijos<br>„Priežiūra“ "24/7"</td></tr><tr><td>"B"</td><td>1<br>2</td></tr></tbody></table>';
  expect(
    pasteText('Planas\tKas įeina\r\nA\t"Kopijos\n„Priežiūra“ ""24/7"""\r\n"B"\t"1\n2"\r\n'),
  ).toBe(made);
  expect(
    paste(
      `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table><tbody><!--StartFragment--><tr><td>Planas</td><td>Kas įeina</td></tr><tr><td>A</td><td class=xl65 width=64>Kopijos<br style='mso-data-placement:same-cell;'>
    „Priežiūra“ &quot;24/7&quot;</td></tr><tr><td>"B"</td><td>1<br>
    2</td></tr><!--EndFragment--></tbody></table></body></html>`,
    ),
  ).toBe(made);
  // A quote that is not closed in its cell is a sign like any other.
  expect(pasteText('1\t24" \n2\t"27')).toBe(
    '<table><tbody><tr><td>1</td><td>24"</td></tr><tr><td>2</td><td>"27</td></tr></tbody></table>',
  );
});

it('leaves a text that only resembles Markdown alone', () => {
  for (const text of [
    'Paprastas sakinys. 2 * 3 * 4 = 24, #1 mieste',
    '- Labas, – tarė jis.',
    'Kaina 5 Eur\nAntra eilutė\ta',
    'Kaina\t5 Eur',
    'Kaina\t5 Eur\nAntra eilutė',
    '3. Trečias punktas',
  ])
    expect(htmlOfText(text), text).toBeNull();
});

it('makes a table of cells copied from a spreadsheet, headed where the first row reads so', () => {
  const made =
    '<table><tbody><tr><th>Planas</th><th>Kaina</th></tr><tr><td>A &lt; B</td><td>40,00 €</td></tr></tbody></table>';
  expect(pasteText('Planas\tKaina\nA < B\t40,00 €\n')).toBe(made);
  expect(
    paste(
      `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style>td{color:black}</style></head><body><table border=0 width=128 style='border-collapse:collapse'><!--StartFragment--><col width=64 span=2><tbody><tr height=20><td class=xl65 width=64>Planas</td><td width=64>Kaina</td><td></td></tr><tr><td>A &lt; B</td><td align=right>40,00 €</td><td></td></tr><tr><td></td><td></td><td></td></tr><!--EndFragment--></tbody></table></body></html>`,
    ),
  ).toBe(made);
  expect(
    paste(
      '<google-sheets-html-origin><style>td {border: 1px}</style><table data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="font-weight:bold">2026</td><td>1</td></tr><tr><td>2027</td><td>2</td></tr></tbody></table>',
    ),
  ).toBe(
    '<table><tbody><tr><td>2026</td><td>1</td></tr><tr><td>2027</td><td>2</td></tr></tbody></table>',
  );
  expect(
    paste('<google-sheets-html-origin><table><tbody><tr><td>Vienas</td></tr></tbody></table>'),
  ).toBe('<p>Vienas</p>');
});

it.each([
  [
    'words with a figure in them',
    [
      ['Planas', '2026 m.'],
      ['A', '1'],
    ],
    true,
  ],
  [
    'a number',
    [
      ['Planas', '2026'],
      ['A', '1'],
    ],
    false,
  ],
  ['one row', [['Planas', 'Kaina']], false],
  ['one column', [['Planas'], ['A']], false],
])('heads a spreadsheet’s table where its first row reads so: %s', (_what, rows, isHeaded) => {
  const lines = rows.map((row) => `<tr><td>${row.join('</td><td>')}</td></tr>`).join('');
  const sheet = `<google-sheets-html-origin><table data-sheets-root="1"><tbody>${lines}</tbody></table>`;
  expect(paste(sheet).includes('<th>')).toBe(isHeaded);
});

const sheetOf = (...rows: string[][]) =>
  `<google-sheets-html-origin><table data-sheets-root="1"><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;
const tableOf = (...rows: string[][]) =>
  `<table><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

it.each([
  ['a word that is missing', ['Planas', '', 'Trukmė'], false],
  ['a word that comes twice', ['Planas', 'Kaina', 'Planas'], false],
  ['a share', ['Planas', '15,5 %', 'Trukmė'], false],
  ['signs without a figure', ['Planas', '–', '€'], true],
])(
  'heads a spreadsheet’s table where its first row reads so, with %s',
  (_what, first, isHeaded) => {
    expect(paste(sheetOf(first, ['A', '1', '2'])).includes('<th>')).toBe(isHeaded);
  },
);

it('leaves the empty rows and columns around a piece of a spreadsheet, and keeps those within it', () => {
  expect(paste(sheetOf(['1', '2', '', ''], ['3', '4', ' ', ''], ['', '', '', ''], ['', '']))).toBe(
    tableOf(['1', '2'], ['3', '4']),
  );
  expect(paste(sheetOf(['1', '', '2'], ['', '', ''], ['3', '', '4']))).toBe(
    tableOf(['1', '', '2'], ['', '', ''], ['3', '', '4']),
  );
  expect(paste(sheetOf(['1', '2', ''], ['3', '4', '5']))).toBe(
    tableOf(['1', '2', ''], ['3', '4', '5']),
  );
  expect(paste(sheetOf(['Vienas', ''], ['', '']))).toBe('<p>Vienas</p>');
  expect(paste(sheetOf(['1'], ['2']))).toBe(tableOf(['1'], ['2']));
});

it('takes no column from a table with cells that are joined', () => {
  const joined = sheetOf(['1', ''], ['2', '']).replace('<td>1</td>', '<td rowspan="2">1</td>');
  expect(paste(joined).match(/<td/g)).toHaveLength(4);
});

it('takes what programs indent behind a break in a cell for the next line alone', () => {
  expect(paste(sheetOf(['a<br>\n  b', '1'], ['c', '2']))).toContain('<td>a<br>b</td>');
});

it.each([
  [
    'a last cell that is empty',
    'a\tb\nc\t',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  [
    'a first cell that is empty',
    '1\tb\n\td',
    [
      ['1', 'b'],
      ['', 'd'],
    ],
  ],
  [
    'lines in a cell',
    '1\t"b\nc"\nd\te',
    [
      ['1', 'b<br>c'],
      ['d', 'e'],
    ],
  ],
  [
    'a tab in a cell',
    '1\t"b\tc"\nd\te',
    [
      ['1', 'b\tc'],
      ['d', 'e'],
    ],
  ],
  [
    'quotation marks in a cell',
    '1\t"b ""c"""\nd\te',
    [
      ['1', 'b "c"'],
      ['d', 'e'],
    ],
  ],
  [
    'quotation marks around a word',
    '1\t"b"\nd\te',
    [
      ['1', '"b"'],
      ['d', 'e'],
    ],
  ],
  [
    'lines that end as in Windows',
    '1\tb\r\nc\td\r\n\r\n',
    [
      ['1', 'b'],
      ['c', 'd'],
    ],
  ],
])('reads cells of plain text with %s', (_what, text, rows) => {
  const cells = (pasteText(text).match(/<t[dh]>.*?<\/t[dh]>/gs) ?? []).map((cell) =>
    cell.slice(4, -5).replaceAll('&quot;', '"'),
  );
  expect(cells.map((cell) => cell.replace(/\s+/g, ' '))).toEqual(
    rows.flat().map((cell) => cell.replace(/\s+/g, ' ')),
  );
});

it.each([
  ['one line', 'a\tb'],
  ['one column', 'a\nb'],
  ['lines of other lengths', 'a\tb\nc'],
])('takes plain text of %s for no table', (_what, text) => {
  expect(htmlOfText(text) ?? '').not.toContain('<table');
});
