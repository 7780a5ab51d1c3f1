import { describe, expect, test } from 'vitest';
import { eachBecomes } from '../../../../../tests/support/each-becomes.ts';
import type { ArticleRow } from '../../../database/schema/articles.ts';
import type { SourceText } from '../text/source-text.ts';
import { checkLanguage } from './check-language.ts';
import {
  checkHeadings,
  checkOutput,
  checkPiece,
  checkRelevance,
  indexSource,
  listDoubts,
} from './check-output.ts';
import { type CheckProblem, listFindings, reasonOf } from './check-problem.ts';
import { checkTerms, listWordDoubts } from './check-terms.ts';
import { measureOutput } from './measure-output.ts';
import { isFactTakenBack } from './taken-back.ts';
import { TEXT_CHECKS } from './text-checks.ts';

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
    ['a link leads to the page itself', GOOD.replace('/advisory', '/news/1'), ['fact']],
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
  // Of less than 200 characters a ratio says nothing.
  const shorten = (count: number) => checkPiece(index, letters(count), '<p>Trumpai.</p>');
  expect(shorten(199)).toEqual([]);
  expect(shorten(200)).toEqual([
    { rule: 'length', message: 'Teksto ilgis – 4 % šaltinio ilgio; turi būti nuo 50 iki 200 %.' },
  ]);
});

const FOREIGN: CheckProblem = { rule: 'language', message: 'Tekste per daug kitų kalbų raidžių.' };
const UNTRANSLATED: CheckProblem = {
  rule: 'language',
  message: 'Tekste nėra lietuviškų raidžių: jis neišverstas.',
};
eachBecomes('letters tell the language of forty and more of them: %s', checkLanguage, [
  [`${'a'.repeat(38)}ß`, []],
  [`${'a'.repeat(39)}ß`, [FOREIGN]],
  [`${'a'.repeat(48)}ß`, [FOREIGN]],
  [`${'a'.repeat(49)}ß`, []],
  ['a'.repeat(40), []],
  ['a'.repeat(99), []],
  ['a'.repeat(100), [UNTRANSLATED]],
  [`${'a'.repeat(99)}ž`, [UNTRANSLATED]],
  [`${'a'.repeat(98)}žž`, []],
]);

const words = (english: string, count: number) => `${english}${' žodžiai'.repeat(count)}`;
const left = (line: string): CheckProblem => ({
  rule: 'language',
  message: `Liko neišversta pastraipa: „${line.slice(0, 80)}…“.`,
  value: line,
});
eachBecomes(
  'a paragraph of twelve words, more than 12 %% of them English, was left: %s',
  checkLanguage,
  [
    [words('the of', 9), []],
    [words('the of', 10), [left(words('the of', 10))]],
    [words('the of is', 22), []],
    [words('the of is', 21), [left(words('the of is', 21))]],
  ],
);

test('Lithuanian words that hold English ones are Lithuanian', () => {
  const line =
    'Išoriniai bendrinimai, nustatytos programėlės, dėl to ir be to – išteklių išlaidos, iš to pasiskirstę.';
  expect(checkPiece(index, HTML, `${GOOD}<p>${line}</p>`)).toEqual([]);
});

