// Errors planted by program in human translations: what a check of the facts has to find. Each error makes the
// translation wrong, judged by the English text: what is changed stands in both languages, and what it is changed to is
// not in the English one. Rare kinds are planted in the English side too. Which of several possible errors of a kind is
// planted depends on the seed alone.
import { createHash } from 'node:crypto';
import type { Sentence } from './parallel-texts.ts';
import type { Change, Planter } from './planted/change.ts';
import { datePlanters } from './planted/dates.ts';
import { directionPlanters } from './planted/directions.ts';
import { figurePlanters, listFigures, listShared } from './planted/figures.ts';
import { meaningPlanters } from './planted/meaning.ts';
import { measurePlanters } from './planted/measures.ts';
import { namePlanters } from './planted/names.ts';

export interface Text {
  id: string;
  sentences: readonly Sentence[];
}
export interface PlantedError {
  kind: string;
  /** Which text was changed, at which sentence, and how. */
  side: keyof Sentence;
  sentence: number;
  from: string;
  to: string;
  /** The whole of both texts with the error, a line for each sentence. */
  english: string[];
  lithuanian: string[];
}

const planters: Planter[] = [
  ...figurePlanters,
  ...datePlanters,
  ...measurePlanters,
  ...directionPlanters,
  ...meaningPlanters,
  ...namePlanters,
];
const FEWEST_FOR_OMISSION = 3;

/** At most one error of each kind; sentences of other texts to add from `strangers`. */
export function plantErrors(
  text: Text,
  seed: string,
  strangers: readonly Sentence[] = [],
): PlantedError[] {
  const english = text.sentences.map((sentence) => sentence.english).join('\n');
  const changes = text.sentences.flatMap((sentence, index) =>
    planters.flatMap((plant) => plant(sentence, english)).map((change) => ({ change, index })),
  );
  const rank = (words: unknown[]) => hash([seed, text.id, ...words].join(' '));
  const errors = [...Map.groupBy(changes, ({ change }) => change.kind).values()].map((same) => {
    const { change, index } = leastOf(same, ({ change: { side, at, from, to }, index: number }) =>
      rank([number, side, at, from, to]),
    );
    return applyChange(text, index, change);
  });
  if (text.sentences.length < FEWEST_FOR_OMISSION) return errors;
  return [...errors, ...leaveOut(text, rank), ...addStranger(text, english, strangers, rank)];
}

function applyChange(
  text: Text,
  index: number,
  { kind, side, at, from, to }: Change,
): PlantedError {
  const lines = {
    english: text.sentences.map((sentence) => sentence.english),
    lithuanian: text.sentences.map((sentence) => sentence.lithuanian),
  };
  const line = lines[side][index] ?? '';
  lines[side][index] = line.slice(0, at) + to + line.slice(at + from.length);
  return { kind, side, sentence: index, from, to, ...lines };
}

/** A sentence whose figure stands nowhere else in the translation. */
function leaveOut({ sentences }: Text, rank: (words: unknown[]) => string): PlantedError[] {
  const isAlone = ({ lithuanian, english }: Sentence) =>
    listShared(lithuanian, english).some(
      ({ value }) =>
        sentences.filter((other) =>
          listFigures(other.lithuanian, 'lithuanian').some((figure) => figure.value === value),
        ).length === 1,
    );
  const places = sentences.flatMap((sentence, at) => (isAlone(sentence) ? [at] : []));
  if (places.length === 0) return [];
  const sentence = leastOf(places, (at) => rank(['left out', at]));
  const lithuanian = sentences.map((line) => line.lithuanian);
  const [from = ''] = lithuanian.splice(sentence, 1);
  const english = sentences.map((line) => line.english);
  return [{ kind: 'left out', side: 'lithuanian', sentence, from, to: '', english, lithuanian }];
}

/** A sentence of another text, with a figure that the source does not hold. */
function addStranger(
  { sentences }: Text,
  text: string,
  strangers: readonly Sentence[],
  rank: (words: unknown[]) => string,
): PlantedError[] {
  const known = new Set(listFigures(text, 'english').map(({ value }) => value));
  const isForeign = ({ lithuanian, english }: Sentence) =>
    listShared(lithuanian, english).some(({ value }) => value > 12 && !known.has(value));
  const foreign = strangers.filter(isForeign);
  if (foreign.length === 0) return [];
  const { lithuanian: to } = leastOf(foreign, (stranger) => rank(['added', stranger.lithuanian]));
  const sentence = Math.floor(sentences.length / 2);
  const lithuanian = sentences.map((line) => line.lithuanian).toSpliced(sentence, 0, to);
  const english = sentences.map((line) => line.english);
  return [{ kind: 'added', side: 'lithuanian', sentence, from: '', to, english, lithuanian }];
}

function leastOf<Item>(items: readonly Item[], rank: (item: Item) => string): Item {
  const ranked = items.map((item) => ({ item, rank: rank(item) }));
  return ranked.reduce((least, next) => (next.rank < least.rank ? next : least)).item;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
