import type { CheckFinding } from '../../../../../domain/articles/check-finding.ts';
import { distance } from './facing.ts';
import { type Pairing, type Place, quote } from './passage.ts';

/** How often: each with what says it, and with every word that tells of that length of time at all. */
const PERIODS: { en: string; lt: string; anyEn: string; anyLt: string }[] = [
  ['minute', '', 'minut', 'minu[tč]\\p{L}+', ''],
  ['hour', 'hourly', 'hour', 'valand\\p{L}+', 'valandini\\p{L}+'],
  ['day', 'daily', 'da(?:y|ily)|night', '(?:dien|par)\\p{L}+', 'kasdien\\p{L}*|dienin\\p{L}+'],
  ['week', 'weekly', 'week', 'savai[tč]\\p{L}+', '(?:kas)?savaitin\\p{L}+'],
  ['month', 'monthly', 'month', 'mėnes\\p{L}+', '(?:kas)?mėnesin\\p{L}+'],
  ['quarter', 'quarterly', 'quarter', 'ketvir[tč]\\p{L}+', '(?:kas)?ketvirtin\\p{L}+'],
  [
    'year',
    'annual(?:ly)?|yearly|per annum',
    'year|annual|annum',
    'met(?:us|ais|ų|ai)',
    'kasmet\\p{L}*|metin(?:[ėį]|i[soua]|ę|es)\\p{L}*',
  ],
].map(([unit, adverb, anyEn, lt, adjective]) => ({
  en: `(?:an?|per|each|every) ${unit}${adverb ? `|${adverb}` : ''}`,
  anyEn: `\\p{L}*(?:${anyEn})`,
  lt: `(?:per|kas|kiekvien\\p{L}+) ${lt}${adjective ? `|${adjective}` : ''}`,
  anyLt: `\\p{L}*(?:${lt})${adjective ? `|${adjective}` : ''}`,
}));

const list = (text: string, pattern: string): Place[] =>
  [...text.matchAll(new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu'))].map(
    ({ 0: found, index }) => ({ start: index, end: index + found.length }),
  );

/** A month for a year: of what is told to happen so often. */
export function comparePeriods(pairing: Pairing): CheckFinding[] {
  const { source, output } = pairing;
  for (const came of PERIODS) {
    const here = list(output.text, came.lt);
    if (here.length === 0 || has(source.text, came.anyEn)) continue;
    for (const went of PERIODS) {
      if (went === came || has(output.text, went.anyLt)) continue;
      for (const there of list(source.text, went.en)) {
        const facing = here.find(({ start }) => distance(pairing, there.start, start) <= 1);
        if (!facing) continue;
        return [
          {
            kind: 'period',
            problem: 'changed',
            ...quote(output, facing),
            source: quote(source, there),
          },
        ];
      }
    }
  }
  return [];
}

const has = (text: string, pattern: string): boolean =>
  new RegExp(`(?<!\\p{L})(?:${pattern})`, 'iu').test(text);