describe('a text without names, figures or denials, as long as its source,', () => {
  const html =
    '<p>The company explains why its customers should check the settings of their mail servers before the holidays, and what happens to those who forget it.</p><p>A good beginning is a list of everything that is connected to the network. Whoever knows what they own can protect it with a few simple steps, and it takes one afternoon of work for a small office.</p>';
  const text = html.replace(/<[^>]+>/g, ' ');
  const plain = { ...source, html, text, fullText: text, title: 'Check your servers' };
  const rulesFor = (output: string) =>
    checkOutput(indexSource(plain), {
      title: 'Patarimai',
      excerpt: 'Ką verta žinoti.',
      html: output,
      score: 88,
      category: 'Technologijos',
    }).map(({ rule }) => rule);
  const own =
    '<p>Bendrovė aiškina, kodėl klientams prieš šventes verta patikrinti pašto serverių nustatymus ir kas laukia tų, kurie tai pamiršta.</p><p>Gera pradžia – sąrašas visko, kas prijungta prie tinklo. Kas žino, ką turi, gali apsisaugoti keliais paprastais žingsniais, o nedideliam biurui tam pakanka vienos popietės darbo.</p>';
  const another =
    '<p>Renkantis spausdintuvą svarbiausia įvertinti, kiek ir ką ketinate spausdinti. Retai spausdinantiems labiau tinka lazerinis, nes jo dažai išdžiūsta lėčiau, o nuotraukų mėgėjams verta pasidomėti rašaliniais.</p><p>Pigus įrenginys dažnai brangiai kainuoja vėliau, kai tenka pirkti kasetes. Prieš pirkdami paskaitykite atsiliepimus ir pasidomėkite, ar parduotuvėje lengva rasti priedų, kitaip spausdintuvas ilgai stovės tuščias.</p>';

  test('passes as the translation of its source', () => {
    expect(rulesFor(own)).toEqual([]);
  });

  test('waits for a person as the translation of another article', () => {
    expect(rulesFor(another)).toEqual(['subject']);
  });
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
  expect(found('a'.repeat(200), 'a'.repeat(600))).toEqual([]);
  expect(found('Spraga', 'a'.repeat(601))).toEqual(['form']);
  expect(checkHeadings(index, { title: 'Spraga', excerpt: '99 serveriai' })).toEqual([
    {
      rule: 'fact',
      message: 'Šaltinyje nerasta: „99“.',
      value: '99',
      finding: { fact: '99', kind: 'number', excerpt: '99 serveriai' },
    },
  ]);
});

test('title and excerpt are compared with those of the source, faults and doubts apart', () => {
  const own = indexSource({
    ...source,
    title: 'ExampleMail prices rose',
    excerpt: 'Do not forget to update.',
  });
  const headings = { title: '„ExampleMail“ kainos nukrito', excerpt: 'Nepamirškite atnaujinti.' };
  expect(checkHeadings(own, headings).map(({ finding }) => finding)).toEqual([
    {
      kind: 'trend',
      problem: 'changed',
      fact: 'nukrito',
      excerpt: '„ExampleMail“ kainos nukrito',
      source: { fact: 'rose', excerpt: 'ExampleMail prices rose' },
    },
  ]);
  const doubtful = { title: 'Spraga', excerpt: 'Būtinai atnaujinkite.' };
  expect(checkHeadings(own, doubtful)).toEqual([]);
  expect(listDoubts(own, { ...doubtful, html: GOOD }).map(({ source }) => source?.fact)).toEqual([
    'not',
  ]);
});

test('a link that is gone is a doubt, no fault', () => {
  const html = GOOD.replace(/<a [^>]+>|<\/a>/g, '');
  expect(rulesOf(html)).toEqual([]);
  expect(listDoubts(index, { title: 'Spraga', excerpt: 'Yra.', html })).toMatchObject([
    { kind: 'url', problem: 'left_out', source: { fact: 'https://example.com/advisory' } },
  ]);
});

