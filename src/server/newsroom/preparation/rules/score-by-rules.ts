import type { PostCategory } from '../../../../domain/articles/post-categories.ts';
import { AUDIENCE, INVESTMENT, OFF_TOPIC, VOCABULARY } from './rules-vocabulary.ts';

const TITLE_WEIGHT = 4;
/** A word that is repeated says less each time; after this many it says nothing more. */
const REPEATS = 4;
/** Points at which the score reaches 63; it nears 100 and never gets there. */
const SCALE = 32;

/** Below it a text has no more of our words than any text about anything. */
const LEAST_RELEVANT = 20;

interface RulesJudgement {
  score: number;
  /** Null for a text that is not relevant. */
  category: PostCategory | null;
}

/** Relevance and category of a Lithuanian text from the vocabulary of our services. */
export function scoreByRules(title: string, text: string): RulesJudgement {
  const read = (terms: Record<string, number>) =>
    weigh(terms, title) * TITLE_WEIGHT + weigh(terms, text);
  const byCategory = Object.entries(VOCABULARY).map(([category, terms]) => ({
    category: category as PostCategory,
    points: read(terms),
  }));
  const best = byCategory.reduce((a, b) => (b.points > a.points ? b : a));
  const own = byCategory.reduce((sum, { points }) => sum + points, 0);
  // Readers alone make no topic, nor does money: a text about companies and nothing of ours stays low.
  const beside = Math.min(read(AUDIENCE), own / 3) + Math.min(read(INVESTMENT), 2 * own);
  const points = own + beside - read(OFF_TOPIC);
  const score = Math.round(100 * (1 - Math.exp(-points / SCALE)));
  return score < LEAST_RELEVANT ? { score: 0, category: null } : { score, category: best.category };
}

function weigh(terms: Record<string, number>, text: string): number {
  const lower = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, ' ')} `;
  let points = 0;
  for (const [stem, weight] of Object.entries(terms)) {
    const found = Math.min(lower.split(` ${stem}`).length - 1, REPEATS);
    // 1, 1.5, 1.83 … times the weight.
    for (let time = 1; time <= found; time += 1) points += weight / time;
  }
  return points;
}
