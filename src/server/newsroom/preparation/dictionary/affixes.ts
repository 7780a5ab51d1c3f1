/** A rule of an affix file: in place of `strip` the form has `add`. */
export interface Affix {
  flag: string;
  strip: string;
  add: string;
  /** May stand with one on the word's other side. */
  isCrossed: boolean;
  /** Where the stem's edge must match, a set of letters a place; outwards to the edge for suffixes. */
  condition: readonly LetterSet[];
}

interface LetterSet {
  letters: string;
  isNegated: boolean;
}

interface Affixes {
  prefixes: ReadonlyMap<string, readonly Affix[]>;
  suffixes: ReadonlyMap<string, readonly Affix[]>;
}

/**
 * The prefixes and suffixes of a hunspell affix file, by what they add. Read is what the Lithuanian one holds: flags of
 * one letter, and no affix on an affix; a file with more would know fewer words, never wrong ones.
 */
export function parseAffixes(file: string): Affixes {
  const prefixes = new Map<string, Affix[]>();
  const suffixes = new Map<string, Affix[]>();
  const crossed = new Set<string>();
  for (const line of file.split('\n')) {
    const [kind, flag = '', strip = '', added = '', condition] = line.trim().split(/\s+/);
    if (kind !== 'PFX' && kind !== 'SFX') continue;
    if (condition === undefined) {
      if (strip === 'Y') crossed.add(kind + flag);
      continue;
    }
    const add = added === '0' ? '' : added;
    const affixes = kind === 'PFX' ? prefixes : suffixes;
    const known = affixes.get(add) ?? [];
    affixes.set(add, known);
    known.push({
      flag,
      strip: strip === '0' ? '' : strip,
      add,
      isCrossed: crossed.has(kind + flag),
      condition: parseCondition(condition),
    });
  }
  return { prefixes, suffixes };
}

const parseCondition = (text: string): LetterSet[] =>
  text === '.'
    ? []
    : [...text.matchAll(/\[(\^?)([^\][]*)\]|(.)/gu)].map(([, not = '', set, letter]) => ({
        letters: set ?? letter ?? '',
        isNegated: not !== '',
      }));

/** May a word that ends so take the suffix? */
export function takesSuffix(word: string, { condition, strip }: Affix): boolean {
  return (
    word.length > strip.length &&
    word.endsWith(strip) &&
    matches(word.slice(-condition.length || word.length), condition)
  );
}

export const takesPrefix = (word: string, { condition }: Affix): boolean =>
  matches(word.slice(0, condition.length), condition);

const matches = (edge: string, condition: readonly LetterSet[]): boolean =>
  edge.length >= condition.length &&
  condition.every(
    ({ letters, isNegated }, at) =>
      letters === '.' || letters.includes(edge[at] ?? '') !== isNegated,
  );