test('score and category are bound', () => {
  for (const score of [0, 70, 100])
    expect(checkRelevance({ score, category: 'Technologijos' })).toEqual([]);
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

describe('what a reviewer is told', () => {
  const problem = (fact: string): CheckProblem => ({
    rule: 'fact',
    message: `m ${fact}`,
    finding: { kind: 'number', fact, excerpt: '' },
  });
  const form: CheckProblem = { rule: 'form', message: 'f' };

  test('of the problems the first three, and how many more there are', () => {
    const shown = [
      { message: 'f', isFact: false },
      { message: 'm 1', isFact: true },
      { message: 'm 2', isFact: true },
    ];
    const problems = [form, problem('1'), problem('2'), problem('3')];
    expect(reasonOf(problems)).toEqual({ code: 'problems', problems: shown, more: 1 });
    expect(reasonOf(problems.slice(0, 3))).toEqual({ code: 'problems', problems: shown, more: 0 });
    expect(reasonOf([form])).toEqual({ code: 'problems', problems: shown.slice(0, 1), more: 0 });
  });

  test('of the findings each once', () => {
    expect(listFindings([form, problem('1'), problem('2'), problem('1')])).toEqual([
      problem('1').finding,
      problem('2').finding,
    ]);
  });
});

describe('of the words of a text', () => {
  const GLOSSARY = [{ term: 'user', preferred: 'naudotojas', never: 'vartotojas', note: '' }];
  // „Vartotojas“ is written of a consumer too where its form is another word's.
  const TEXT = {
    title: 'Vartotojai jungiasi xyzzq',
    html: '<p>Vartotojui ir vartotojui</p><pre>vartotojui</pre>',
  };

  test('what the glossary never writes is a problem, each once, where its form is sure', () => {
    const finding = (fact: string) => ({
      kind: 'term' as const,
      problem: 'unwanted' as const,
      fact,
      hint: 'naudotojas',
      excerpt: 'Vartotojui ir vartotojui',
    });
    expect(checkTerms(TEXT, GLOSSARY)).toEqual(
      ['Vartotojui', 'vartotojui'].map((fact) => ({
        rule: 'term',
        message: `Nerašome „${fact}“: rašome „naudotojas“.`,
        value: fact,
        finding: finding(fact),
      })),
    );
  });

  test('what may be such a word, and what is no word, is a doubt', () => {
    expect(listWordDoubts(source, TEXT, GLOSSARY)).toEqual([
      {
        kind: 'term',
        problem: 'unwanted',
        fact: 'Vartotojai',
        hint: 'naudotojas',
        excerpt: TEXT.title,
        isUnsure: true,
      },
      {
        kind: 'spelling',
        problem: 'unknown',
        fact: 'xyzzq',
        excerpt: TEXT.title,
        isUnsure: true,
      },
    ]);
  });
});

describe('facts of a text and its source', () => {
  const text = 'A flaw was found. It affects 35 servers, and 12 are in Lithuania.';
  const counted = indexSource({ ...source, html: `<p>${text}</p>`, text, fullText: text });
  const output = { title: 'Spraga', excerpt: 'Yra', html: '<p>Spraga paliečia 35 serverius.</p>' };

  test('are counted, and the text is measured by what a person made of it', () => {
    const measured = { length: 29, facts: { told: 1, all: 2 } };
    expect(measureOutput(counted, output, null)).toEqual({ ...measured, similarity: null });
    expect(measureOutput(counted, output, output.html)).toEqual({ ...measured, similarity: 1 });
  });

  test('are taken back when the source tells no more what our text tells', () => {
    const article = {
      original_title: 'Flaw',
      original_excerpt: '',
      original_content: '<p>35 servers and 12 routers.</p>',
      original_url: 'https://example.com/1',
      original_language: 'en',
      rights: 'licensed',
      source_name: 'Example',
      ai_translated_title: 'Spraga',
      ai_translated_excerpt: 'Yra',
      ai_translated_content: '<p>35 serveriai, 77 kiti.</p>',
    } as ArticleRow;
    const isTakenBack = (original_content: string) =>
      isFactTakenBack(article, { original_content });
    expect(isTakenBack('<p>36 servers and 12 routers.</p>')).toBe(true);
    expect(isTakenBack('<p>35 servers and 99 bridges.</p>')).toBe(false);
  });

  test('are those of the source asked for, whichever was asked for before', () => {
    const check = (changes: Partial<SourceText>) =>
      TEXT_CHECKS.checkHeadings(
        { ...source, text: changes.html ?? '', html: '', ...changes },
        { title: '99', excerpt: 'a' },
        [],
      ).length;
    for (const changes of [
      { title: '99' },
      { excerpt: '99' },
      { html: '99' },
      { articleId: 'b', publisher: '99' },
    ])
      expect([check({}), check(changes), check({})]).toEqual([1, 0, 1]);
  });
});
