import { tokenTypes as type } from 'css-tree/tokenizer';
import {
  amountOf,
  type CssValue,
  isWord,
  pixels,
  readCssValue,
  splitAtCommas,
} from './css-values.ts';
import { hidesBySheet, type Letters, readLettersBySheet } from './hiding-declarations.ts';
import { type CssToken, nameOf, resolveEscapes, walkCss } from './walk-css.ts';

/** What a block's declarations apply to. */
interface Scope {
  /** `.class` and `#id`; none in a block that does not count. */
  names: readonly string[];
  /** Everything is inside of it: what it contains counts like rules outside. */
  isWhole: boolean;
}
/** Few blocks hide: only of those, and of what is around them, the selectors are read. */
interface Block {
  prelude: readonly CssToken[];
  parent: Block | null;
  scope: Scope | null;
}

const PAGE: Scope = { names: [], isWhole: true };
const ELSEWHERE: Scope = { names: [], isWhole: false };

/** `.class` and `#id` of a page's style sheets: what their rules, of every screen, do to the text. */
export interface SheetNames {
  hidden: ReadonlySet<string>;
  letters: ReadonlyMap<string, Letters>;
}

/**
 * Rules for some screens and what sheets give variables are left alone.
 * @throws MarkupLimitError
 */
export function readSheets(sheets: readonly string[]): SheetNames {
  const hidden = new Set<string>();
  const sized: [Block, Letters][] = [];
  const page: Block = { prelude: [], parent: null, scope: PAGE };
  const block = (prelude: readonly CssToken[], parent: Block): Block => ({
    prelude,
    parent,
    scope: null,
  });
  const declaration = (name: string, value: () => readonly CssToken[], block: Block) => {
    const letters = readLettersBySheet(name, value);
    if (letters) sized.push([block, letters]);
    if (hidesBySheet(name, value)) for (const each of namesOf(block)) hidden.add(each);
  };
  for (const sheet of sheets) walkCss(sheet, page, { block, declaration }, true);
  return { hidden, letters: readLetters(sized) };
}

/** Most sheets make no letters unreadable: then nothing else of their sizes matters. */
function readLetters(sized: readonly [Block, Letters][]): Map<string, Letters> {
  const letters = new Map<string, Letters>();
  if (!sized.some(([, each]) => each === 'unreadable')) return letters;
  for (const [block, each] of sized)
    for (const name of namesOf(block))
      if (letters.get(name) !== 'unreadable') letters.set(name, each);
  return letters;
}

const namesOf = (block: Block): readonly string[] => scopeOf(block).names;

/** Without recursion: sheets may nest without end. */
function scopeOf(block: Block): Scope {
  const unknown: Block[] = [];
  for (let at: Block | null = block; at && !at.scope; at = at.parent) unknown.push(at);
  let scope = unknown.at(-1)?.parent?.scope ?? block.scope ?? ELSEWHERE;
  for (const each of unknown.reverse()) {
    scope = readScope(each.prelude, scope);
    each.scope = scope;
  }
  return scope;
}

function readScope(prelude: readonly CssToken[], parent: Scope): Scope {
  if (prelude[0]?.type === type.AtKeyword) return isEverywhere(prelude) ? parent : ELSEWHERE;
  const subjects = listSubjects(prelude, parent);
  const names = subjects.filter((subject) => subject !== '*');
  const isWhole = parent.isWhole && subjects.includes('*');
  return { names, isWhole };
}

/** What the selectors mean, `*` for the whole page; those that need more than a name are left out. */
function listSubjects(prelude: readonly CssToken[], parent: Scope): string[] {
  const own = parent.isWhole ? ['*'] : parent.names;
  return listSelectors(prelude).flatMap((compounds) => {
    const subjects = compounds.map((compound) =>
      compound.join('') === '&' ? own : parent.isWhole ? (subjectOf(compound) ?? []) : [],
    );
    const isInWhole = subjects.slice(0, -1).every(([first]) => first === '*');
    return isInWhole ? (subjects.at(-1) ?? []) : [];
  });
}

/** The parts between white space of each selector, as their tokens' texts. */
function listSelectors(prelude: readonly CssToken[]): string[][][] {
  const selectors: string[][][] = [[[]]];
  let depth = 0;
  for (const token of prelude) {
    if (token.type === type.Function || token.type === type.LeftParenthesis) depth += 1;
    if (token.type === type.RightParenthesis) depth -= 1;
    if (token.type === type.Comma && depth === 0) selectors.push([[]]);
    else if (token.type === type.WhiteSpace && depth === 0) selectors.at(-1)?.push([]);
    else selectors.at(-1)?.at(-1)?.push(resolveEscapes(token.text));
  }
  return selectors.map((compounds) => compounds.filter((compound) => compound.length > 0));
}

const WHOLE = new Set(['*', 'html', 'body', ':root']);

function subjectOf(compound: string[]): string[] | null {
  if (WHOLE.has(compound.join(''))) return ['*'];
  const [mark = '', name = '', ...more] = /^[\w*&-]/.test(compound[0] ?? '')
    ? compound.slice(1)
    : compound;
  if (mark === '.' && more.length === 0) return [`.${name}`];
  return mark.startsWith('#') && name === '' ? [mark] : null;
}

/** `@media` of every screen, `@layer`, and `@supports` of what browsers do support. */
function isEverywhere([at, ...rest]: readonly CssToken[]): boolean {
  switch (at && nameOf(at.text)) {
    case 'layer':
      return true;
    case 'supports':
      return !rest.some((token) => token.type === type.Ident && nameOf(token.text) === 'not');
    case 'media': {
      const query = readCssValue(rest);
      // One that browsers cannot read holds on no screen; an empty one on all.
      const isUnreadable = !query?.length && rest.some((token) => token.type !== type.WhiteSpace);
      return !isUnreadable && splitAtCommas(query ?? []).some(isEveryScreen);
    }
    default:
      return false;
  }
}

const length = pixels(10);
/** The narrowest screen and the lowest window. */
const LEAST = 320;

function isEveryScreen(query: readonly CssValue[]): boolean {
  const [first, second] = query;
  if (query.length === 2 && isWord(first, 'not') && isWord(second, 'print')) return true;
  return query.every((part) => {
    if (isWord(part, 'only', 'all', 'screen', 'and')) return true;
    if (part.kind !== 'function' || part.name !== '' || part.parts.length !== 3) return false;
    const [feature, , value] = part.parts;
    const least = amountOf(value, length);
    return isWord(feature, 'min-width', 'min-height') && least !== null && least <= LEAST;
  });
}

/** The style sheets inside a piece of HTML; one that is never closed lasts to its end. */
export function listSheets(html: string): string[] {
  const opening = /<style(?![\w-])/gi;
  const sheets: string[] = [];
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const closing = /<\/style/gi;
    closing.lastIndex = found.index;
    const end = closing.exec(html)?.index ?? html.length;
    const piece = html.slice(found.index, end);
    sheets.push(piece.slice(piece.indexOf('>') + 1));
    opening.lastIndex = end;
  }
  return sheets;
}
