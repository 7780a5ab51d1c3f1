/** What of a paragraph, a heading or a list tells which one of another language it is. */
export interface Block {
  /** Characters of its text. */
  length: number;
  /** 'H', 'P', 'UL': the same in both texts, mostly. */
  kind: string;
  /** Figures and Latin names, which are the same in both languages. */
  signs: ReadonlySet<string>;
}

/** Which blocks of the one text stand beside which of the other, by their places; either side may have none. */
interface Pair {
  source: number[];
  output: number[];
}

/** More than so many comparisons and the texts stand side by side from the top, one by one. */
const COMPARED_AT_MOST = 40_000;

/** How much longer or shorter a translation gets; beyond that something was left out or added. */
const RATIO = { min: 0.8, max: 1.3 };

/** A block that has no other, and two that have one between them, are rare in a translation. */
const COSTS = { alone: 5, merged: 2.5, otherKind: 3, signs: 3 };

type Step = readonly [source: number, output: number];
const STEPS: readonly Step[] = [
  [1, 1],
  [1, 0],
  [0, 1],
  [2, 1],
  [1, 2],
];

/**
 * Pairs the paragraphs of a text with those of its translation, in order: by their lengths, as Gale and Church align
 * sentences, and by what both languages write alike.
 */
export function alignBlocks(source: readonly Block[], output: readonly Block[]): Pair[] {
  const isAlike =
    source.length === output.length && source.every(({ kind }, at) => kind === output[at]?.kind);
  if (isAlike || source.length * output.length > COMPARED_AT_MOST)
    return pairInTurn(source.length, output.length);
  const ratio = Math.min(
    RATIO.max,
    Math.max(RATIO.min, lengthOf(output) / Math.max(1, lengthOf(source))),
  );
  const [sources, outputs] = [withDoubles(source), withDoubles(output)];
  const width = output.length + 1;
  const best = new Float64Array((source.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  const taken = new Int8Array(best.length);
  best[0] = 0;
  for (let s = 0; s <= source.length; s += 1) {
    for (let o = 0; o <= output.length; o += 1) {
      for (const [index, [ds, od]] of STEPS.entries()) {
        if (ds > s || od > o) continue;
        const before = best[(s - ds) * width + o - od] ?? Number.POSITIVE_INFINITY;
        const cost = before + costOf(sources[ds]?.[s], outputs[od]?.[o], ratio, ds !== od);
        if (cost >= (best[s * width + o] ?? 0)) continue;
        best[s * width + o] = cost;
        taken[s * width + o] = index;
      }
    }
  }
  const pairs: Pair[] = [];
  for (let s = source.length, o = output.length; s > 0 || o > 0; ) {
    const [ds, od] = STEPS[taken[s * width + o] ?? 0] ?? [1, 1];
    pairs.unshift({ source: range(s - ds, s), output: range(o - od, o) });
    s -= ds;
    o -= od;
  }
  return pairs;
}

/** As many blocks as a step takes, ending before a place: none, one, or two read as one. */
function withDoubles(blocks: readonly Block[]): (Block | undefined)[][] {
  const ones = [undefined, ...blocks];
  const twos = ones.map((block, at) => {
    const before = ones[at - 1];
    return block && before && joined(before, block);
  });
  return [[], ones, twos];
}

const joined = (one: Block, other: Block): Block => ({
  length: one.length + other.length,
  kind: one.kind,
  signs: new Set([...one.signs, ...other.signs]),
});

function costOf(
  source: Block | undefined,
  output: Block | undefined,
  ratio: number,
  isMerged: boolean,
): number {
  if (!source || !output) return COSTS.alone;
  const expected = source.length * ratio;
  const surprise = Math.abs(output.length - expected) / Math.sqrt(6.8 * (expected + 10));
  return (
    Math.min(surprise, 8) +
    (isMerged ? COSTS.merged : 0) +
    (source.kind === output.kind ? 0 : COSTS.otherKind) +
    COSTS.signs * (1 - likeness(source.signs, output.signs))
  );
}

/** 1: they have the same figures and names, or neither has any. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 1;
  let common = 0;
  for (const sign of one) if (other.has(sign)) common += 1;
  return common / (one.size + other.size - common);
}

const lengthOf = (blocks: readonly Block[]) => blocks.reduce((all, { length }) => all + length, 0);
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, nth) => from + nth);

const pairInTurn = (source: number, output: number): Pair[] =>
  range(0, Math.max(source, output)).map((at) => ({
    source: at < source ? [at] : [],
    output: at < output ? [at] : [],
  }));

/** The same with each heading in one with what it heads: where pairs are folded, a heading needs no fold of its own. */
export function joinHeadings(pairs: readonly Pair[], output: readonly Block[]): Pair[] {
  const joined: Pair[] = [];
  let isHeading = false;
  for (const pair of pairs) {
    const last = joined.at(-1);
    if (last && isHeading) {
      last.source.push(...pair.source);
      last.output.push(...pair.output);
    } else joined.push({ source: [...pair.source], output: [...pair.output] });
    isHeading = output[pair.output.at(-1) ?? -1]?.kind === 'H';
  }
  return joined;
}
