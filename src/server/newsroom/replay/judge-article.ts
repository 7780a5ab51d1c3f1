import type { ReplayMark, ReplayVerdict } from '../../../domain/replays.ts';
import type { ReplayFigures } from '../../database/schema/replays.ts';

/** Of a side, or what a person let stand or wrote instead. */
interface Relevance {
  score: number | null;
  category: string | null;
}

/** What one side made of an article, as far as it is judged by. */
export type Judged = Pick<ReplayFigures, 'hasText' | 'problems' | 'glossary' | 'similarity'> &
  Relevance;

/** Less of a difference is one of wording. */
const SIMILARITY_STEP = 0.02;
const SCORE_STEP = 5;

/**
 * Which of two preparations of an article is better: by the first of these marks that tells them apart. Length, time and
 * cost are shown and decide nothing: a wrong length is a failed check, and what is worth its price is a person's to say.
 */
export function judgeArticle(
  current: Judged,
  candidate: Judged,
  edited: Relevance | null,
): { verdict: ReplayVerdict; by: ReplayMark | null } {
  const advantages: [ReplayMark, number][] = [
    ['answer', Number(candidate.hasText) - Number(current.hasText)],
    ['checks', current.problems.length - candidate.problems.length],
    ['glossary', difference(candidate.glossary, current.glossary)],
    ['edits', beyond(difference(current.similarity, candidate.similarity), SIMILARITY_STEP)],
    ['relevance', edited ? closeness(candidate, edited) - closeness(current, edited) : 0],
  ];
  const decisive = advantages.find(([, advantage]) => advantage !== 0);
  if (!decisive) return { verdict: 'same', by: null };
  const [by, advantage] = decisive;
  return { verdict: advantage > 0 ? 'better' : 'worse', by };
}

/** How much the other has more; nothing where one of them is not known. */
const difference = (one: number | null, other: number | null): number =>
  one === null || other === null ? 0 : other - one;

const beyond = (value: number, step: number): number => (Math.abs(value) < step ? 0 : value);

/** The category weighs more than any score. */
function closeness({ score, category }: Judged, edited: Relevance): number {
  const isOff = category !== edited.category;
  const apart = edited.score === null || score === null ? 0 : Math.abs(score - edited.score);
  return -1000 * Number(isOff) - Math.floor(apart / SCORE_STEP);
}
