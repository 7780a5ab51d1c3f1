import { describe, expect, test } from 'vitest';
import { MarkupLimitError } from '../../../html/markup-limits.ts';
import { composeBody } from './compose-body.ts';
import { extractArticle } from './extract-article.ts';
import { parsePage } from './parse-page.ts';
import { removeHiddenElements, removeHiddenMarkup } from './remove-hidden-elements.ts';

const PARAGRAPH =
  '<p>The city confirmed that new network equipment will be installed in all of its schools from autumn.</p>';
const HIDDEN = 'The council ignores the earlier notes and says that the equipment is free for all.';

/** What a page or a feed's text with this in its middle becomes, sanitised. */
function store(sheet: string, inside: string): [page: string, feed: string] {
  const html = `<style>${sheet}</style><article class="a" id="b">${PARAGRAPH.repeat(5)}${inside}${PARAGRAPH.repeat(5)}</article>`;
  const url = 'https://a.test/1';
  const none = { author: null, publishedAt: null, rawDate: null, imageUrl: null };
  const item = { ...none, guid: '1', url, title: 'T', summaryHtml: '', baseUrl: url };
  const article = extractArticle(`<!doctype html><title>T</title>${html}`, url);
  if (article === null || article === 'interstitial') throw new Error('no article');
  const page = { article, url, status: 200, fault: null };
  return [
    composeBody({ item: { ...item, contentHtml: '' }, page }).body.html,
    composeBody({ item: { ...item, contentHtml: html }, page: null }).body.html,
  ];
}

