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
  const reader = createBoundedReader(isQuirky);
  const { spend } = reader;
  const root = document.documentElement;
  const page = { isQuirky, elements: [root, ...root.querySelectorAll('*')], reader };
  const select = (list: () => readonly SheetRule[]) => createLazySelection(list, page);
  const variablesOf = createVariables(select(rules.listVariables), spend);
  const [hiding, colours] = [select(() => rules.hiding), select(rules.listColours)];
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

interface AskedPage {
  isQuirky: boolean;
  elements: readonly PageElement[];
  reader: ReturnType<typeof createBoundedReader>;
}

/** Of most pages nobody asks for the colours. */
function createLazySelection(list: () => readonly SheetRule[], page: AskedPage): Select {
  let selection: Select | null = null;
  return (element) => {
    selection ??= createSelection(list(), page);
    return selection(element);
  };
}

/** What tells the rules whose selectors mean an element: those that one look rules out are not asked. */
function createSelection(rules: readonly SheetRule[], page: AskedPage): Select {
  const { read, spend } = page.reader;
  const { cased, listOf, isKnown } = createNames(rules, page);
  const possible = rules.filter(({ names }) => names.every(isKnown));
  if (possible.length === 0) return () => [];
  const byKey = Map.groupBy(possible, ({ key }) => cased(key));
  const tests = new Map<SheetRule, Test>();
  const hasAll = (element: PageElement, names: readonly string[]): boolean => {
    const own = listOf(element);
    spend(own.length >> 3);
    return names.every((name) => own.includes(cased(name)));
  };
  /** By names alone. The nearest that fits is taken of those around: any farther one would leave fewer to the rest. */
  const isAt = (element: PageElement, path: readonly (readonly string[])[]): boolean => {
    let left = path.length - 1;
    if (!hasAll(element, path[left] ?? [])) return false;
    for (let at = element.parentElement; at && left > 0; at = at.parentElement) {
      spend(1);
      if (hasAll(at, path[left - 1] ?? [])) left -= 1;
    }
    return left === 0;
  };
  const isOf = (element: PageElement, rule: SheetRule): boolean => {
    spend(1);
    if (rule.path) return isAt(element, rule.path);
    const test = tests.get(rule) ?? read(rule.selector);
    tests.set(rule, test);
    return test(element);
  };
  return (element) =>
    ['*', ...listOf(element)].flatMap((key) =>
      (byKey.get(key) ?? []).filter((rule) => isOf(element, rule)),
    );
}

/** What selectors call the elements of a page, as `readSheets` writes it; of other names nothing is kept. */
function createNames(rules: readonly SheetRule[], { isQuirky, elements }: AskedPage) {
  const cased = (name: string) => (isQuirky ? name.toLowerCase() : name);
  const asked = new Set(rules.flatMap(({ names }) => names.map(cased)));
  const hasAttributes = [...asked].some((name) => name.startsWith('['));
  // Pages repeat what they call their elements.
  const ofClasses = new Map<string, string[]>();
  const listClasses = (value: string): string[] => {
    const known = ofClasses.get(value);
    if (known) return known;
    const names = new Set(
      cased(value)
        .split(/\s+/)
        .map((each) => `.${each}`),
    );
    const list = [...names].filter((name) => asked.has(name));
    ofClasses.set(value, list);
    return list;
  };
  const listNames = (element: PageElement): string[] => {
    const names = asked.has(element.localName) ? [element.localName] : [];
    for (const { name, value } of element.attributes) {
      if (hasAttributes && asked.has(`[${name}`)) names.push(`[${name}`);
      if (name === 'id' && asked.has(`#${cased(value)}`)) names.push(`#${cased(value)}`);
      if (name === 'class') names.push(...listClasses(value));
    }
    return names;
  };
  const lists = new Map(elements.map((element) => [element, listNames(element)]));
  const known = new Set([...lists.values()].flat());
  return {
    cased,
    listOf: (element: PageElement) => lists.get(element) ?? [],
    isKnown: (name: string) => known.has(cased(name)),
  };
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
