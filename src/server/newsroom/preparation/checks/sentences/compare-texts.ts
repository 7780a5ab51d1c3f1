import type { CheckFinding } from '../../../../../domain/articles/check-finding.ts';
import type { Writing } from '../facts/writing.ts';
import { alignSentences } from './align-sentences.ts';
import { compareContrasts } from './compare-contrasts.ts';
import { compareCounts } from './compare-counts.ts';
import { compareFigures } from './compare-figures.ts';
import { compareNames } from './compare-names.ts';
import { compareNegations } from './compare-negations.ts';
import { compareOrder } from './compare-order.ts';
import { comparePeriods } from './compare-periods.ts';
import { compareRoles } from './compare-roles.ts';
import type { Facts, Pairing, Passage } from './passage.ts';
import { readSentences, type Sentence } from './sentence.ts';

/** What the source tells outside of the text that is compared. */
interface Known {
  /** In its other parts. */
  elsewhere?: Facts;
  /** By when it was published: "yesterday" is a day. */
  always?: Facts;
}
const NONE: Facts = new Set();

/**
 * Where a Lithuanian text and its source do not tell the same, both ways: sentence against sentence, since a figure
 * that is right in one is wrong in another.
 */
export function compareTexts(
  source: string,
  output: string,
  writing: Writing,
  { elsewhere = NONE, always = NONE }: Known = {},
): CheckFinding[] {
  const [from, to] = [source.normalize('NFC'), output.normalize('NFC')];
  const sources = readSentences(from, writing);
  const outputs = readSentences(to, 'lt');
  return alignSentences(sources, outputs).flatMap((bead) => {
    const pairing = {
      source: passageOf(from, sources, bead.source, { elsewhere, always }),
      output: passageOf(to, outputs, bead.output),
    };
    return comparePassages(pairing, writing);
  });
}

function comparePassages(pairing: Pairing, writing: Writing): CheckFinding[] {
  const figures = compareFigures(pairing);
  if (pairing.source.text === '' || pairing.output.text === '' || writing !== 'en') return figures;
  return [
    ...figures,
    ...compareContrasts(pairing),
    ...compareNegations(pairing),
    ...compareNames(pairing),
    ...comparePeriods(pairing),
    ...(figures.some(({ problem }) => problem === 'changed') ? [] : compareCounts(pairing)),
    ...compareOrder(pairing),
    ...compareRoles(pairing),
  ];
}

function passageOf(
  whole: string,
  all: readonly Sentence[],
  [from, to]: [number, number],
  { elsewhere = NONE, always = NONE }: Known = {},
): Passage {
  const sentences = all.slice(from, to);
  const start = sentences[0]?.start ?? 0;
  return {
    whole,
    start,
    text: joined(sentences, start),
    sentences,
    known: {
      near: unionOf(all.slice(Math.max(0, from - 1), to + 1), always),
      all: unionOf(all, elsewhere),
    },
  };
}

const unionOf = (sentences: readonly Sentence[], more: Facts): Facts => ({
  has: (key) => more.has(key) || sentences.some(({ known }) => known.has(key)),
});

/** With their distance, so that positions hold. */
const joined = (sentences: readonly Sentence[], from: number): string =>
  sentences.reduce((text, { start, text: own }) => text.padEnd(start - from) + own, '');
