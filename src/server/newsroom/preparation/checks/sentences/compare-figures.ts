import type { CheckFinding, FactKind } from '../../../../../domain/articles/check-finding.ts';
import type { Fact } from '../facts/fact.ts';
import { isKnownFact } from '../facts/facts.ts';
import { isInOtherUnit } from '../facts/units.ts';
import { NOTHING, type Pairing, type Passage, type Place, quote } from './passage.ts';

/** What can stand for what: one of a family that came in answers for one that went. */
const FAMILIES: Partial<Record<FactKind, string>> = {
  number: 'figure',
  word: 'figure',
  ordinal: 'figure',
  fraction: 'figure',
  vague: 'figure',
  date: 'time',
  month: 'time',
  weekday: 'time',
  relative: 'time',
  time: 'clock',
  zone: 'zone',
  url: 'address',
  mail: 'address',
};
/** Telling them or leaving them out is a fault by itself; of the others only an exchange is. */
const STRONG_ADDED = new Set<FactKind>(
  'url mail ip cve date phone version name number percent currency'.split(' ') as FactKind[],
);
const STRONG_LEFT_OUT = new Set<FactKind>(
  'url mail ip cve date phone number'.split(' ') as FactKind[],
);

interface Found {
  fact: Fact;
  /** The other text tells it in another sentence. */
  isElsewhere: boolean;
}

export function compareFigures(pairing: Pairing): CheckFinding[] {
  const { source, output } = pairing;
  const added = unknownFacts(output, source);
  const leftOut = unknownFacts(source, output);
  const findings: CheckFinding[] = [];
  const answered = new Set<Fact>();
  for (const { fact, isElsewhere } of added) {
    if (isOverlapping(fact, findings, output)) continue;
    const find = (problem: 'changed' | 'added', isUnsure: boolean, other?: Place) =>
      findings.push({
        kind: fact.kind,
        problem,
        ...quote(output, fact),
        ...(other && { source: quote(source, other) }),
        ...(isUnsure && { isUnsure }),
      });
    const first = fact.kind === 'ordinal' ? firstOf(source.text, output.text) : null;
    if (first) {
      find('changed', false, first);
      continue;
    }
    const counterpart = leftOut.find(
      (other) => !answered.has(other.fact) && familyOf(other.fact) === familyOf(fact),
    );
    if (counterpart) {
      answered.add(counterpart.fact);
      find('changed', isConverted(fact, source), counterpart.fact);
    } else if (isStrong(fact) && !isElsewhere) {
      find('added', !STRONG_ADDED.has(fact.kind) || isConverted(fact, source));
    } else {
      const other = otherUnitOf(fact, source);
      if (other) find('changed', isConverted(fact, source), other);
    }
  }
  for (const { fact, isElsewhere } of leftOut) {
    if (answered.has(fact) || isElsewhere) continue;
    const first = fact.kind === 'ordinal' ? lithuanianFirstOf(source.text, output.text) : null;
    if (first) {
      findings.push({
        kind: fact.kind,
        problem: 'changed',
        ...quote(output, first),
        source: quote(source, fact),
      });
    }
    if (!STRONG_LEFT_OUT.has(fact.kind)) continue;
    // „abu“, „viena“, „visiškai“ and a measure that was put in another unit.
    const isUnsure =
      isSmall(fact) || quote(source, fact).fact === '100%' || isConverted(fact, output);
    findings.push({
      kind: fact.kind,
      problem: 'left_out',
      ...NOTHING,
      source: quote(source, fact),
      ...(isUnsure && { isUnsure }),
    });
  }
  return findings;
}

/** "The first" is seldom a figure; where another stands for it, it is. */
function firstOf(source: string, output: string): Place | null {
  const found = /(?<!\p{L})first(?!\p{L})/iu.exec(source);
  if (!found || /(?<!\p{L})pirm\p{L}+/iu.test(output)) return null;
  return { start: found.index, end: found.index + found[0].length };
}

