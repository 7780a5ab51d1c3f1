import type { CheckFinding } from '../../../../../domain/articles/check-finding.ts';
import { isFacing } from './facing.ts';
import { type Pairing, type Place, quote } from './passage.ts';

const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu');

/** How often: each with what says it, and with every word that tells of that length of time at all. */
const PERIODS = [
  ['minute', '', 'minut', 'minu[tč]\\p{L}+', ''],
  ['hour', 'hourly', 'hour', 'valand\\p{L}+', 'valandini\\p{L}+'],
  [
    'day',
    'daily|everyday',
    'da(?:y|ily)|night',
    '(?:dien|par)\\p{L}+',
    'kasdien\\p{L}*|dienin\\p{L}+',
  ],
  ['week', 'weekly', 'week', 'savai[tč]\\p{L}+', '(?:kas)?savaitin\\p{L}+'],
  ['month', 'monthly', 'month', 'mėnes\\p{L}+', '(?:kas)?mėnesin\\p{L}+'],
  ['quarter', 'quarterly', 'quarter', 'ketvir[tč]\\p{L}+', '(?:kas)?ketvirtin\\p{L}+'],
  [
    'year',
    'annual(?:ly)?|yearly|per annum',
    'year|annual|annum',
    'met(?:us|ais|ų|ai)',
    // „100-osios metinės“ come once.
    'kasmet\\p{L}*|(?<!(?:osios|ųjų|osioms|ąsias|osiomis|osiose) )metin(?:[ėį]|i[soua]|ę|es)\\p{L}*',
  ],
].map(([unit, adverb, anyEn, lt, adjective]) => ({
  en: word(`(?:an?|per|each|every) ${unit}${adverb ? `|${adverb}` : ''}`),
  anyEn: word(`\\p{L}*(?:${anyEn})\\p{L}*`),
  lt: word(`(?:per|kas|kiekvien\\p{L}+) ${lt}${adjective ? `|${adjective}` : ''}`),
  anyLt: word(`\\p{L}*(?:${lt})${adjective ? `|${adjective}` : ''}`),
}));

const list = (text: string, pattern: RegExp): Place[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));

/** A month for a year: of what is told to happen so often. */
export function comparePeriods(pairing: Pairing): CheckFinding[] {
  const { source, output } = pairing;
  const isFaced = (places: Place[], { start }: Place) =>
    places.some((other) => isFacing(pairing, other.start, start));
  for (const came of PERIODS) {
    const told = list(source.text, came.anyEn);
    const added = list(output.text, came.lt).filter((place) => !isFaced(told, place));
    if (added.length === 0) continue;
    for (const went of PERIODS) {
      const kept = list(output.text, went.anyLt);
      for (const there of went === came ? [] : list(source.text, went.en)) {
        const isOpposite = ({ start }: Place) => isFacing(pairing, there.start, start);
        // Where neither text has the other's at all, they may stand apart: „kas mėnesį miršta …“, "die … each year".
        const isAlone = told.length === 0 && kept.length === 0;
        const facing = isAlone ? added[0] : added.find(isOpposite);
        if (!facing || kept.some(isOpposite)) continue;
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
