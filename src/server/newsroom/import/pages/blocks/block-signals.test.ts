import { expect, test } from 'vitest';
import type { PageElement } from '../dom/page-node.ts';
import { parsePage } from '../parse-page.ts';
import { listSignals, type PageFacts } from './block-signals.ts';
import { listTextBlocks } from './list-text-blocks.ts';

/** @param left numbers of the blocks that are left of what was found */
function weigh(html: string, left: number[] = [], facts: Partial<PageFacts> = {}) {
  const body = parsePage(html).body as PageElement;
  const blocks = listTextBlocks(body);
  const isLeft = blocks.map((_, at) => left.includes(at));
  return listSignals(blocks, {
    extracted: isLeft,
    left: isLeft,
    kept: isLeft,
    dense: body.querySelector('#dense'),
    place: body.querySelector('#place'),
    coverage: 0.4,
    description: 'Apie tai',
    ...facts,
  });
}

const o = (length: number) => 'o'.repeat(length);
const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const a = (text: string) => `<a href="/">${text}</a>`;
const [NONE, FIRST, SECOND, LAST] = [[], [0], [1], [2]];

test.each<[signal: string, html: string, left: number[], ofEachBlock: number[]]>([
  ['length', p('ab', 'abcd'), NONE, [Math.log(3), Math.log(5)]],
  ['isPhrase', p(o(39), o(40)), NONE, [0, 1]],
  ['linked', p('abc', `${a('abcd')}abcdef`), NONE, [0, 0.4]],
  ['isHalfLinked', p(a(o(5)) + o(5), a(o(6)) + o(4)), NONE, [0, 1]],
  ['isLink', p(a(o(9)) + o(1), a(o(10))), NONE, [0, 1]],
  ['ends', p('Baigta.', '„Baigta.“', 'Nebaigta'), NONE, [1, 1, 0]],
  ['isLabel', p('Įvadas:', 'Įvadas'), NONE, [1, 0]],
  ['commas', p('abc', 'a, b, c', 'a,a,a,a,a,a,a'), NONE, [0, 2, 5]],
  ['capitals', p('AbCd', 'abcd'), NONE, [0.5, 0]],
  ['isDivision', `<div>ab</div>${p('ab')}`, NONE, [1, 0]],
  ['isCell', `${p('ab')}<table><tr><th>ab</th><td>ab</td></tr></table>`, NONE, [0, 1, 1]],
  ['isItem', `${p('ab')}<ul><li>ab</li></ul>`, NONE, [0, 1]],
  ['isRepeated', p('ab', 'cd', 'ab'), NONE, [1, 0, 1]],
  ['isCredit', p('Foto: BNS', 'Fotografas'), NONE, [1, 0]],
  ['isOtherStory', p('Taip pat skaitykite', 'Skaityti'), NONE, [1, 0]],
  ['isDescription', p('Apie tai rašoma.', 'Rašoma apie tai.'), NONE, [1, 0]],
  ['left', p('ab', 'cd'), SECOND, [0, 1]],
  ['leftLength', p('ab', 'abcd'), SECOND, [0, Math.log(5)]],
  ['coverage', p('ab'), NONE, [0.4]],
  ['isMissed', p(o(79), o(80), o(80)), LAST, [0, 1, 0]],
  ['isMissed', p(a(o(39)) + o(41), a(o(40)) + o(40), 'ab'), LAST, [1, 0, 0]],
  ['isMissedAfter', p(o(80), o(80), o(79), o(80)), SECOND, [0, 0, 0, 1]],
  ['isAfter', p('ab', 'cd', 'ef'), SECOND, [0, 0, 1]],
  // A short one that is left does not end an article that has sentences.
  ['isAfter', p(o(80), 'ab', 'cd'), [0, 1], [0, 1, 1]],
  ['isClosingHeading', `<h2>ab</h2>${p(o(80))}<h2>cd</h2>`, SECOND, [0, 0, 1]],
  ['isClosingHeading', '<h1>ab</h1><h6>cd</h6>', [0, 1], [0, 1]],
  ['isUnderHeadline', `${p('ab')}<h1>cd</h1>${p('ef')}`, LAST, [0, 0, 1]],
  ['isUnderHeadline', `${p('ab')}<h1>cd</h1>${p('ef')}`, FIRST, [0, 0, 0]],
  ['isUnderHeadline', `<h1>ab</h1><h1>cd</h1>${p('ef')}`, [1, 2], [0, 0, 1]],
  ['position', p('ab', 'cd', 'ef', 'gh'), NONE, [0, 0.25, 0.5, 0.75]],
  ['beforeStart', p('ab', 'cd', 'ef', 'gh'), LAST, [2, 1, 0, 0]],
  ['beforeStart', p(...Array<string>(22).fill('ab')), [21], [20, 20, ...countDown(19), 0]],
  ['isForm', `<form>${p('ab')}</form>${p('cd')}`, NONE, [1, 0]],
  ['isQuotation', `<blockquote>${p('ab')}</blockquote>${p('cd')}`, NONE, [1, 0]],
  ['isComment', `<div class="comments"><div>${p('ab')}</div></div>${p('cd')}`, NONE, [1, 0]],
  ['isLead', `<div id="lead">${p('ab')}</div>${p('cd')}`, NONE, [1, 0]],
  ['isBody', `<div class="article-body">${p('ab')}</div>${p('cd')}`, NONE, [1, 0]],
  ['isPicture', `<div class="caption">${p('ab')}</div>${p('cd')}`, NONE, [1, 0]],
  ['isDense', `<div id="dense">${p('ab')}</div>${p('cd')}`, NONE, [1, 0]],
  ['isPlace', `<div id="place">${p('ab')}</div>${p('cd')}`, NONE, [1, 0]],
  ['nearLeft', p('ab', 'cd', 'ef', 'gh', 'ij', 'kl'), FIRST, [0, 0.2, 0.2, 0.2, 0.2, 0]],
  ['nearLeft', p('ab', 'cd', 'ef', 'gh', 'ij', 'kl'), [5], [0, 0.2, 0.2, 0.2, 0.2, 0]],
  ['nearLeft', p('ab'), FIRST, [0]],
  ['nearLinked', p(a('ab'), 'cd', 'ef'), NONE, [0, 0.5, 0.5]],
  ['nearLinked', p(a('ab')), NONE, [0]],
  ['previousLeft', p('ab', 'cd', 'ef'), FIRST, [0, 1, 0]],
  ['previousLength', p('ab', 'cd'), NONE, [0, Math.log(3)]],
  ['previousLinked', p(a('abcd') + o(4), 'cd'), NONE, [0, 0.5]],
  ['nextLeft', p('ab', 'cd', 'ef'), LAST, [0, 1, 0]],
  ['leftAround0', `<div>abcd${p('cd', 'ef')}</div>`, SECOND, [0.5, 0, 0]],
  ['shareAround0', p('abcd', 'ab', 'ef'), [0, 1], [4 / 6, 2 / 6, 0]],
  ['leftAround1', p('abcd', 'efgh'), FIRST, [0, 1]],
  // Linked words are none of the box's own.
  ['leftAround1', p(`ab${a('cd')}`, 'efgh', 'ijkl'), FIRST, [0, 2 / 6, 2 / 6]],
  ['leftAround1', p(`ab${a('cd')}`, 'efgh'), [0, 1], [1, 1]],
  ['shareAround1', `<div>${p('abcd')}</div>${p('abcd')}`, [0, 1], [0.5, 1]],
  [
    'leftAround2',
    `<div><section>${p('abcd')}</section>${p('abcd')}</div>${p('abcd')}`,
    [0, 2],
    [0, 1, 0.5],
  ],
  [
    'shareAround2',
    `<div><section>${p('abcd')}</section>${p('abcd')}</div>${p('abcd')}`,
    [0, 2],
    [0.5, 1, 1],
  ],
  ['shareAround2', p('abcd'), NONE, [0]],
])('the signal %s of the blocks of %s', (name, html, left, expected) => {
  const values = weigh(html, left).map(({ signals }) => signals[name]);
  expect(values.map((value) => value?.toFixed(6))).toEqual(expected.map((each) => each.toFixed(6)));
});

function countDown(from: number): number[] {
  return Array.from({ length: from }, (_, at) => from - at);
}

test('what was found, and what stands in no box that names itself as something else', () => {
  const facts = { extracted: [true, false], kept: [false, true] };
  const found = weigh(p('ab', 'cd'), [], facts).map(({ signals }) => [
    signals.extracted,
    signals.kept,
  ]);
  expect(found).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test('a page without a description is described by none of its blocks', () => {
  expect(weigh(p('ab'), [], { description: null })[0]?.signals.isDescription).toBe(0);
});

test.each([
  [p('ab'), true],
  ['<h2>ab</h2>', true],
  ['<h1>ab</h1>', false],
  [`<div class="comments">${p('ab')}</div>`, false],
  [`<aside><div>${p('ab')}</div></aside>`, false],
  [`<nav>${p('ab')}</nav>`, false],
  [`<footer>${p('ab')}</footer>`, false],
  [`<form>${p('ab')}</form>`, false],
])('what may be added to an article: %s: %s', (html, isAddable) => {
  expect(weigh(html).map((each) => each.isAddable)).toEqual([isAddable]);
});