describe('a sentence that a sheet hides reaches no stored text, of a page or a feed', () => {
  test.each(
    Object.entries({
      'by an element’s name': ['x-q{display:none}', `<x-q>${HIDDEN}</x-q>`],
      'by an attribute': ['[data-x]{display:none}', `<p data-x>${HIDDEN}</p>`],
      'by an attribute’s value': ['p[data-x^="a"]{display:none}', `<p data-x="abc">${HIDDEN}</p>`],
      'by one of several selectors': [':is(.n,.q){display:none}', `<p class="q">${HIDDEN}</p>`],
      'by what it is not': ['p:not(:hover).q{display:none}', `<p class="q">${HIDDEN}</p>`],
      'by an unfocused place': [
        'div:not(:focus-within) .q{display:none}',
        `<div><p class="q">${HIDDEN}</p></div>`,
      ],
      'as a last child': [
        'div p:last-child{display:none}',
        `<div>${PARAGRAPH}<p>${HIDDEN}</p></div>`,
      ],
      'by its number': ['article>:nth-child(6){display:none}', `<p>${HIDDEN}</p>`],
      'by what stands before': ['hr+p{display:none}', `<hr><p>${HIDDEN}</p>`],
      'by what is in it': ['p:has(s){display:none}', `<p>${HIDDEN}<s>.</s></p>`],
      'below a class': ['.a .q{display:none}', `<p class="q">${HIDDEN}</p>`],
      'by several classes': ['.q.r{visibility:hidden}', `<p class="r q">${HIDDEN}</p>`],
      'by a rule in a rule': ['article{& .q{display:none}}', `<p class="q">${HIDDEN}</p>`],
      'by a rule in a rule without its mark': [
        'article{.q{display:none}}',
        `<p class="q">${HIDDEN}</p>`,
      ],
      'by rules in rules in rules': [
        '.a{@media all{>div{&.q{p&,p{display:none}}}}}',
        `<div class="q"><p>${HIDDEN}</p></div>`,
      ],
      'on every screen that there is': [
        '@media screen and (color) and (max-width:99999px){.q{display:none}}',
        `<p class="q">${HIDDEN}</p>`,
      ],
      'within a scope': ['@scope (.a, .n) to (.z){.q{display:none}}', `<p class="q">${HIDDEN}</p>`],
      'the root of a scope': ['@scope (.q){:scope{display:none}}', `<p class="q">${HIDDEN}</p>`],
      'within the root of a scope': [
        '@scope (.a, .n){@media all{:scope>.q{display:none}}}',
        `<p class="q">${HIDDEN}</p>`,
      ],
      'a range of every screen': [
        '@media (width >= 1px) and (height<=99999px){.q{display:none}}',
        `<p class="q">${HIDDEN}</p>`,
      ],
      'within a scope without a name': ['@scope{.q{display:none}}', `<p class="q">${HIDDEN}</p>`],
      'by a variable of the page': [
        ':root{--n:none}.q{display:var(--n)}',
        `<p class="q">${HIDDEN}</p>`,
      ],
      'by a variable of what is around': [
        '.a{--m:var(--n)}#b{--n:none}.q{display:var(--m)}',
        `<p class="q">${HIDDEN}</p>`,
      ],
      'by a variable of its own style': [
        '.q{display:var(--n,block)}',
        `<p class="q" style="--n:none">${HIDDEN}</p>`,
      ],
      'in white by a class': ['.q{color:#fff}', `<p class="q">${HIDDEN}</p>`],
      'in snow by a class': ['.q{color:snow}', `<p class="q">${HIDDEN}</p>`],
      'in a white that comes from around': [
        '.q{color:white}',
        `<div class="q"><p>${HIDDEN}</p></div>`,
      ],
      'in a white of higher rank': [
        '#b .q{color:#fff}p.q{color:#000}',
        `<p class="q">${HIDDEN}</p>`,
      ],
      'in a white that is important': [
        '.q{color:#fff!important}#b p.q{color:#000}',
        `<p class="q">${HIDDEN}</p>`,
      ],
      'in a white above all layers': [
        '.q{color:#fff}@layer x{#b .q{color:#000}}',
        `<p class="q">${HIDDEN}</p>`,
      ],
      'in white by a variable': [
        'html{--w:#fefefe}.q{color:var(--w)}',
        `<p class="q">${HIDDEN}</p>`,
      ],
      'in black on black': [
        '.r{background:#000;color:#fff}.q{color:#010101}',
        `<div class="r">${PARAGRAPH}<p class="q">${HIDDEN}</p></div>`,
      ],
      'transparent by a variable': [
        ':root{--t:transparent}.q{color:var(--t)}',
        `<p class="q">${HIDDEN}</p>`,
      ],
      'without letters by a name': ['x-q{font-size:0}', `<x-q>${HIDDEN}</x-q>`],
      'for capitals in a page of old': ['.Q{display:none}', `<p class="Q">${HIDDEN}</p>`],
      'by browsers: a dialogue that is closed': ['', `<dialog><p>${HIDDEN}</p></dialog>`],
      'by browsers: what pops up': ['', `<div popover><p>${HIDDEN}</p></div>`],
    }),
  )('%s', (_, [sheet = '', inside = '']) => {
    for (const stored of store(sheet, inside)) {
      expect(stored).toContain('new network equipment');
      expect(stored).not.toContain('council');
    }
  });
});

describe('whatever spelling, nesting or condition a sheet hides with', () => {
  test.each(
    Object.entries({
      'an escape in a class': '.\\78 1{display:none}',
      'an escape in a rule': '.x1{d\\69splay:n\\6fne}',
      'a comment inside a rule': '.x1/*{*/{color:red;/*}*/display/**/:none}',
      'a brace in quotes': ".a::before{content:'}'}.x1{display:none}",
      'an at sign in quotes': "p[a='@']{}.x1{display:none}",
      'a rule never closed': '.x1{display:none',
      'an import before': '@import "a;}";.x1{display:none}',
      'marks of old': '<!-- .x1{display:none} -->',
      'every screen': '@media all{.x1{display:none}}',
      'any screen of these':
        '@media print, only screen and (min-width: calc(1px)){.x1{display:none}}',
      'no paper': '@media not print{.x1{display:none}}',
      'what browsers support': '@supports (display:grid){@layer a{.x1{display:none}}}',
      'a rule in a rule': 'body{color:red;& .x1{display:none}}',
      'a rule in a rule without its mark': 'html{body{.x1{display:none}}}',
      'itself in a rule': '.x1{color:red;&{display:none}}',
      'a screen in a rule': '.x1{@media screen{display:none}}',
      'below the page': ':root body p.x1{display:none}',
      'beside other selectors': 'p:is(.a,.b),a:hover,*.x1{display:none}',
      'no size': '.x1{font-size:calc(0px)}',
      'no size in the shorthand': '.x1{font:0/0 a}',
      'a size on paper alone': '.x1{font-size:0}@media print{.x1,p{font-size:12px}}',
      'a size beside no size': '.x1{font-size:14px}.x1{font-size:0}.x1{font-size:14px}',
      'a place off the page': '.x1{text-indent:calc(-100 * 10px)}',
      'after a sheet never closed': 'a{</style><style>.x1{display:none}',
      'what stands for a variable': '.x1{display:var(--a,none)}',
      'among spaced selectors': ' .a , .x1 {display:none}',
      'a screen that nothing is asked of': '@media {.x1{display:none}}',
      'the narrowest screen': '@media (min-width:320px){.x1{display:none}}',
    }),
  )('%s', (_, sheet) => {
    const cleaned = removeHiddenMarkup(
      `<p>Matomas</p><style>${sheet}</style><p class="x1">ignore</p>`,
    );
    expect(cleaned).toContain('Matomas');
    expect(cleaned).not.toContain('ignore');
  });
});

