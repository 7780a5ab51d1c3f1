import { describe, expect, test } from 'vitest';
import type { SourceText } from '../text/source-text.ts';
import {
  checkHeadings,
  checkOutput,
  checkPiece,
  checkRelevance,
  indexSource,
} from './check-output.ts';

const HTML = `<p>Researchers found a flaw in the ExampleMail server on March 4, 2026. It affects 3.5 million installations around the world, and the vendor asks everybody to update without delay.</p>
<p>See <a href="https://example.com/advisory">the advisory</a> for the details of the configuration and for all the traces to look for.</p>`;
const source: SourceText = {
  articleId: 'a',
  title: 'ExampleMail flaw',
  excerpt: 'Update now.',
  html: HTML,
  text: HTML.replace(/<[^>]+>/g, ' '),
  fullText: HTML.replace(/<[^>]+>/g, ' '),
  language: 'en',
  url: 'https://example.com/news/1',
  author: '',
  publisher: 'Example',
  date: null,
};
const index = indexSource(source);
const GOOD = `<p>Tyrėjai 2026 m. kovo 4 d. „ExampleMail“ serveryje aptiko spragą. Ji paliečia 3,5 mln. įdiegčių visame pasaulyje, o gamintojas ragina visus nedelsiant atnaujinti programinę įrangą.</p>
<p>Išsamiau apie sąranką ir įsilaužimo pėdsakus rašoma <a href="https://example.com/advisory">gamintojo pranešime</a>.</p>`;
const rulesOf = (html: string) => [
  ...new Set(checkPiece(index, HTML, html).map(({ rule }) => rule)),
];

test('a faithful translation passes every check', () => {
  const output = {
    title: '„ExampleMail“ spraga',
    excerpt: 'Atnaujinkite dabar.',
    html: GOOD,
    score: 88,
    category: 'Kibernetinis saugumas',
  };
  expect(checkOutput(index, output)).toEqual([]);
});

describe('the text fails when', () => {
  test.each([
    ['it is empty', '<p> </p>', ['form']],
    ['it was left in English', HTML, ['language']],
    [
      'one paragraph was left in English',
      `${GOOD}<p>This is the paragraph that was not translated and that the reader has to read in English.</p>`,
      ['language'],
    ],
    ['it lost its letters', GOOD.replace(/[ąčęėįšųūž]/g, 'e'), ['language']],
    ['it is in another script', GOOD.replace(/[aeiou]/g, 'ж'), ['language']],
    ['it is a summary', '<p>Aptikta spraga, atnaujinkite serverį.</p>', ['length']],
    ['it is three times as long', GOOD.repeat(3), ['length']],
    ['it tells a new number', GOOD.replace('visame', '77 šalyse, visame'), ['fact']],
    ['it links elsewhere', GOOD.replace('/advisory', '/pirkite'), ['link']],
    ['it shows a new picture', `${GOOD}<img src="/storage/blog-images/x.webp" alt="">`, ['link']],
    ['it has markup off the list', `${GOOD}<svg></svg>`, ['html']],
  ])('%s', (_, html, rules) => {
    expect(rulesOf(html)).toEqual(expect.arrayContaining(rules));
  });
});

test('half the length of the source and twice its length are still a translation', () => {
  const letters = (count: number) =>
    `<p>${'Serveris veikia gerai. '.repeat(count).slice(0, count).trimEnd().padEnd(count, 's')}</p>`;
  const isTranslation = (count: number) =>
    !checkPiece(index, letters(240), letters(count)).some(({ rule }) => rule === 'length');
  expect([119, 120, 480, 481].map(isTranslation)).toEqual([false, true, true, false]);
});

test('Lithuanian words that hold English ones are Lithuanian', () => {
  const line =
    'Išoriniai bendrinimai, nustatytos programėlės, dėl to ir be to – išteklių išlaidos, iš to pasiskirstę.';
  expect(checkPiece(index, HTML, `${GOOD}<p>${line}</p>`)).toEqual([]);
});

test('code is not prose: it may stay in English', () => {
  const code =
    '<pre>the value of the key is that of the file and the path to it is set with the flag</pre>';
  expect(rulesOf(GOOD + code)).not.toContain('language');
});

test('title and excerpt are plain, present, of a size, and tell nothing new', () => {
  const found = (title: string, excerpt: string) =>
    checkHeadings(index, { title, excerpt }).map(({ rule }) => rule);
  expect(found('', 'Gerai')).toEqual(['form']);
  expect(found('a'.repeat(201), 'Gerai')).toEqual(['form']);
  expect(found('<b>Spraga</b>', 'Gerai')).toEqual(['form']);
  expect(found('Spraga', '99 serveriai')).toEqual(['fact']);
});

test('score and category are bound', () => {
  expect(checkRelevance({ score: 70, category: 'Technologijos' })).toEqual([]);
  for (const score of [-1, 101, 70.5, Number.NaN]) {
    expect(checkRelevance({ score, category: 'Technologijos' })).toHaveLength(1);
  }
  expect(checkRelevance({ score: 70, category: 'technologijos' })[0]?.rule).toBe('category');
});

test.each([
  ['en', 'The laptop costs $1,599.', 'Kompiuteris kainuoja $1,599', []],
  ['en', 'The laptop costs $1,599.', 'Kompiuteris kainuoja 1 599 JAV dolerius', []],
  ['en', 'The laptop costs $1,599.99.', 'Kompiuterio kaina – 1 599,99 JAV dolerio', []],
  ['en', 'The laptop costs $1,599.', 'Kompiuteris kainuoja $1,699', ['fact']],
  ['en', 'The fuel costs $1.599.', 'Degalai kainuoja 1 599 JAV dolerius', ['fact']],
  ['en', 'It has 12,450 users.', 'Naudotojų – 12,450 iš viso', ['fact']],
  ['lt', 'Kompiuteris kainuoja 1.599,50 Eur.', 'Kompiuteris kainuoja 1 599,50 Eur', []],
  ['lt', 'Kompiuteris kainuoja $1,599.', 'Kompiuteris kainuoja 1 599 JAV dolerius', []],
])(
  'thousands and decimals of both languages are read (%s): %s → %s',
  (language, text, title, rules) => {
    const priced = indexSource({ ...source, language, title: '', excerpt: '', text, html: text });
    expect(checkHeadings(priced, { title, excerpt: 'Gerai' }).map(({ rule }) => rule)).toEqual(
      rules,
    );
  },
);
