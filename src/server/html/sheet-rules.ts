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
  colours: SheetRule[];
  variables: SheetRule[];
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
    const each = { name, values, usesVariables: usesVariable(values), rank };
    const others = declared.get(block);
    if (others) others.push(each);
    else declared.set(block, [each]);
  };
  const page: Block = { prelude: [], parent: null, isLayered: false, scope: PAGE };
  for (const sheet of sheets) walkCss(sheet, page, { block, declaration }, true);
  return listRules(declared);
}

/** Most sheets hide little, and each rule is work: what has no part in it is left out. */
function listRules(declared: ReadonlyMap<Block, readonly SheetDeclaration[]>): SheetRules {
  const counts = chooseDeclarations([...declared.values()].flat());
  const read = createSelectorReader();
  const rules: SheetRules = { hiding: [], colours: [], variables: [] };
  let count = 0;
  const kinds = Object.entries(counts) as [keyof SheetRules, Counts][];
  for (const [block, all] of declared) {
    const kept = kinds
      .map(([kind, isKept]) => [kind, all.filter(isKept)] as const)
      .filter(([, declarations]) => declarations.length > 0);
    if (kept.length === 0) continue;
    for (const selector of selectorsOf(block, read)) {
      if (++count > MAX_RULES) throw new MarkupLimitError('too many selectors');
      const rank = selector.rank * MAX_RULES + count;
      for (const [kind, declarations] of kept)
        rules[kind].push({ ...selector, rank, declarations });
    }
  }
  return rules;
}

type Counts = (declaration: SheetDeclaration) => boolean;

/** Sizes matter where one is unreadable, colours where letters may be as what is behind them. */
function chooseDeclarations(all: readonly SheetDeclaration[]): Record<keyof SheetRules, Counts> {
  const letters = distinct(
    all.flatMap(({ name, values }) =>
      name === 'color' || isVariable(name) ? [readColour(values?.[0])] : [],
    ),
  );
  const backgrounds = distinct(
    all.flatMap(({ name, values }) =>
      isBackground(name) && values ? [readBackground(values)] : [],
    ),
  );
  const behind = [WHITE, ...backgrounds];
  const isSized = all.some(({ name, values }) => readLetters(name, values) === 'unreadable');
  const isAnyUnseen = letters.some((each) => isAmong(each, behind));
  const isUnseen: Counts = ({ name, values, usesVariables }) =>
    isBackground(name)
      ? isAnyUnseen && (usesVariables || isAmong(values && readBackground(values), letters))
      : usesVariables
        ? isAnyUnseen || letters.includes('transparent')
        : isAmong(readColour(values?.[0]) ?? null, behind);
  const isColour: Counts = ({ name }) => name === 'color' || isBackground(name);
  const isHiding: Counts = (each) =>
    !isVariable(each.name) &&
    (hidesBySheet(each.name, each.values) ||
      (isColour(each) ? isUnseen(each) : each.usesVariables || (isSized && isSize(each.name))));
  const isAnyVariable = all.some((each) => each.usesVariables && isHiding(each));
  return {
    hiding: isHiding,
    colours: (each) => isAnyUnseen && isColour(each),
    variables: ({ name }) => isAnyVariable && isVariable(name),
  };
}

/** More colours than this are not compared one by one. */
const MANY = 500;

const distinct = (colours: readonly (Colour | null)[]): Colour[] => [
  ...new Map(colours.flatMap((each) => (each === null ? [] : [[String(each), each]]))).values(),
];

const isAmong = (colour: Colour | null, others: readonly Colour[]): boolean =>
  colour !== null && (others.length > MANY || others.some((each) => isSameColour(each, colour)));

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
  if (prelude[0]?.type === type.AtKeyword) return isEverywhere(prelude) ? parent : ELSEWHERE;
  return parent === ELSEWHERE ? ELSEWHERE : { selectors: read(prelude, parent.selectors) };
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
