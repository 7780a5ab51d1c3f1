import type { Sentence } from '../parallel-texts.ts';

/** One wrong place in one language of a sentence. */
export interface Change {
  kind: string;
  side: keyof Sentence;
  at: number;
  from: string;
  to: string;
}
/** All changes of its kinds that make this sentence a wrong translation; `english` is the whole text around it. */
export type Planter = (sentence: Sentence, english: string) => Change[];

/** What stands in one language, what replaces it, and what the other language says when it is that. */
export interface Replacement {
  from: string;
  to: string;
  evidence: RegExp;
}

const LETTER = '[\\p{L}\\p{N}]';

export function wordPattern(words: Iterable<string>): RegExp {
  const longestFirst = [...words].toSorted((a, b) => b.length - a.length).map(RegExp.escape);
  return new RegExp(`(?<!${LETTER})(?:${longestFirst.join('|')})(?!${LETTER})`, 'giu');
}

/** Replaces whole words of a table where the other language bears them out. */
export function plantReplacements(
  kind: string,
  side: keyof Sentence,
  table: readonly Replacement[],
  isPlace: (before: string, after: string) => boolean = () => true,
): Planter {
  const byWord = Map.groupBy(table, ({ from }) => from.toLowerCase());
  const pattern = wordPattern(byWord.keys());
  return (sentence) => {
    const text = sentence[side];
    const other = sentence[side === 'english' ? 'lithuanian' : 'english'];
    return [...text.matchAll(pattern)].flatMap(({ 0: found, index: at }) => {
      if (!isPlace(text.slice(0, at), text.slice(at + found.length))) return [];
      return (byWord.get(found.toLowerCase()) ?? [])
        .filter(({ evidence }) => evidence.test(other))
        .map(({ to }) => ({ kind, side, at, from: found, to: likeCase(found, to) }));
    });
  };
}

/** Rows of forms in the same order; each form is replaced by the same form of the other rows. */
export function crossForms(rows: readonly { forms: string[]; evidence: RegExp }[]): Replacement[] {
  return rows.flatMap((row) =>
    rows
      .filter((other) => other !== row)
      .flatMap((other) =>
        row.forms.flatMap((from, at) => {
          const to = other.forms[at];
          return from && to && from !== to ? [{ from, to, evidence: row.evidence }] : [];
        }),
      ),
  );
}

/** `stem` with each ending: `withEndings('eur', 'as o ui')`. */
export function withEndings(stem: string, endings: string): string[] {
  return endings.split(' ').map((ending) => stem + ending);
}

function likeCase(model: string, word: string): string {
  const [first = ''] = model;
  if (first === first.toLowerCase()) return word;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
