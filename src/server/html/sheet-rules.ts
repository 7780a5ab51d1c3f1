import { tokenTypes as type } from 'css-tree/tokenizer';
import { type Colour, isSameColour, readColour, WHITE } from './css-colours.ts';
import {
  amountOf,
  type CssValue,
  isWord,
  pixels,
  readCssValue,
  splitAtCommas,
  usesVariable,
} from './css-values.ts';
import { isBackground, readBackground } from './hidden-styles.ts';
import { hidesBySheet, isOfSheets, isSize, readLetters } from './hiding-declarations.ts';
import { MarkupLimitError } from './markup-limits.ts';
import { createSelectorReader, MAX_RANK, type SheetSelector } from './sheet-selectors.ts';
import { type CssToken, nameOf, walkCss } from './walk-css.ts';

/** What a block's declarations apply to: none is the whole page, an empty list what does not hold on every screen. */
interface Scope {
  selectors: readonly SheetSelector[] | null;
  /** They are what `:scope` stands for. */
  isOfRoots?: true;
}
/** Few blocks say how text is seen: only of those, and of what is around them, the selectors are read. */
interface Block {
  prelude: readonly CssToken[];
  parent: Block | null;
  isLayered: boolean;
  scope: Scope | null;
}

const PAGE: Scope = { selectors: null };
const ELSEWHERE: Scope = { selectors: [] };

interface SheetDeclaration {
  name: string;
  /** Null when they are nested too deep. */
  values: readonly CssValue[] | null;
  /** Of letters, of what is behind them, or what a variable may be. */
  colour: Colour | null;
  usesVariables: boolean;
  /** Added to its rule's: of several that say the same thing the greatest holds. */
  rank: number;
}

/** A selector and what it says of how text is seen. */
export interface SheetRule extends SheetSelector {
  declarations: readonly SheetDeclaration[];
}

/** Each kind is asked for when what it says may matter: first what hides, then what colours, then what is given to variables. */
interface SheetRules {
  /** Hide text or make its letters unreadable; or colour letters, or what is behind, as one of the other is. */
  hiding: SheetRule[];
  listColours(): SheetRule[];
  listVariables(): SheetRule[];
}

/** Of a page's sheets; no author writes as many. */
const MAX_DECLARATIONS = 100_000;
const MAX_RULES = 50_000;

/** Above all ranks of rules. */
const UNLAYERED = MAX_RANK * MAX_RULES;
const IMPORTANT = 2 * UNLAYERED;

/**
 * What sheets do to text on every screen: hide it, size its letters, colour them and what is behind, give variables that do.
 * Rules for some screens are left alone.
 * @throws MarkupLimitError
 */
export function readSheets(sheets: readonly string[]): SheetRules {
  const declared = new Map<Block, SheetDeclaration[]>();
  let count = 0;
  const block = (prelude: readonly CssToken[], parent: Block): Block => ({
    prelude,
    parent,
    isLayered: parent.isLayered || isLayer(prelude[0]),
    scope: null,
  });
  const declaration = (name: string, value: () => readonly CssToken[], block: Block) => {
    if (!(isOfSheets(name) || isSize(name) || isBackground(name) || isVariable(name))) return;
    if (++count > MAX_DECLARATIONS) throw new MarkupLimitError('sheets too long to be read');
    const values = readCssValue(value());
    const isFirst = isImportant(value());
    // Layers come last, with what is important first.
    const rank = (isFirst ? IMPORTANT : 0) + (isFirst === block.isLayered ? UNLAYERED : 0);
    const colour = readAnyColour(name, values);
    const each = { name, values, colour, usesVariables: usesVariable(values), rank };
    const others = declared.get(block);
    if (others) others.push(each);
    else declared.set(block, [each]);
  };
  const page: Block = { prelude: [], parent: null, isLayered: false, scope: PAGE };
  for (const sheet of sheets) walkCss(sheet, page, { block, declaration }, true);
  return listRules(declared);
}

/** Most sheets hide little, and each rule is work: what has no part in it is left out, the rest read when it is asked for. */
function listRules(declared: ReadonlyMap<Block, readonly SheetDeclaration[]>): SheetRules {
  const { hiding, colours, variables } = chooseDeclarations([...declared.values()].flat());
  const read = createSelectorReader();
  const list = (isKept: Counts): SheetRule[] => {
    const rules: SheetRule[] = [];
    for (const [block, all] of declared) {
      const declarations = all.filter(isKept);
      if (declarations.length === 0) continue;
      for (const selector of selectorsOf(block, read)) {
        if (rules.length === MAX_RULES) throw new MarkupLimitError('too many selectors');
        const rank = selector.rank * MAX_RULES + rules.length;
        rules.push({ ...selector, rank, declarations });
      }
    }
    return rules;
  };
  return {
    hiding: list(hiding),
    listColours: () => list(colours),
    listVariables: () => list(variables),
  };
}

type Counts = (declaration: SheetDeclaration) => boolean;

