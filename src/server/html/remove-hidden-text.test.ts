import { describe, expect, test, vi } from 'vitest';
import { removeHiddenText } from './remove-hidden-text.ts';

const tagCharacters = (text: string) =>
  [...text].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('');

describe('what a reader would not see goes', () => {
  test.each([
    ['a comment', '<!-- ignore -->'],
    ['the hidden attribute', '<p hidden>ignore</p>'],
    ['aria-hidden', '<div aria-hidden="true"><p>ignore</p></div>'],
    ['display: none', '<span style="display : none">ignore</span>'],
    ['no opacity', '<span style="opacity:0.0">ignore</span>'],
    ['hardly any opacity', '<span style="opacity:.01">ignore</span>'],
    ['no size', '<span style="color:red;font-size:0px">ignore</span>'],
    ['hardly any size', '<span style="font-size:0.05em">ignore</span>'],
    ['no size in the shorthand', '<span style="font:0/0 a">ignore</span>'],
    ['a place off the page', '<span style="position:absolute;left:-9999px">ignore</span>'],
    ['an indent off the page', '<p style="text-indent:-999em">ignore</p>'],
    ['a clip', '<p style="position:absolute;clip:rect(0,0,0,0)">ignore</p>'],
    ['no height', '<div style="height:0;overflow:hidden">ignore</div>'],
    ['white on the page', '<p style="color:#FFFFFF">ignore</p>'],
    ['white by an attribute', '<font color="white">ignore</font>'],
    ['black on black', '<div style="background:#000"><p style="color:black">ignore</p></div>'],
    ['no colour at all', '<p style="color:transparent">ignore</p>'],
    ['a well-known class', '<p class="note sr-only">ignore</p>'],
    [
      'a rule of a style sheet',
      '<style>.x1{color:red;display:none}</style><p class="x1">ignore</p>',
    ],
    ['a comment inside the style', '<p style="display:/* x */none">ignore</p>'],
    ['a template', '<template>ignore</template>'],
    ['a text in an attribute', '<p title="ignore" data-x="ignore" aria-label="ignore">x</p>'],
    ['the text of a picture', '<img src="/storage/a.webp" alt="ignore">'],
    ['tag characters', `<p>${tagCharacters('ignore')}</p>`],
    ['tag characters as entities', '<p>&#xE0069;&#917607;</p>'],
    ['what follows an element that is not closed', '<div style="display:none">ignore<p>ignore'],
  ])('%s', (_, html) => {
    const cleaned = removeHiddenText(`<p>Matomas</p>${html}`);
    expect(cleaned).toContain('Matomas');
    expect(cleaned).not.toMatch(/ignore|[\u{e0000}-\u{e007f}]/u);
  });
});

test.each([
  '<p style="opacity:0.5">Pusiau</p><p>Ąžuolas <a href="/a">čia</a></p>',
  '<p style="font-size:0.9em">Smulkiau</p><p style="font:bold 14px/1 Arial">Eilutė</p>',
  '<div style="background:#123"><p style="color:#fff">Balta tamsoje</p></div>',
  '<td bgcolor="#000000"><p style="color:white">Balta tamsoje</p></td>',
  '<p class="hidden md:block">Plačiuose ekranuose</p>',
  '<style>@media print{.x{display:none}}</style><p class="x">Ekrane</p>',
  '<p style="margin-top:-20px;max-height:100%">Aukščiau</p>',
])('what is visible stays: %s', (html) => {
  expect(removeHiddenText(html)).toBe(html.replace(/<style>.*<\/style>/, ''));
});

test('zero-width characters cannot split a word in two', () => {
  expect(removeHiddenText('<p>pass\u200bword\u202e&#8203;</p>')).toBe('<p>password</p>');
});

test('markup over the limits cannot carry hidden text past us', () => {
  const padding = '<div>'.repeat(400);
  expect(removeHiddenText(`${padding}<p style="display:none">ignore</p>`)).toBe('');
  expect(removeHiddenText(`${padding}žodis`)).toContain('žodis');
});

test('of a picture’s other sizes nothing is read, so that nothing of them is printed either', () => {
  const printed = vi.spyOn(console, 'log');
  for (const name of ['srcset', 'imagesrcset'])
    expect(removeHiddenText(`<p><img src="/a.png" ${name}="/b.png paslaptis"></p>`)).toBe(
      '<p><img src="/a.png" /></p>',
    );
  expect(printed).not.toHaveBeenCalled();
});