/** „Pirmasis“ where the source has no first. */
function lithuanianFirstOf(source: string, output: string): Place | null {
  const found =
    /(?<!\p{L})pirm(?:[oaąui]|as|os|am|ų|us|ai|ais|ame|oje|iems|asis|ojo|oji|osios|ąjį|ąją|uoju|ajame|ieji|ųjų)(?!\p{L})/iu.exec(
      output,
    );
  if (
    !found ||
    /(?<!\p{L})(?:first|1st|initial|prim|premier|lead|earl|origin|before|one(?!\p{L}))/iu.test(
      source,
    )
  )
    return null;
  return { start: found.index, end: found.index + found[0].length };
}

/** „du“ and „abu“ come by themselves; three of something do not. */
const isStrong = ({ kind, needs }: Fact): boolean =>
  STRONG_ADDED.has(kind) ||
  ((kind === 'word' || kind === 'ordinal') &&
    !needs.some((keys) => keys.some((key) => /^[no]:[0-2]$/.test(key))));

const familyOf = ({ kind }: Fact): string => FAMILIES[kind] ?? kind;

/** What a passage tells and neither its counterpart nor the sentences beside that do. */
function unknownFacts(passage: Passage, other: Passage): Found[] {
  let at = 0;
  return passage.sentences.flatMap(({ start, facts }) => {
    at = start - passage.start;
    return facts
      .filter((fact) => !isKnownFact(other.known.near, fact))
      .map((fact) => ({
        fact: { ...fact, start: fact.start + at, end: fact.end + at },
        isElsewhere: isKnownFact(other.known.all, fact),
      }));
  });
}

const isOverlapping = (fact: Fact, findings: CheckFinding[], passage: Passage): boolean =>
  findings.some(
    ({ fact: written }) => written !== '' && written.includes(quote(passage, fact).fact),
  );

const isSmall = ({ kind, needs }: Fact): boolean =>
  kind === 'number' && needs.some((keys) => keys.some((key) => /^n:[0-2]$/.test(key)));

/** Does the other text give the same measure in another unit? Right or not is a person's to say. */
function isConverted(fact: Fact, other: Passage): boolean {
  const told = other.sentences.flatMap(({ facts, text }) => [
    ...facts.flatMap(measuresOf),
    ...(/(?<!\p{L})a mile(?!\p{L})/u.test(text) ? [{ value: 1, unit: 'mile' }] : []),
  ]);
  const own = measuresOf(fact);
  const values = own.length > 0 ? own.map(({ value }) => value) : numbersOf(fact);
  return values.some((value) =>
    told.some((measure) => isInOtherUnit(value, measure, own[0]?.unit ?? null)),
  );
}

const measuresOf = ({ gives, needs }: Fact): { value: number; unit: string }[] =>
  (gives ?? needs.flat()).flatMap((key) => {
    const [, value, unit] = /^u:([^:]+):(.+)$/.exec(key) ?? [];
    return value && unit ? [{ value: Number(value), unit }] : [];
  });

const numbersOf = ({ gives, needs }: Fact): number[] =>
  (gives ?? needs.flat()).flatMap((key) => (key.startsWith('n:') ? [Number(key.slice(2))] : []));

/** The same figure with another unit, which the source does not give it. */
function otherUnitOf(fact: Fact, source: Passage): Fact | null {
  const values = new Set(fact.needs.flat().flatMap((key) => /^u:([^:]+):/.exec(key)?.[1] ?? []));
  for (const { facts, start } of source.sentences) {
    for (const other of facts) {
      const keys = other.gives ?? other.needs.flat();
      if (!keys.some((key) => values.has(/^u:([^:]+):/.exec(key)?.[1] ?? ''))) continue;
      const at = start - source.start;
      return { ...other, start: other.start + at, end: other.end + at };
    }
  }
  return null;
}