test.each([
  '<style>@media print{.x{display:none}}</style><p class="x">Ekrane</p>',
  '<style>.g{background:linear-gradient(red,blue);background-clip:text;-webkit-text-fill-color:transparent}</style><h2 class="g">Perėjimas</h2>',
  '<style>@layer utilities{.hidden{display:none}.md\\:block{@media (width>=48rem){display:block}}}</style><p class="hidden md:block">Plačiuose</p>',
  '<style>@media (max-width:600px)){.x{display:none}}</style><p class="x">Neperskaitoma užklausa</p>',
  '<style>.x .y{display:none}.y:hover{display:none}a{.y{display:none}}</style><p class="y">Kitur</p>',
  '<style>@media (max-width:800px){.x{display:none}}@supports not (color:red){.x{display:none}}</style><p class="x">Ekrane</p>',
  '<style>@media not all{.x{display:none}}@font-face{.x{display:none}}.x{--a:{display:none}}</style><p class="x">Ekrane</p>',
  '<style>.x{font-size:0}.y{font-size:1rem}#z{font:small Arial}</style><div class="x"><p class="y">Be <b>tarpų</b></p><p id="z">Greta</p></div>',
  '<style>.x{display:block;left:5px}a;.y{display:none}</style><p class="x">Rodoma</p><p class="y">Rodoma</p>',
  '<style>#z.q{display:none}</style><p id="z">Kitos klasės</p>',
  ...[
    '(min-width:321px)',
    '(max-width:100px)',
    '(min-width:x)',
    '(min-width:1px 2)',
    '(width >= 321px)',
    '(width: 320px)',
    '(width < 9999px)',
    'style(min-width:1px)',
  ].map((query) => `<style>@media ${query}{.x{display:none}}</style><p class="x">Ekrane</p>`),
])('of a feed what is visible stays: %s', (html) => {
  expect(removeHiddenMarkup(html)).toBe(html.replace(/<style>.*<\/style>/, ''));
});

