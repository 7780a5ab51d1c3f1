import type { FactKind } from '../../../../../domain/articles/check-finding.ts';
import type { Quantity } from './quantities.ts';
import type { Writing } from './writing.ts';

/**
 * Something a reader could check. Facts of two texts meet by keys: what a source's fact gives, an output's fact
 * needs. A key names a value whatever its writing: `n:3500000`, `d:2026-3-4`, `u:16:gb`.
 */
export interface Fact {
  kind: FactKind;
  start: number;
  end: number;
  /** Known when all keys of any one of these are. */
  needs: string[][];
  /** Where silence of the source is no fault: known unless one of these keys is. */
  refutedBy?: string[];
  /** What it tells as a source; what it needs, when absent. */
  gives?: string[];
  /** The text stays to be read by later rules. */
  stays?: boolean;
}

export interface Reading {
  /** What earlier rules took is blanked out, so that positions stay. */
  text: string;
  writing: Writing;
  /** Numbers with what belongs to them, read from `text` once. */
  quantities: Quantity[];
}

export interface Rule {
  kind: FactKind;
  read(reading: Reading): Fact[];
}

export const numberKey = (value: number): string => `n:${Number(value.toPrecision(12))}`;

/** A fact for each match of the pattern (with flag g); null skips one. */
export function factsOf(
  kind: FactKind,
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => Omit<Fact, 'kind' | 'start' | 'end'> | null,
): Fact[] {
  const facts: Fact[] = [];
  for (const match of text.matchAll(pattern)) {
    const found = read(match);
    if (found)
      facts.push({ kind, start: match.index, end: match.index + match[0].length, ...found });
  }
  return facts;
}
