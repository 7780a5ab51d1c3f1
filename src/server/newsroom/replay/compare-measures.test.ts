import { expect, test } from 'vitest';
import { compareMeasures } from './summarise-replay.ts';

type Figures = Parameters<typeof compareMeasures>[0][number]['current'];

const figures = (changes: Partial<Figures>) =>
  ({
    hasText: true,
    problems: [],
    facts: { told: 3, all: 4 },
    length: 300,
    sourceLength: 600,
    glossary: 1,
    similarity: null,
    milliseconds: 1500,
    costMicroUsd: 20,
    ...changes,
  }) as unknown as Figures;

test('a measure is compared by its means over the articles that both sides have it of', () => {
  const compared = compareMeasures(
    [
      { current: figures({}), candidate: figures({ milliseconds: 500, length: 600 }) },
      { current: figures({}), candidate: figures({ milliseconds: 2500, hasText: false }) },
      {
        current: figures({ glossary: null }),
        candidate: figures({ problems: ['x', 'y'] as never }),
      },
    ],
    'a',
  );
  expect(
    Object.fromEntries(
      compared.map(({ measure, articles, current, candidate }) => [
        measure,
        [articles, current, candidate],
      ]),
    ),
  ).toEqual({
    problems: [3, 0, 2 / 3],
    facts: [3, 0.75, 0.75],
    length: [2, 0.5, 0.75],
    glossary: [2, 1, 1],
    seconds: [3, 1.5, 1.5],
    cost: [3, 20, 20],
  });
});
