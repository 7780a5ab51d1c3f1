import type { CheckFinding } from '../../../../domain/articles/check-finding.ts';
import { findUnknownFacts, type KnownFacts } from './facts/facts.ts';
import type { Writing } from './facts/writing.ts';
import { compareTexts } from './sentences/compare-texts.ts';

/** What the whole source tells, and what its date does. */
interface Known {
  elsewhere: KnownFacts;
  always: KnownFacts;
}

/**
 * A title against the source's, an excerpt against its excerpt. It may tell whatever the whole source does, and may leave
 * anything but a denial to the text.
 * @param source what it stands for; empty when the source has none
 */
export function compareHeading(
  source: string,
  output: string,
  writing: Writing,
  known: Known,
): CheckFinding[] {
  const compared = compareTexts(source, output, writing, known).filter(
    ({ kind, problem }) => kind === 'negation' || (problem !== 'added' && problem !== 'left_out'),
  );
  const isTold = ({ fact }: CheckFinding) =>
    compared.some(
      (other) => !other.isUnsure && other.fact !== '' && isOverlapping(other.fact, fact),
    );
  const unknown = findUnknownFacts(known.elsewhere, output);
  return [...unknown.filter((finding) => !isTold(finding)), ...compared];
}

const isOverlapping = (one: string, other: string): boolean =>
  one.includes(other) || other.includes(one);
