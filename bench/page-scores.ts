/** Of one page: right, too much, missing. */
export type Counts = readonly [right: number, extra: number, missing: number];

export interface MarkedSentences {
  with: string[];
  without: string[];
}
interface Score {
  f1: number;
  precision: number;
  recall: number;
}

/** Runs of four words, as article-extraction-benchmark compares them; a long text counts no more than a short one. */
export function compareShingles(found: string, wanted: string): Counts {
  const [got, want] = [countShingles(found), countShingles(wanted)];
  let [right, extra, missing] = [0, 0, 0];
  for (const shingle of new Set([...got.keys(), ...want.keys()])) {
    const [a, b] = [got.get(shingle) ?? 0, want.get(shingle) ?? 0];
    right += Math.min(a, b);
    extra += Math.max(0, a - b);
    missing += Math.max(0, b - a);
  }
  const all = right + extra + missing || 1;
  return [right / all, extra / all, missing / all];
}

function countShingles(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const shingle of listShingles(text)) counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  return counts;
}

/** One even of a text of fewer than four words. */
export function listShingles(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  if (words.length === 0) return [];
  return Array.from({ length: Math.max(1, words.length - 3) }, (_, at) =>
    words.slice(at, at + 4).join(' '),
  );
}

/** Sentences that must be there and must not, as trafilatura counts them. */
export function compareSentences(found: string, marked: MarkedSentences): Counts {
  const text = plain(found);
  const isThere = (sentence: string) => text.includes(plain(sentence));
  const right = marked.with.filter(isThere).length;
  return [right, marked.without.filter(isThere).length, marked.with.length - right];
}

/** Whether a block holds a sentence of the article; null where it holds none that is marked. */
export function isMarked(block: string, marked: MarkedSentences): boolean | null {
  const holds = (sentence: string) => block.includes(plain(sentence));
  if (marked.with.some(holds)) return true;
  return marked.without.some(holds) ? false : null;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Means of each page's precision and recall; a page without either is not counted in it. */
export function meanScore(pages: readonly Counts[]): Score {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const precisions = pages
    .filter(([right, extra]) => right + extra > 0)
    .map(([right, extra]) => right / (right + extra));
  const recalls = pages
    .filter(([right, , missing]) => right + missing > 0)
    .map(([right, , missing]) => right / (right + missing));
  return score(mean(precisions), mean(recalls));
}

/** Of all pages' sentences together. */
export function summedScore(pages: readonly Counts[]): Score {
  const sum = (of: 0 | 1 | 2) => pages.reduce((total, counts) => total + counts[of], 0);
  const right = sum(0);
  return score(right / (right + sum(1)), right / (right + sum(2)));
}

function score(precision: number, recall: number): Score {
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) || 0 };
}
