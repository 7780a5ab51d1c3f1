import { describe, expect, test } from 'vitest';
import { eachBecomes } from '../../../../../tests/support/each-becomes.ts';
import { compareHeading } from './compare-heading.ts';
import { collectFacts } from './facts/facts.ts';

const BODY =
  'Microsoft said on Monday that prices of its cloud services rose 12% in March. In April they had been 45 euros.';
const known = { elsewhere: collectFacts(BODY, 'en'), always: collectFacts('', 'en') };
const compare = (source: string, output: string) => compareHeading(source, output, 'en', known);
const told = (source: string) => (output: string) =>
  compare(source, output).map(({ kind, problem = 'added', isUnsure }) =>
    [kind, problem, ...(isUnsure ? ['unsure'] : [])].join(' '),
  );

eachBecomes(
  'a title that tells the contrary of its source, or of another, is found: %s',
  told('Microsoft says cloud prices rose 12% in March'),
  [
    ['„Microsoft“: debesijos kainos kovą pakilo 12 proc.', []],
    ['„Microsoft“: debesijos kainos kovą sumažėjo 12 proc.', ['trend changed']],
    ['„Google“: debesijos kainos kovą pakilo 12 proc.', ['person changed']],
    ['„Microsoft“: debesijos kainos gegužę pakilo 12 proc.', ['month changed']],
    ['„Microsoft“: debesijos kainos kovą pakilo 21 proc.', ['percent changed']],
  ],
);

eachBecomes(
  'an excerpt without the denial of its source, or with one of its own, is found: %s',
  told('The update does not work on servers in Europe.'),
  [
    ['Naujinys Europos serveriuose neveikia.', []],
    ['Naujinys Europos serveriuose veikia.', ['negation left_out']],
    ['Naujinys Kinijos serveriuose neveikia.', ['place changed']],
  ],
);

describe('a heading may', () => {
  test('leave a figure to the text', () => {
    expect(compare('Cloud prices rose 12% in March', 'Debesijos kainos pakilo')).toEqual([]);
  });

  test('tell what stands elsewhere in the source, and nothing that stands nowhere', () => {
    expect(compare('Cloud prices rose', 'Debesijos kainos pakilo 12 proc.')).toEqual([]);
    expect(told('Cloud prices rose')('Debesijos kainos pakilo 13 proc.')).toEqual([
      'percent added',
    ]);
  });

  test('tell of a source without one', () => {
    expect(compare('', 'Debesijos kainos nepakilo 12 proc.')).toEqual([]);
    expect(told('')('Debesijos kainos pakilo 13 proc.')).toEqual(['percent added']);
  });
});

test('what was changed is told once, with the words of the source', () => {
  expect(compare('Prices rose in March', 'Kainos pakilo gegužę')).toEqual([
    {
      kind: 'month',
      problem: 'changed',
      fact: 'gegužę',
      excerpt: 'Kainos pakilo gegužę',
      source: { fact: 'March', excerpt: 'Prices rose in March' },
    },
  ]);
});
