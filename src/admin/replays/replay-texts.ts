import type { ReplayMark, ReplayVerdict } from '../../domain/replays.ts';
import { showPrice } from '../../domain/text/show-numbers.ts';
import { withCount } from '../../domain/text/with-count.ts';
import type { BadgeLook } from '../articles/article-badges.ts';
import type { Replay, ReplayRow } from './replay-requests.ts';

type Overall = ReplayRow['overall'];
type Measure = Replay['measures'][number];

export const STATUS_BADGES: Record<ReplayRow['status'], BadgeLook> = {
  running: { label: 'Vykdoma', color: 'sea' },
  stopping: { label: 'Stabdoma', color: 'yellow' },
  paused: { label: 'Laukia', color: 'gray' },
  stopped: { label: 'Sustabdyta', color: 'gray' },
  done: { label: 'Baigta', color: 'sea' },
  unfinished: { label: 'Nebaigta', color: 'red' },
};

export const VERDICT_BADGES: Record<ReplayVerdict, BadgeLook> = {
  better: { label: 'Geriau', color: 'sea' },
  same: { label: 'Vienodai', color: 'gray' },
  worse: { label: 'Blogiau', color: 'red' },
};

export const OVERALL_BADGES: Record<Overall['verdict'], BadgeLook> = {
  better: { label: 'Bandomasis geresnis', color: 'sea' },
  worse: { label: 'Bandomasis blogesnis', color: 'red' },
  no_difference: { label: 'Skirtumo nematyti', color: 'gray' },
  too_few: { label: 'Per mažai straipsnių', color: 'gray' },
};

/** What told the two texts of an article apart. */
export const MARK_LABELS: Record<ReplayMark, string> = {
  answer: 'vieno teksto nėra',
  checks: 'neišlaikytų patikrų skaičius',
  glossary: 'žodynėlio terminai',
  edits: 'panašumas su žmonių redaguotu tekstu',
  relevance: 'kategorija ir balas, kuriuos paliko žmonės',
};

/** What the candidate has otherwise than what is in use. */
export function describeChange({ changed, models }: Pick<ReplayRow, 'changed' | 'models'>): string {
  const parts = [
    changed.model && `modelis ${models.candidate}`,
    changed.translation && 'vertimo nurodymas',
    changed.relevance && 'aktualumo nurodymas',
  ].filter((part) => part !== false);
  const [first = 'tas pats nurodymas ir modelis', ...rest] = parts;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ');
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** The verdict over all with its uncertainty, in sentences. */
export function explainOverall({
  overall,
  better,
  same,
  worse,
}: Pick<ReplayRow, 'overall' | 'better' | 'same' | 'worse'>): string {
  const compared = better + same + worse;
  if (compared === 0) return 'Dar nė vienas straipsnis nepalygintas.';
  const counts = `Palyginta straipsnių: ${compared}. Bandomasis geresnis – ${better}, blogesnis – ${worse}, vienodi – ${same}.`;
  const { verdict, betterShare } = overall;
  if (!betterShare)
    return `${counts} ${verdict === 'too_few' ? CONCLUSIONS.too_few : 'Nė vienas straipsnis nesiskiria.'}`;
  const { value, low, high } = betterShare;
  const interval = `95 % pasikliautinasis intervalas – nuo ${percent(low)} iki ${percent(high)}`;
  const share = `Iš besiskiriančių bandomasis geresnis ${percent(value)} (${interval})`;
  return `${counts} ${share}. ${CONCLUSIONS[verdict]}`;
}

const CONCLUSIONS: Record<Overall['verdict'], string> = {
  better: 'Visas intervalas virš 50 %, todėl skirtumas vargu ar atsitiktinis.',
  worse: 'Visas intervalas žemiau 50 %, todėl skirtumas vargu ar atsitiktinis.',
  no_difference: 'Intervalas apima 50 %: toks skirtumas galėjo atsirasti ir atsitiktinai.',
  too_few: 'Išvadai straipsnių per mažai.',
};

const decimal = new Intl.NumberFormat('lt-LT', { maximumFractionDigits: 2 });
const seconds = new Intl.NumberFormat('lt-LT', { maximumFractionDigits: 1 });

const asPercent = (value: number) => `${decimal.format(Math.round(value * 1000) / 10)} %`;

export const MEASURES: Record<
  Measure['measure'],
  { label: string; show: (value: number) => string }
> = {
  problems: { label: 'Neišlaikytos patikros', show: (value) => decimal.format(value) },
  facts: { label: 'Išlikę šaltinio faktai', show: asPercent },
  length: { label: 'Ilgis, palyginti su šaltiniu', show: asPercent },
  glossary: { label: 'Žodynėlio neatitikimai', show: (value) => decimal.format(value) },
  similarity: { label: 'Panašumas su žmonių redaguotu tekstu', show: asPercent },
  seconds: { label: 'Trukmė, s', show: (value) => seconds.format(value) },
  cost: { label: 'Kaina, USD', show: showPrice },
};

/** The paired difference with its interval, or that none is to be seen. */
export function describeDifference({ measure, current, candidate, interval }: Measure): string {
  if (!interval) return 'per mažai straipsnių';
  const { show } = MEASURES[measure];
  if (interval.low <= 0 && interval.high >= 0) return 'skirtumo nematyti';
  const signed = (value: number) =>
    (value > 0 ? '+' : value < 0 ? '−' : '') + show(Math.abs(value));
  return `${signed(candidate - current)} (nuo ${signed(interval.low)} iki ${signed(interval.high)})`;
}

/** How long something may take, rounded as a guess is. */
export function describeTime(length: number): string {
  const minutes = Math.round(length / 60);
  if (minutes < 1) return 'mažiau nei minutę';
  if (minutes < 60) return `apie ${withCount(minutes, 'minutę', 'minutes', 'minučių')}`;
  return `apie ${seconds.format(minutes / 60)} val.`;
}
