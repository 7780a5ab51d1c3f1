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
    ['no size around it', '<div style="font-size:0"><p>ignore <b>ignore</b></p></div>'],
    [
      'a size that grows from nothing',
      '<div style="font-size:0"><p style="font-size:2em">ignore <b style="font:bold 200% Arial">ignore</b></p></div>',
    ],
    [
      'no size inside of letters of a size',
      '<div style="font-size:0"><p style="font-size:14px"><i style="font-size:1px">ignore</i></p></div>',
    ],
    ['a place off the page', '<span style="position:absolute;left:-9999px">ignore</span>'],
    ['an indent off the page', '<p style="text-indent:-999em">ignore</p>'],
    ['a clip', '<p style="position:absolute;clip:rect(0,0,0,0)">ignore</p>'],
    ['no height', '<div style="height:0;overflow:hidden">ignore</div>'],
    ['white on the page', '<p style="color:#FFFFFF">ignore</p>'],
    ['white by an attribute', '<font color="white">ignore</font>'],
    ['black on black', '<div style="background:#000"><p style="color:black">ignore</p></div>'],
    [
      'black on black farther out',
      '<div style="background:#000"><section><p style="color:black">ignore</p></section></div>',
    ],
    ['no colour at all', '<p style="color:transparent">ignore</p>'],
    ['a well-known class', '<p class="note sr-only">ignore</p>'],
    ['a comment inside the style', '<p style="display:/* x */none">ignore</p>'],
    ...Object.entries({
      'an escape in a property': 'd\\69splay:none',
      'an escape in a value': 'display:n\\6f ne',
      'escapes and capitals': 'DISPL\\000041 Y:\\4e one',
      'a comment inside a name': 'x:y;/* ; */visibility/**/:/**/hidden/**/!/**/important',
      'a comment never closed': 'display:none/* ;display:block',
      'a quoted semicolon': "content:';';display:none",
      'broken declarations before it': 'color;:;;12px:a;a{b:c}display:none',
      'a calculation': 'font-size:calc(0px)',
      'a calculation of several': 'font-size:calc((1em - 16px) * 2 + 0.1px / 4)',
      'the least of several': 'height:min(0px, 10em);overflow:hidden',
      'the greatest of several': 'max-width:max(0%, 1px)',
      'limits on both sides': 'opacity:clamp(0, 1%, .04)',
      'a power of ten': 'font-size:1e-3em',
      'no opacity with a sign': 'opacity:+.0',
      'a share of opacity': 'opacity:4%',
      'a calculated place': 'position:absolute;left:calc(-1 * 9999px)',
      'a place without end': 'text-indent:calc(-infinity * 1px)',
      'a place far to the right': 'position:fixed;left:10000px',
      'a move of its own': 'translate:-9999px 0',
      'a scale of its own': 'scale:0',
      'a scale on one side': 'transform:rotate(3deg) scaleX(calc(1 - 1))',
      'a variable': '--a:none;display:var(--a)',
      'a variable of a variable': '--a:var(--b);--b:0px;font-size:var(--a)',
      'what stands for a variable': 'display:var(--x, none)',
      'no size beside a weight': 'font:italic 700 0px/1.5 "A, B"',
      'a size of nothing with a unit': 'font:bold calc(0em) Arial',
      'a clip of nothing': 'clip:rect(1px, 1px, 1px, 1px)',
      'a clip of no width to its own edge': 'clip:rect(0,0,auto,auto)',
      'a clip of no height to its own edges': 'clip:rect(0 auto 0 auto)',
      'a path of nothing': 'clip-path:polygon(0 0, 100% 0, 100% 0)',
      'an inset from all sides': 'clip-path:inset(calc(25% * 2) round 2px)',
      'a filter': 'filter:blur(2px) opacity(1%)',
      'no alpha': 'color:rgb(0 0 0 / 0%)',
      'no alpha in digits': 'color:#0000',
      'nearly white in another notation': 'color:hsl(200deg 90% 99.5%)',
      'white in digits': 'color:#fffe',
      'more than is read': `color:red;${'--a:b;'.repeat(700)}`,
      'nested deeper than is read': `display:${'('.repeat(2000)}`,
      'variables that multiply': `${[...'abcdefgh'].map((name, at) => `--${name}:${`var(--${'bcdefghi'[at]})`.repeat(8)};`).join('')}width:var(--a)`,
    }).map(([name, style]) => [name, `<p style="${style.replaceAll('"', '&quot;')}">ignore</p>`]),
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
  '<p style="display:block;content:\'display:none\'">Kabutėse</p>',
  '<p style="position:absolute;left:50%;transform:translate(-50%,-50%) scale(-1, 0.98)">Viduryje</p>',
  '<p style="font:400 calc(1rem + 2px)/0 Arial;width:calc(100% - 0px)">Apskaičiuota</p>',
  '<p style="--a:none;display:var(--b, block);clip:rect(0,100px,100px,0)">Kintamasis</p>',
  '<p style="background:#000 url(a.png);color:#fff">Ant paveikslėlio</p>',
  '<div style="background-color:var(--wp--preset--color--primary)"><p style="color:#fff">Svetainės spalva</p></div>',
  '<p style="color:#000;background:rgb(var(--bg-rgb))">Svetainės spalva</p>',
  '<p style="color:rgb(var(--fg));background:rgb(var(--bg))">Svetainės spalvos</p>',
  '<p style="clip:rect(auto,auto,auto,auto)">Visas</p>',
  '<p style="__proto__:none;constructor:0;color:constructor">Vardai</p>',
  '<div style="font-size:0px;padding:10px"><div style="font-size:13px">Naujienlaiškis</div></div>',
  '<p style="margin-top:-20px;max-height:100%">Aukščiau</p>',
  '<div style="background:#000"><p>Tamsoje</p></div><p style="color:#000">Po jos</p>',
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

test('what is closed counts no more: neither its size nor its depth', () => {
  expect(removeHiddenText('<div style="font-size:0">ignore<b>ignore</b></div><p>Po jo</p>')).toBe(
    '<div style="font-size:0"><b></b></div><p>Po jo</p>',
  );
  const many = '<p>a</p>'.repeat(300);
  expect(removeHiddenText(`${many}<!-- ignore -->`)).toBe(many);
});

test('of a picture’s other sizes nothing is read, so that nothing of them is printed either', () => {
  const printed = vi.spyOn(console, 'log');
  for (const name of ['srcset', 'imagesrcset'])
    expect(removeHiddenText(`<p><img src="/a.png" ${name}="/b.png paslaptis"></p>`)).toBe(
      '<p><img src="/a.png" /></p>',
    );
  expect(printed).not.toHaveBeenCalled();
});

test('what stands behind a hidden element ends where its author ended it', () => {
  const shown = '<h2>a</h2><p>b <b>c</b> d</p><ul><li>e</li></ul><p>f</p>';
  for (const hidden of [
    '<div hidden>x</div>',
    '<p style="display:none"><span>x</span></p>',
    '<div hidden><p hidden>x</p><h2>x</h2></div>',
    '<img hidden src="x">',
  ])
    expect(removeHiddenText(hidden + shown), hidden).toBe(shown);
  expect(removeHiddenText('<p><i hidden>x</i><b>a</b> b</p>')).toBe('<p><b>a</b> b</p>');
});
