import { textAfter, textBefore } from '../../text/around.ts';
import type { Fact } from './fact.ts';

/* "At least", "up to", "or later": what a figure or a version is the end of. */

type Bound = 'least' | 'most';

const LONGER =
  'more|over|greater|larger|longer|higher|older|bigger|above|daugiau|(?:didesn|ilgesn|aukštesn|brangesn|vyresn)\\p{L}*|ilgiau|brangiau|dažniau';
const SHORTER =
  'less|fewer|smaller|shorter|lower|cheaper|earlier|mažiau|(?:mažesn|trumpesn|žemesn|pigesn|ankstesn)\\p{L}*|trumpiau|pigiau|rečiau';
const THAN = '(?: (?:than|kaip|nei|negu|už))';
const LAST = '(?: (?:the|a|about|apie|some|just|tik|version|v\\.?))?\\s*$';
const before = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})${LAST}`, 'iu');

// In order: the negated ones hold the plain ones.
const BEFORE: [Bound, RegExp][] = [
  [
    'most',
    before(
      `(?:no|not|ne|never) ?(?:${LONGER})${THAN}|(?:no|not|ne) ?(?:later|vėliau)${THAN}|neviršij\\p{L}+|not exceed\\p{L}*`,
    ),
  ],
  [
    'least',
    before(`(?:no|not|ne|never) ?(?:${SHORTER})${THAN}|(?:no|ne) ?(?:sooner|anksčiau)${THAN}`),
  ],
  [
    'least',
    before(
      `(?:${LONGER})${THAN}|at least|(?:a )?minimum(?: of)?|over|above|exceed\\p{L}*|upwards? of|north of|mažiausiai|bent|virš|viršij\\p{L}+|minimum`,
    ),
  ],
  [
    'most',
    before(
      `(?:${SHORTER})${THAN}|up to|at most|(?:a )?maximum(?: of)?|under|below|within|as many as|prior to|before|daugiausia|iki|nesiek\\p{L}+|maksimaliai|maksimum`,
    ),
  ],
];
const AFTER: [Bound, RegExp][] = [
  [
    'least',
    /^(?:\+|(?: versij\p{L}*)? (?:or|and|ir|ar|arba) (?:more|later|newer|higher|above|up|daugiau|naujesn|vėlesn|aukštesn))/iu,
  ],
  [
    'most',
    /^(?: versij\p{L}*)? (?:or|and|ir|ar|arba) (?:less|fewer|earlier|older|lower|below|prior|mažiau|ankstesn|senesn|žemesn)/iu,
  ],
];

/** The bound whose words stand right before or after this place. */
export function findBound(text: string, start: number, end: number): Bound | null {
  const head = textBefore(text, start);
  const tail = textAfter(text, end);
  const found =
    BEFORE.find(([, pattern]) => pattern.test(head)) ??
    AFTER.find(([, pattern]) => pattern.test(tail));
  return found?.[0] ?? null;
}

/** The opposite bound of the same thing contradicts it; one left out or put in does not. */
export const boundKeys = (bound: Bound, what: string[]): Pick<Fact, 'needs' | 'refutedBy'> =>
  opposed('bound', bound, bound === 'least' ? 'most' : 'least', what);

/** Needs its own side only where the source tells the other. */
export function opposed(
  prefix: string,
  own: string,
  other: string,
  what: string[],
): Pick<Fact, 'needs' | 'refutedBy'> {
  return {
    needs: what.map((each) => [`${prefix}:${own}:${each}`]),
    refutedBy: what.map((each) => `${prefix}:${other}:${each}`),
  };
}
