import { expect, test } from 'vitest';
import type { PageElement } from '../dom/page-node.ts';
import { parsePage } from '../parse-page.ts';
import { measureProse } from './measure-prose.ts';
import { removeBoilerplate } from './remove-boilerplate.ts';

/** So many paragraphs of running text. */
const prose = (count: number) =>
  `<p>${'Įmonės duomenys saugomi tinkamai, kai atsarginės kopijos tikrinamos kasdien. '.repeat(2)}</p>`.repeat(
    count,
  );
/** Whether what is named so stays beside so many paragraphs of the article. */
function stays(named: string, beside: number): boolean {
  const body = parsePage(`<body><div>${prose(beside)}</div>${named}</body>`).body as PageElement;
  removeBoilerplate(body, measureProse(body));
  return body.querySelector('[class]') !== null;
}

test.each([
  ['what names itself as something else goes', `<div class="banner">${prose(1)}</div>`, 9, false],
  [
    'with a fifth of the page’s text it is the article',
    `<div class="banner">${prose(3)}</div>`,
    9,
    true,
  ],
  ...[
    ['comments', '<div class="comments">', '</div>'],
    ['a notice of cookies', '<div class="cookie-bar">', '</div>'],
    ['a sidebar', '<div class="sidebar">', '</div>'],
    ['a footer', '<footer class="a">', '</footer>'],
    ['a box about the author', '<div class="author-bio">', '</div>'],
  ].flatMap(([name, open, close]): [string, string, number, boolean][] => [
    [`${name} may be longer than the article`, `${open}${prose(11)}${close}`, 9, false],
    [`with most of the page’s text ${name} is it`, `${open}${prose(30)}${close}`, 9, true],
  ]),
  ['what holds the headline is the article', `<div class="sidebar"><h1>A</h1></div>`, 9, true],
  [
    'a paragraph that a page builder calls a widget is no widget',
    `<div class="elementor-element elementor-widget elementor-widget-text-editor">${prose(1)}</div>`,
    9,
    true,
  ],
  [
    'a menu that a page builder calls a widget is a menu',
    `<div class="elementor-element elementor-widget elementor-widget-nav-menu">${prose(1)}</div>`,
    9,
    false,
  ],
  [
    'what has a sidebar beside it is none',
    `<div class="has-sidebar content--no-ads">${prose(1)}</div>`,
    9,
    true,
  ],
])('%s', (_rule, named, beside, isLeft) => {
  expect(stays(named, beside)).toBe(isLeft);
});

const chapter = (id: string, level = 2, inside = '') =>
  `<section id="${id}"><h${level}>Apie tai</h${level}>${prose(2)}${inside}</section>`;
test.each([
  ['a chapter about cookies in an article stays', 'article', chapter('cookies'), true],
  ['its heading alone stays, too', 'article', '<h2 id="cookies">Slapukai</h2>', true],
  ['a chapter about the GDPR in it stays', 'main', chapter('gdpr'), true],
  [
    'a notice that asks for consent goes',
    'main',
    chapter('cookies', 2, '<button>Gerai</button>'),
    false,
  ],
  ['a notice with a heading of another level goes', 'article', chapter('cookies', 3), false],
  ['a notice beside the article goes', 'div', chapter('cookies'), false],
])('%s', (_rule, place, named, isLeft) => {
  const html = `<body><${place}><h1>A</h1>${chapter('ivadas')}${chapter('sauga')}${named}</${place}></body>`;
  const body = parsePage(html).body as PageElement;
  removeBoilerplate(body, measureProse(body));
  expect(body.querySelector('#cookies, #gdpr') !== null).toBe(isLeft);
});

test('a card behind a link on a name, which begins with the name again, is no part of the sentence', () => {
  const link = '<a href="/p/1">Ieva Bitė</a>';
  const card = `<span><img src="/1.jpg">${link}<a href="/s/2">Kitas straipsnis</a></span>`;
  const shown = (inside: string) => {
    const body = parsePage(`<body><p>Vadovė ${inside} sako.</p></body>`).body as PageElement;
    removeBoilerplate(body, measureProse(body));
    return body.words;
  };
  expect(shown(`${link}${card}`)).toBe('Vadovė Ieva Bitė sako.');
  expect(shown(`${link} <span>Ieva Bitė (50 m.)</span>`)).toBe(
    'Vadovė Ieva Bitė Ieva Bitė (50 m.) sako.',
  );
  expect(shown(`${link}<div>${link} ${prose(8)}</div>`)).toContain('Įmonės duomenys');
  expect(shown(`${link}<a href="/p/1">Ieva Bitė</a>`)).toBe('Vadovė Ieva BitėIeva Bitė sako.');
  const long = (length: number) =>
    `<span>${link} ${'o'.repeat(length - 'Ieva Bitė '.length)}</span>`;
  expect(shown(`${link}${long(1000)}`)).toBe('Vadovė Ieva Bitė sako.');
  expect(shown(`${link}${long(1001)}`)).toContain('oo');
});
