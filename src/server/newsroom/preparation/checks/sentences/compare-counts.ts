import type { CheckFinding } from '../../../../../domain/articles/check-finding.ts';
import type { Fact } from '../facts/fact.ts';
import { isFacing } from './facing.ts';
import { type Pairing, type Passage, quote } from './passage.ts';

interface Count extends Pick<Fact, 'start' | 'end' | 'kind'> {
  values: number[];
}

/** „Vienas“ and „pirmas“ come by themselves. */
const SMALLEST = 2;

/**
 * A number word that the source tells less often, where one stands that the translation tells less often: „trys“ for
 * "two" although "three" stands somewhere else.
 */
export function compareCounts(pairing: Pairing): CheckFinding[] {
  const { source, output } = pairing;
  for (const family of [['word', 'number'], ['ordinal']]) {
    const english = [...listCounts(source, family), ...listMultiples(source, family)];
    const lithuanian = listCounts(output, family);
    const surplus = moreThan(lithuanian, english).filter(
      ({ kind, values }) => kind !== 'number' && Math.min(...values) >= SMALLEST,
    );
    const lack = moreThan(english, lithuanian).filter(({ kind }) => kind !== 'number');
    for (const here of surplus) {
      const there = lack.find(
        ({ start, values }) =>
          Math.min(...values) >= SMALLEST && isFacing(pairing, start, here.start),
      );
      if (!there) continue;
      return [
        {
          kind: here.kind,
          problem: 'changed',
          ...quote(output, here),
          source: quote(source, there),
        },
      ];
    }
  }
  return [];
}

/** "Twice" and "triple" are no figures of their own. */
const MULTIPLES: [RegExp, number][] = [
  [/(?<!\p{L})(?:twice|twofold|doubl\p{L}+|dual|couple|pair|both|duo)(?!\p{L})/giu, 2],
  [/(?<!\p{L})(?:tripl\p{L}+|trebl\p{L}+|thrice|threefold|trio)(?!\p{L})/giu, 3],
  [/(?<!\p{L})(?:quadrupl\p{L}+|fourfold)(?!\p{L})/giu, 4],
];

const listMultiples = ({ text }: Passage, [kind]: readonly string[]): Count[] =>
  kind !== 'word'
    ? []
    : MULTIPLES.flatMap(([pattern, value]) =>
        [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
          kind: 'word' as const,
          start: index,
          end: index + found.length,
          values: [value],
        })),
      );

/** Those whose value the others have less often. */
const moreThan = (own: readonly Count[], others: readonly Count[]): Count[] =>
  own.filter(({ values }) => {
    const count = (all: readonly Count[]) =>
      all.filter((other) => other.values.some((value) => values.includes(value))).length;
    return count(own) > count(others);
  });

function listCounts({ sentences, start: from }: Passage, family: readonly string[]): Count[] {
  const key = family[0] === 'ordinal' ? /^o:(\d+)$/ : /^n:([\d.]+)$/;
  return sentences.flatMap(({ facts, start }) =>
    facts
      .filter(({ kind }) => family.includes(kind))
      .map((fact) => ({
        kind: fact.kind,
        start: fact.start + start - from,
        end: fact.end + start - from,
        values: (fact.gives ?? fact.needs.flat()).flatMap((each) => {
          const value = key.exec(each)?.[1];
          return value === undefined ? [] : [Number(value)];
        }),
      }))
      .filter(({ values }) => values.length > 0),
  );
}
