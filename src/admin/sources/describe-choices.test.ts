import { expect, test } from 'vitest';
import { describeChoices } from './describe-choices.ts';

const USUAL = {
  is_trusted: false,
  reads_other_hosts: false,
  rights: 'licensed',
  daily_cap: null,
  include_words: '',
  exclude_words: '',
} as const;

test('a row names what was chosen for its source, and nothing where nothing was', () => {
  expect(describeChoices(USUAL)).toEqual([]);
  expect(
    describeChoices({
      ...USUAL,
      is_trusted: true,
      reads_other_hosts: true,
      rights: 'excerpt',
      daily_cap: 3,
      exclude_words: 'a',
    }),
  ).toEqual([
    'publikuojamas automatiškai',
    'skaito ir kitas svetaines',
    'tik ištraukos',
    'iki 3 per dieną',
    'atrenkama pagal žodžius',
  ]);
});
