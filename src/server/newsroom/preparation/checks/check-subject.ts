import { listTerms, withoutEnding } from '../../../../domain/text/terms-by-sound.ts';
import type { CheckProblem } from './check-problem.ts';

/**
 * Figures, names and international words („serveris“, "server") that a translation has in common with its English source, of the
 * different words of the one that has fewer. Human translations have 0.14 in the middle, texts of other articles 0.02
 * (`bench:translation-facts`).
 */
const LEAST = 0.02;
/** Different words of a text below which a share says nothing. */
const FEWEST = 40;
/** A word of one digit is in every text. */
const DIGITS = 2;

/**
 * Whether an output is of what its source is about. Facts are compared elsewhere; a text that has none agrees with any
 * other that has none.
 */
export function checkSubject(source: string, output: string): CheckProblem[] {
  const [from, to] = [termsOf(source), termsOf(output)];
  const fewest = Math.min(from.size, to.size);
  const common = [...from].filter((term) => to.has(term)).length;
  if (fewest < FEWEST || common / fewest >= LEAST) return [];
  return [
    {
      rule: 'subject',
      message:
        'Tekstas ir šaltinis neturi beveik nieko bendro – nei vardų, nei skaičių, nei tarptautinių žodžių. Ar tai to paties straipsnio vertimas?',
    },
  ];
}

const termsOf = (text: string): Set<string> => new Set(listTerms(text, DIGITS).map(withoutEnding));
