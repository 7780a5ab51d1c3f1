import { type Colour, readColour } from '../../../html/css-colours.ts';
import { type CssValue, resolveVariables } from '../../../html/css-values.ts';
import {
  isBackground,
  isShownSomewhere,
  listVariables,
  readBackground,
} from '../../../html/hidden-styles.ts';
import {
  hidesBySheet,
  joinLetters,
  type Letters,
  readLetters,
} from '../../../html/hiding-declarations.ts';
import { readSheets, type SheetRule } from '../../../html/sheet-rules.ts';
import type { PageDocument, PageElement } from './dom/page-node.ts';
import { createBoundedReader, type Test } from './dom/select-elements.ts';

/** What the sheets of a page say of how an element is seen. */
export interface SheetLook {
  isHiding: boolean;
  letters: Letters | null;
  /** Those that could be of what is behind, and what could be behind such letters: not what browsers take, but all. */
  colours: readonly Colour[];
  backgrounds: readonly Colour[];
}
/** Those that browsers take; null where they are as around. */
interface SheetColours {
  colour: Colour | null;
  background: Colour | null;
}
export interface SheetLooks {
  of(element: PageElement): SheetLook;
  coloursOf(element: PageElement): SheetColours;
}

/** Steps that reading one takes. */
const OF_DECLARATION = 5;

const PLAIN: SheetLook = { isHiding: false, letters: null, colours: [], backgrounds: [] };

/**
 * Reads the sheets that a page has in itself. One declaration that hides is enough, whatever others say. Null when none may hide.
 * @throws MarkupLimitError here and later
 */
export function readSheetLooks(document: PageDocument): SheetLooks | null {
  const rules = readSheets(listSheets(document));
  if (rules.hiding.length === 0) return null;
  const isQuirky = document.mode === 'quirks';
  const { read, spend } = createBoundedReader(isQuirky);
  const root = document.documentElement;
  const names = createNames(isQuirky, [root, ...root.querySelectorAll('*')]);
  const select = (of: readonly SheetRule[]) => createSelection(of, names, read);
  const variablesOf = createVariables(select(rules.variables), spend);
  const [hiding, colours] = [select(rules.hiding), select(rules.colours)];
  const list = (element: PageElement, of: readonly SheetRule[]) =>
    of.flatMap((rule) =>
      rule.declarations.map(({ name, values, usesVariables, rank }) => {
        spend(OF_DECLARATION);
        const isOpen = values !== null && usesVariables;
        return {
          name,
          values: isOpen ? resolveVariables(values, variablesOf(element)) : values,
          rank: rank + rule.rank,
          rule,
        };
      }),
    );
  return {
    of(element) {
      const selected = hiding(element);
      if (selected.length === 0) return PLAIN;
      const declared = list(element, selected);
      return {
        isHiding: declared.some(
          ({ name, values, rule }) => hidesBySheet(name, values) && !isShown(element, rule),
        ),
        letters: declared
          .map(({ name, values }) => readLetters(name, values))
          .reduce(joinLetters, null),
        colours: declared
          .map(({ name, values }) => (name === 'color' ? readColour(values?.[0]) : null))
          .filter((colour) => colour !== null),
        backgrounds: declared
          .map(({ name, values }) => (isBackground(name) && values ? readBackground(values) : null))
          .filter((colour) => colour !== null),
      };
    },
    coloursOf(element) {
      const declared = list(element, colours(element)).toSorted((a, b) => a.rank - b.rank);
      const colour = declared.findLast(({ name }) => name === 'color')?.values?.[0];
      const backgrounds = declared
        .filter(({ name }) => isBackground(name))
        .map(({ values }) => (values?.length ? readBackground(values) : 'picture'));
      // A colour under a picture is not what stands behind.
      const isPicture = backgrounds.includes('picture');
      return {
        colour: readColour(colour),
        background: isPicture ? 'picture' : (backgrounds.at(-1) ?? null),
      };
    },
  };
}

