import { withoutEnding } from '../../../../domain/text/terms-by-sound.ts';
import type { ReportTerms } from './story-terms.ts';
import type { Rarity } from './term-rarity.ts';

/** What speaks for or against two reports' being of one event, by name. `likeness-weights.ts` says how much. */
export interface Likeness {
  /** Bits of the three rarest terms in common. */
  rarest: number;
  /** Bits of all that is in common. */
  shared: number;
  /** Cosine of the titles' terms by their rarity. */
  titles: number;
  /** How far the shorter report falls short of a headline with a lead, up to 1. */
  short: number;
  /** 1 when the weekdays that they name first are different ones. */
  weekday: number;
}

export interface Signals extends Likeness {
  /** The root of the days between them, but for half a day that costs nothing. */
  late: number;
}

/** More is only longer. */
const MOST_SHARED = 150;
/** Different terms of a headline with a lead. */
const FULL = 40;

/** From Monday on, as terms. */
const WEEKDAYS = new Map(
  [
    ['mondai', 'pirmad'],
    ['tuesda', 'antrad'],
    ['vednes', 'tresad'],
    ['tursda', 'ketvad'],
    ['fridai', 'penkad'],
    ['saturd', 'sestad'],
    ['sundai', 'sekmad'],
  ].flatMap((names, day) => names.map((name) => [name, day] as const)),
);

const asItIs = (term: string) => term;

/** One report beside others: it is read once. */
export function compareWith(one: ReportTerms, rarity: Rarity): (two: ReportTerms) => Likeness {
  const inOwnLanguage = readReport(one, rarity, asItIs);
  const inAnother = readReport(one, rarity, withoutEnding);
  return (two) => {
    const isAcross = one.isLithuanian !== two.isLithuanian;
    const a = isAcross ? inAnother : inOwnLanguage;
    const b = readReport(two, rarity, isAcross ? withoutEnding : asItIs);
    const common = listCommonBits(a.all, b.all).toSorted((x, y) => y - x);
    return {
      rarest: sumOf(common.slice(0, 3)),
      shared: Math.min(sumOf(common), MOST_SHARED),
      titles: cosine(a.title, b.title),
      short: Math.max(0, 1 - Math.min(a.all.size, b.all.size) / FULL),
      weekday: Number(
        a.weekday !== undefined && b.weekday !== undefined && a.weekday !== b.weekday,
      ),
    };
  };
}

type BitsOfTerms = ReadonlyMap<string, number>;

function readReport(
  { title, lead }: ReportTerms,
  rarity: Rarity,
  nameOf: (term: string) => string,
) {
  const weigh = (terms: string[]) => new Map(terms.map((term) => [nameOf(term), rarity(term)]));
  const all = weigh([...title, ...lead]);
  const weekday = WEEKDAYS.get([...title, ...lead].find((term) => WEEKDAYS.has(term)) ?? '');
  return { title: weigh(title), all, weekday };
}

/** Of a name that one language holds for common that. */
function listCommonBits(one: BitsOfTerms, two: BitsOfTerms): number[] {
  const common: number[] = [];
  for (const [term, bits] of one) {
    const other = two.get(term);
    if (other !== undefined) common.push(Math.min(bits, other));
  }
  return common;
}

function cosine(one: BitsOfTerms, two: BitsOfTerms): number {
  let dot = 0;
  for (const [term, bits] of one) dot += bits * (two.get(term) ?? 0);
  return dot / (lengthOf(one) * lengthOf(two) || 1);
}

const lengthOf = (terms: BitsOfTerms) => Math.hypot(...terms.values());
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