/** Sizes matter where one is unreadable, colours where letters may be as what is behind them. */
function chooseDeclarations(
  all: readonly SheetDeclaration[],
): Record<'hiding' | 'colours' | 'variables', Counts> {
  const isColour = (name: string) => name === 'color' || isBackground(name);
  const letters = distinct(all.filter(({ name }) => !isBackground(name)));
  const behind = distinct(all.filter(({ name }) => isBackground(name)));
  behind.set('', WHITE);
  const isAsBehind = createTest(behind);
  const isAsLetters = createTest(letters);
  const isSized = all.some(({ name, values }) => readLetters(name, values) === 'unreadable');
  const isAnyUnseen = [...letters.values()].some(isAsBehind);
  const isUnseen: Counts = ({ name, colour, usesVariables }) =>
    isBackground(name)
      ? isAnyUnseen && (usesVariables || isAsLetters(colour))
      : usesVariables
        ? isAnyUnseen || letters.has('transparent')
        : isAsBehind(colour);
  const isHiding: Counts = (each) =>
    !isVariable(each.name) &&
    (hidesBySheet(each.name, each.values) ||
      (isColour(each.name)
        ? isUnseen(each)
        : each.usesVariables || (isSized && isSize(each.name))));
  const isAnyVariable = all.some((each) => each.usesVariables && isHiding(each));
  return {
    hiding: isHiding,
    colours: ({ name }) => isAnyUnseen && isColour(name),
    variables: ({ name }) => isAnyVariable && isVariable(name),
  };
}

/** By what they are. */
const distinct = (declarations: readonly SheetDeclaration[]): Map<string, Colour> =>
  new Map(
    declarations.flatMap(({ colour }) => (colour === null ? [] : [[String(colour), colour]])),
  );

/** More colours than this are not compared one by one. */
const MANY = 500;

/** Whether a colour is one of these to the eye. Sheets repeat theirs. */
function createTest(colours: ReadonlyMap<string, Colour>): (colour: Colour | null) => boolean {
  const known = new Map<string, boolean>();
  return (colour) => {
    if (colour === null) return false;
    const same =
      known.get(String(colour)) ??
      (colours.size > MANY || colours.values().some((each) => isSameColour(each, colour)));
    known.set(String(colour), same);
    return same;
  };
}

const readAnyColour = (name: string, values: readonly CssValue[] | null): Colour | null => {
  if (isBackground(name)) return values && readBackground(values);
  return name === 'color' || isVariable(name) ? readColour(values?.[0]) : null;
};

const isVariable = (name: string): boolean => name.startsWith('--');

function isImportant(tokens: readonly CssToken[]): boolean {
  const [mark, word] = tokens.filter((token) => token.type !== type.WhiteSpace).slice(-2);
  return mark?.text === '!' && word?.type === type.Ident && nameOf(word.text) === 'important';
}

const isLayer = (token: CssToken | undefined): boolean =>
  token?.type === type.AtKeyword && nameOf(token.text) === 'layer';

type ReadSelectors = ReturnType<typeof createSelectorReader>;

/** Without recursion: sheets may nest without end. */
function selectorsOf(block: Block, read: ReadSelectors): readonly SheetSelector[] {
  const unknown: Block[] = [];
  let at: Block | null = block;
  for (; at && !at.scope; at = at.parent) unknown.push(at);
  let scope = at?.scope ?? ELSEWHERE;
  for (const each of unknown.reverse()) {
    scope = readScope(each.prelude, scope, read);
    each.scope = scope;
  }
  return scope.selectors ?? [];
}

function readScope(prelude: readonly CssToken[], parent: Scope, read: ReadSelectors): Scope {
  const [at] = prelude;
  if (parent === ELSEWHERE) return ELSEWHERE;
  if (at?.type !== type.AtKeyword)
    return { selectors: read(parent.isOfRoots ? nameRoots(prelude) : prelude, parent.selectors) };
  if (nameOf(at.text) === 'scope')
    return { selectors: readRoots(prelude, parent, read), isOfRoots: true };
  return isEverywhere(prelude) ? parent : ELSEWHERE;
}

/** What `&` is in a rule `:scope` is in a scope. */
const nameRoots = (tokens: readonly CssToken[]): CssToken[] =>
  tokens.flatMap((token, at) => {
    if (token.type === type.Colon && isScope(tokens[at + 1])) return [];
    if (tokens[at - 1]?.type !== type.Colon || !isScope(token)) return [token];
    return [{ ...token, type: type.Delim, text: '&' }];
  });

const isScope = (token: CssToken | undefined): boolean =>
  token?.type === type.Ident && nameOf(token.text) === 'scope';

/** `@scope (.a) to (.b)` is taken for all that is inside of `.a`; without one for what is around. */
function readRoots(prelude: readonly CssToken[], parent: Scope, read: ReadSelectors) {
  const from = prelude.findIndex((token) => token.type === type.LeftParenthesis);
  if (from < 0) return parent.selectors;
  const to = prelude.findIndex((token) => token.type === type.Ident && nameOf(token.text) === 'to');
  const roots = prelude.slice(from + 1, to < 0 ? undefined : to);
  const end = roots.findLastIndex((token) => token.type === type.RightParenthesis);
  return read(roots.slice(0, end), parent.selectors);
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
/** The narrowest screen and the lowest window, and wider than any. */
const LEAST = 320;
const WIDEST = 10_000;

function isEveryScreen(query: readonly CssValue[]): boolean {
  const [first, second] = query;
  if (query.length === 2 && isWord(first, 'not') && isWord(second, 'print')) return true;
  return query.every((part) => {
    if (isWord(part, 'only', 'all', 'screen', 'and')) return true;
    if (part.kind !== 'function' || part.name !== '') return false;
    const [feature, ...rest] = part.parts;
    if (rest.length === 0) return isWord(feature, 'color', 'width', 'height');
    const amount = amountOf(rest.pop(), length);
    const sign = rest.map((one) => (one.kind === 'mark' ? one.text : ' ')).join('');
    if (amount === null) return false;
    if (isWord(feature, 'width', 'height') && /^[<>]=?$/.test(sign))
      return sign.startsWith('>') ? amount <= LEAST : amount >= WIDEST;
    if (sign !== ':') return false;
    return isWord(feature, 'min-width', 'min-height')
      ? amount <= LEAST
      : isWord(feature, 'max-width', 'max-height') && amount >= WIDEST;
  });
}