type Select = (element: PageElement) => readonly SheetRule[];

/** What tells the rules whose selectors mean an element: those that one look rules out are not asked. */
function createSelection(
  rules: readonly SheetRule[],
  { cased, listOf, isKnown }: Names,
  read: (selector: string) => Test,
): Select {
  const possible = rules.filter(({ names }) => names.every(isKnown));
  if (possible.length === 0) return () => [];
  const byKey = Map.groupBy(possible, ({ key }) => cased(key));
  const tests = new Map<SheetRule, Test>();
  const isOf = (element: PageElement, rule: SheetRule): boolean => {
    // Most selectors are one name.
    if (rule.selector === rule.key) return true;
    const test = tests.get(rule) ?? read(rule.selector);
    tests.set(rule, test);
    return test(element);
  };
  return (element) =>
    ['*', ...listOf(element)].flatMap((key) =>
      (byKey.get(key) ?? []).filter((rule) => isOf(element, rule)),
    );
}

type Names = ReturnType<typeof createNames>;

/** What selectors may call the elements of a page, as `readSheets` writes it. */
function createNames(isQuirky: boolean, elements: readonly PageElement[]) {
  const cased = (name: string) => (isQuirky ? name.toLowerCase() : name);
  const lists = new Map(elements.map((element) => [element, listNames(element, cased)]));
  const known = new Set([...lists.values()].flat());
  return {
    cased,
    listOf: (element: PageElement) => lists.get(element) ?? [],
    isKnown: (name: string) => known.has(cased(name)),
  };
}

function listNames(element: PageElement, cased: (name: string) => string): string[] {
  const names = [element.localName];
  for (const { name, value } of element.attributes) {
    names.push(`[${name}`);
    if (name === 'id') names.push(`#${cased(value)}`);
    if (name === 'class')
      for (const each of new Set(cased(value).split(/\s+/))) if (each) names.push(`.${each}`);
  }
  return names;
}

/** A class that says itself where it holds. */
function isShown(element: PageElement, { selector }: SheetRule): boolean {
  const name = element.getAttribute('class');
  return name !== null && isShownSomewhere(selector.slice(1), { class: name });
}

/** Not those of what is apart from the page: each template has its own. */
const listSheets = (document: PageDocument): string[] =>
  document
    .getElementsByTagName('style')
    .filter((each) => each.closest('template') === null)
    .map((each) => {
      const media = each.getAttribute('media');
      const sheet = media ? `@media ${media}{${each.textContent}` : each.textContent;
      // Browsers with scripts read neither.
      return each.closest('noscript') ? `noscript{${sheet}` : sheet;
    });

type Variables = Pick<ReadonlyMap<string, readonly CssValue[]>, 'get'>;

/** What an element may read for names: of one that gives itself several values, all of them. */
function createVariables(
  rulesOf: Select,
  spend: (steps: number) => void,
): (element: PageElement) => Variables {
  const known = new Map<PageElement | null, Variables>([[null, new Map()]]);
  const readOwn = (element: PageElement): Map<string, CssValue[]> => {
    const own = new Map<string, CssValue[]>();
    const declared = rulesOf(element).flatMap((rule) => rule.declarations);
    for (const { name, values } of [...declared, ...listVariables(element.getAttribute('style'))])
      if (name.startsWith('--')) own.set(name, [...(own.get(name) ?? []), ...(values ?? [])]);
    return own;
  };
  return (element) => {
    const unknown: PageElement[] = [];
    let at: PageElement | null = element;
    for (; at && !known.has(at); at = at.parentElement) unknown.push(at);
    let around: Variables = known.get(at) ?? new Map();
    for (const each of unknown.reverse()) {
      const [own, outer] = [readOwn(each), around];
      if (own.size > 0)
        around = {
          get(name) {
            spend(1);
            return own.get(name) ?? outer.get(name);
          },
        };
      known.set(each, around);
    }
    return around;
  };
}