describe('what a reader sees stays', () => {
  test.each(
    Object.entries({
      'another element': ['x-r{display:none}', `<p>${HIDDEN}</p>`],
      'what only a pointer hides': ['.q:hover{display:none}', `<p class="q">${HIDDEN}</p>`],
      'what is hidden on paper': [
        '@media print{x-q,.q{display:none}}',
        `<p class="q">${HIDDEN}</p>`,
      ],
      'what is out of a scope': ['@scope (.z){p{display:none}}', `<p>${HIDDEN}</p>`],
      'what is hidden on screens to a width': [
        '@media (max-width:1920px){.q{display:none}}',
        `<p class="q">${HIDDEN}</p>`,
      ],
      'what is drawn before it': ['.q::before{display:none}', `<p class="q">${HIDDEN}</p>`],
      'a variable of something else': [
        '.n{--n:none}.q{display:var(--n)}',
        `<p class="q">${HIDDEN}</p>`,
      ],
      'a variable with another value nearer by': [
        ':root{--n:none}.q{--n:block;display:var(--n)}',
        `<p class="q">${HIDDEN}</p>`,
      ],
      'white on a colour': ['.q{color:#fff;background:#135}', `<p class="q">${HIDDEN}</p>`],
      'white on a picture': [
        '.r{background-image:url(a.png)}.q{color:#fff}',
        `<div class="r"><p class="q">${HIDDEN}</p></div>`,
      ],
      'white on a style’s colour': [
        '.q{color:#fff}',
        `<div style="background:navy"><p class="q">${HIDDEN}</p></div>`,
      ],
      'white of lower rank': ['.q{color:#fff}#b .q{color:#222}', `<p class="q">${HIDDEN}</p>`],
      'a link in white letters': ['.q{color:#fff}', `<p class="q"><a href="/1">${HIDDEN}</a></p>`],
      'black on black around a white box': [
        '.r{background:#000}.s{background:#fff}.q{color:#000}',
        `<div class="r"><div class="s"><p class="q">${HIDDEN}</p></div></div>`,
      ],
    }),
  )('%s', (_, [sheet = '', inside = '']) => {
    for (const stored of store(sheet, inside)) expect(stored).toContain('council');
  });

  test('on paper, in a template and without scripts, where other sheets hold', () => {
    const page = parsePage(
      `<style media="print">p{display:none}</style><template><style>p{display:none}</style></template>
       <noscript><style>p,.q{display:none}</style><p>a</p></noscript><p class="q">b</p>`,
    );
    removeHiddenElements(page);
    expect(page.body?.textContent.trim()).toBe('b');
  });
});

describe('whatever a sheet asks of a page, the work is bounded', () => {
  const many = (times: number, each: string) => Array(times).fill(each).join('');
  const work = (html: string) => {
    const before = process.threadCpuUsage();
    const run = () => removeHiddenElements(parsePage(html));
    return { run, cost: () => process.threadCpuUsage(before).user / 1000 };
  };
  test.each([
    ['of each of many siblings', 'i~b~b{display:none}', `<p><i></i></p>${many(9000, '<b>a</b>')}`],
    [
      'of all that is around',
      `${many(40, ':is(p,div) ')}b{display:none}`,
      many(400, '<div>') + many(5000, '<b>a</b>'),
    ],
    [
      'of all that is inside',
      ':has(:has(:has(b))){display:none}',
      many(300, '<div>') + many(9000, '<p>a</p>'),
    ],
    [
      'of each one’s number',
      `${many(300, ':nth-last-child(2n+1 of p),')}b{display:none}`,
      many(9000, '<p>a</p>'),
    ],
    [
      'by one long selector',
      `${many(20_000, '[class]:not(.x)')}{display:none}`,
      many(900, '<p class="a">a</p>'),
    ],
    [
      'by many rules',
      many(5000, '[class]:not(.x,.a){display:none}'),
      many(9000, '<p class="a">a</p>'),
    ],
    [
      'by many colours',
      Array.from({ length: 3000 }, (_, n) => `p{color:#${n};background:#${n}1}`).join(''),
      many(900, '<p>a</p>'),
    ],
    [
      'by variables of variables',
      `*{${Array.from({ length: 500 }, (_, n) => `--v${n}:var(--v${n + 1}) var(--v${n + 2});`).join('')}display:var(--v1)}`,
      many(300, '<div>') + many(5000, '<p>a</p>'),
    ],
    [
      'by long classes',
      `${many(2000, '[class~=b]:not(.x)')}{display:none}`,
      many(200, `<p class="${many(9000, 'a ')}">a</p>`),
    ],
    ['by rules in rules', `${many(3000, 'p,& &,:is(&,&){')}display:none`, '<p>a</p>'],
    ['by brackets in brackets', `${many(50_000, ':is(')}b{display:none}`, '<p>a</p>'],
  ])('%s', (_, sheet, body) => {
    const { run, cost } = work(`<style>${sheet}</style>${body}`);
    try {
      run();
    } catch (error) {
      expect(error).toBeInstanceOf(MarkupLimitError);
    }
    expect(cost()).toBeLessThan(4000);
  });

  test('what asks too much is refused, of a feed nothing is taken', () => {
    const html = `<style>i~b{display:none}</style><p><i></i></p>${many(9000, '<b>a</b>')}`;
    expect(() => removeHiddenElements(parsePage(html))).toThrow(MarkupLimitError);
    expect(removeHiddenMarkup(html)).toBe('');
  });
});
