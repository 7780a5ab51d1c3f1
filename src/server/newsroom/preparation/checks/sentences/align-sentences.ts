/* Which sentences of a translation stand for which of its source: both tell the same in the same order. */

/** What a sentence is recognised by in the other language. */
export interface Recognised {
  length: number;
  /** Figures, addresses and names, as both languages write them. */
  anchors: ReadonlySet<string>;
}

/** So many sentences of each text that stand for each other, from these places on. */
interface Bead {
  source: [from: number, to: number];
  output: [from: number, to: number];
}

/** What it costs that sentences were joined, parted, left out or added (Gale and Church, 1993). */
const SHAPES: [sources: number, outputs: number, cost: number][] = [
  [1, 1, 0],
  [1, 2, 2.2],
  [2, 1, 2.2],
  [2, 2, 4.4],
  [1, 0, 5],
  [0, 1, 5],
];
const SPREAD = 6.8;
const FOUND = 1.6;
const MISSED = 0.8;
/** How far from the straight line between both ends a pair may lie. */
const BAND = 40;

/** The cheapest way through both texts. Work grows with their length, not its square. */
export function alignSentences(
  source: readonly Recognised[],
  output: readonly Recognised[],
): Bead[] {
  const ratio = lengthOf(output) / Math.max(1, lengthOf(source)) || 1;
  const width = output.length + 1;
  const costs = new Map<number, { cost: number; shape: [number, number] }>([
    [0, { cost: 0, shape: [0, 0] }],
  ]);
  const slope = output.length / Math.max(1, source.length);
  const band = BAND + Math.abs(output.length - source.length);
  for (let at = 0; at <= source.length; at += 1) {
    const from = Math.max(0, Math.floor(at * slope - band));
    const to = Math.min(output.length, Math.ceil(at * slope + band));
    for (let other = from; other <= to; other += 1) {
      let best: { cost: number; shape: [number, number] } | null = null;
      for (const [sources, outputs, cost] of SHAPES) {
        const before = costs.get((at - sources) * width + other - outputs);
        if (at < sources || other < outputs || !before) continue;
        const sum =
          before.cost +
          cost +
          costOf(source.slice(at - sources, at), output.slice(other - outputs, other), ratio);
        if (!best || sum < best.cost) best = { cost: sum, shape: [sources, outputs] };
      }
      if (best) costs.set(at * width + other, best);
    }
  }
  return walkBack(costs, source.length, output.length, width);
}

function walkBack(
  costs: Map<number, { shape: [number, number] }>,
  sources: number,
  outputs: number,
  width: number,
): Bead[] {
  const beads: Bead[] = [];
  let at = sources;
  let other = outputs;
  while (at > 0 || other > 0) {
    const [from, to] = costs.get(at * width + other)?.shape ?? [at, other];
    beads.push({ source: [at - from, at], output: [other - to, other] });
    at -= from;
    other -= to;
  }
  return beads.reverse();
}

function costOf(source: Recognised[], output: Recognised[], ratio: number): number {
  if (source.length === 0 || output.length === 0) return 0;
  const expected = lengthOf(source) * ratio;
  const distance = (lengthOf(output) - expected) / Math.sqrt(Math.max(1, expected) * SPREAD);
  let cost = Math.min(distance ** 2 / 2, 12);
  const isTold = (anchor: string) => output.some(({ anchors }) => anchors.has(anchor));
  let common = 0;
  for (const { anchors } of source) {
    for (const anchor of anchors) {
      if (isTold(anchor)) common += 1;
      else cost += MISSED;
    }
  }
  const told = output.reduce((sum, { anchors }) => sum + anchors.size, 0);
  cost += Math.max(0, told - common) * MISSED - common * FOUND;
  return cost;
}

const lengthOf = (sentences: readonly Recognised[]): number =>
  sentences.reduce((sum, { length }) => sum + length, 0);
