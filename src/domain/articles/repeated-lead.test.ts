import { expect, it } from 'vitest';
import { isLeadRepeated } from './repeated-lead.ts';

it.each([
  [
    'the same words',
    'Įmonė atnaujino tinklą.',
    '<p>Įmonė <b>atnaujino</b> tinklą.</p><p>Toliau.</p>',
    true,
  ],
  [
    'a beginning cut within a word',
    'Įmonė atnaujino tink…',
    '<p>Įmonė atnaujino tinklą.</p>',
    true,
  ],
  [
    'a standfirst set as a heading',
    'Kas pasikeitė',
    '<h2>Kas pasikeitė</h2><p>Daug kas.</p>',
    true,
  ],
  ['other typography', '„Ateitis“ – 5 %', '<p>&quot;Ateitis&quot; - 5&nbsp;%</p>', true],
  ['no lead at all', '', '<p>Tekstas.</p>', true],
  ['other words', 'Įmonė pakeitė tinklą.', '<p>Įmonė atnaujino tinklą.</p>', false],
  ['the words later on', 'Tinklas atnaujintas.', '<p>Šiandien. Tinklas atnaujintas.</p>', false],
  ['a text that ends sooner', 'Tinklas atnaujintas vakar.', '<p>Tinklas atnaujintas</p>', false],
  [
    'a whole last word that differs',
    'Tinklas atnaujintas vakar',
    '<p>Tinklas atnaujintas šiandien</p>',
    false,
  ],
])('a lead is told to be repeated, or not: %s', (_, lead, html, isRepeated) => {
  expect(isLeadRepeated(lead, html)).toBe(isRepeated);
});
