import type { PostCategory } from '../../../../domain/articles/post-categories.ts';
import { AUDIENCE, OFF_TOPIC, VOCABULARY } from './rules-vocabulary.ts';

const TITLE_WEIGHT = 4;
/** A word that is repeated says less each time; after this many it says nothing more. */
const REPEATS = 4;
/** Points at which the score reaches 63; it nears 100 and never gets there. */
const SCALE = 32;

interface RulesJudgement {
  score: number;
  category: PostCategory;
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
  // Readers alone make no topic: a text about companies and nothing of ours stays low.
  const points = own + Math.min(read(AUDIENCE), own / 3) - read(OFF_TOPIC);
  const score = Math.round(100 * (1 - Math.exp(-Math.max(points, 0) / SCALE)));
  return { score, category: best.points > 0 ? best.category : 'Technologijos' };
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
