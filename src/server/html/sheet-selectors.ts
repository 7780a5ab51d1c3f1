import { tokenTypes as type } from 'css-tree/tokenizer';
import { MarkupLimitError } from './markup-limits.ts';
import { type CssToken, nameOf, resolveEscapes } from './walk-css.ts';

/** One selector of a rule, whole: what stands around a nested rule is part of it. */
export interface SheetSelector {
  selector: string;
  /** What an element must have before the rest is asked: one of `names`, or `*`. */
  key: string;
  /** `.class`, `#id`, `tag` and `[attribute` that a page must have somewhere. */
  names: readonly string[];
  /** The names of the element and of those around it, where the selector is no more than that: most are. */
  path: readonly (readonly string[])[] | null;
  /** Its specificity as one number. */
  rank: number;
}

/** Characters of all selectors of a page, written out. */
const MAX_WRITTEN = 3_000_000;

/**
 * Reads selectors, of one page's sheets altogether not without end: each rule in a rule repeats what is around it.
 * @throws MarkupLimitError
 */
export function createSelectorReader() {
  let written = 0;
  return (
    prelude: readonly CssToken[],
    parents: readonly SheetSelector[] | null,
  ): SheetSelector[] => {
    const split = splitSelectors(prelude);
    if (split.length === 0) return [];
    const around = parents ? `:is(${parents.map(({ selector }) => selector).join()})` : ':root';
    written += around.length;
    const rankAround = (parents ?? []).reduce((most, { rank }) => Math.max(most, rank), 0);
    return split.map((tokens) => {
      const marks = tokens.filter(isNestingMark).length;
      const isNested = parents !== null || marks > 0;
      const isRelative = isNested && marks === 0;
      written += tokens.length + (marks + Number(isRelative)) * around.length;
      if (written > MAX_WRITTEN) throw new MarkupLimitError('selectors too long to be read');
      const own = tokens.map((token) => (isNestingMark(token) ? around : token.text)).join('');
      return {
        selector: isRelative ? `${around} ${own}` : own,
        ...readNames(tokens),
        path: isNested ? null : readPath(tokens),
        rank: Math.min(
          MAX_RANK - 1,
          rankOf(tokens) + (isNested ? Math.max(1, marks) * rankAround : 0),
        ),
      };
    });
  };
}

const isNestingMark = (token: CssToken): boolean => isMark(token, '&');
const isMark = (token: CssToken | undefined, mark: string): boolean =>
  token?.type === type.Delim && token.text === mark;
const opens = (token: CssToken): boolean =>
  token.type === type.Function ||
  token.type === type.LeftParenthesis ||
  token.type === type.LeftSquareBracket;
const closes = (token: CssToken): boolean =>
  token.type === type.RightParenthesis || token.type === type.RightSquareBracket;

/** At the commas that stand in no brackets; without white space around. */
function splitSelectors(tokens: readonly CssToken[]): CssToken[][] {
  const split: CssToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (opens(token)) depth += 1;
    if (closes(token)) depth -= 1;
    if (token.type === type.Comma && depth === 0) split.push([]);
    else split.at(-1)?.push(token);
  }
  return split
    .map((each) => {
      const from = each.findIndex(isNoSpace);
      return from < 0 ? [] : each.slice(from, each.findLastIndex(isNoSpace) + 1);
    })
    .filter((each) => each.length > 0);
}

const isNoSpace = ({ type: kind }: CssToken): boolean => kind !== type.WhiteSpace;

/** Those outside of brackets; the key is of the last compound, which is the element's own. */
function readNames(tokens: readonly CssToken[]): Pick<SheetSelector, 'key' | 'names'> {
  const names: string[] = [];
  let key = '*';
  let depth = 0;
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    const isBetween = token.type === type.WhiteSpace || /^[>+~]$/.test(token.text);
    const name = depth > 1 ? null : readName(token, before, depth === 1);
    if (depth === 0 && isBetween) key = '*';
    else if (name !== null) {
      names.push(name);
      // Of several the one that fewest elements have.
      if (/^[*a-z]/i.test(key)) key = name;
    }
    if (opens(token)) depth += 1;
    if (closes(token)) depth -= 1;
  });
  return { key, names };
}

function readPath(tokens: readonly CssToken[]): string[][] | null {
  const path: string[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const name = readName(token, tokens[at - 1], false);
    if (name !== null) path.at(-1)?.push(name);
    else if (token.type === type.WhiteSpace) path.push([]);
    else if (!isMark(token, '.') && !isMark(token, '*')) return null;
  }
  return path;
}

function readName(token: CssToken, before: CssToken | undefined, isInside: boolean): string | null {
  const isAttribute = before?.type === type.LeftSquareBracket && token.type === type.Ident;
  if (isInside) return isAttribute ? `[${nameOf(token.text)}` : null;
  if (token.type === type.Hash) return `#${resolveEscapes(token.text.slice(1))}`;
  if (token.type !== type.Ident || before?.type === type.Colon) return null;
  return isMark(before, '.') ? `.${resolveEscapes(token.text)}` : nameOf(token.text);
}

/** Above it all selectors are one. */
export const MAX_RANK = 1_000_000;
const OF_ID = 10_000;
const OF_CLASS = 100;
const OF_TAG = 1;

/** `:is()`, `:not()` and `:has()` count as the greatest of what they list, `:where()` as nothing. */
function rankOf(tokens: readonly CssToken[]): number {
  /** Of each open bracket: what was counted before it, the greatest in it so far, and of what is being read. */
  const open = [{ name: '', greatest: 0, rank: 0 }];
  tokens.forEach((token, at) => {
    const inside = open.at(-1) ?? { name: '', greatest: 0, rank: 0 };
    const before = tokens[at - 1];
    if (token.type === type.Comma) {
      inside.greatest = Math.max(inside.greatest, inside.rank);
      inside.rank = 0;
    } else if (opens(token)) open.push({ name: nameOf(token.text), greatest: 0, rank: 0 });
    else if (closes(token) && open.length > 1) {
      const { name, greatest, rank } = inside;
      const around = open.at(-2) ?? inside;
      open.pop();
      if (/^(?:is|not|has|matches)$/.test(name)) around.rank += Math.max(greatest, rank);
      else if (name !== 'where') around.rank += OF_CLASS;
    } else if (token.type === type.Hash) inside.rank += OF_ID;
    else if (token.type === type.Ident) {
      if (isMark(before, '.') || before?.type === type.Colon) inside.rank += OF_CLASS;
      else inside.rank += OF_TAG;
    }
  });
  return open[0]?.rank ?? 0;
}
