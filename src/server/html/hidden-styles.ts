import { type Colour, isSameColour, readColour, WHITE } from './css-colours.ts';
import { type CssValue, readCssValue, resolveVariables } from './css-values.ts';
import { hidesElement, joinLetters, type Letters, readLetters } from './hiding-declarations.ts';
import type { SheetNames } from './sheet-names.ts';
import { walkCss } from './walk-css.ts';

/* What makes an element invisible to a reader: its own attributes, or simple rules of a style sheet beside it. */

const HIDDEN_CLASSES = new Set([
  'sr-only',
  'visually-hidden',
  'visuallyhidden',
  'screen-reader-text',
  'screenreader',
  'd-none',
  'invisible',
  'hidden',
]);

/** Longer than any hand-written style: it hides. */
const MAX_STYLE = 4000;

type Attributes = Record<string, string>;

/** What an element's own attributes say of how it is seen. */
export interface Look {
  isHiding: boolean;
  colours: Colour[];
  /** Null when what stands behind the element shows. */
  background: Colour | null;
  /** Null when they are as around the element. */
  letters: Letters | null;
}

const PLAIN: Look = { isHiding: false, colours: [], background: null, letters: null };

export function readLook({ style = '', color = '', bgcolor = '' }: Attributes): Look {
  // Of most elements nothing is said.
  if (style === '' && color === '' && bgcolor === '') return PLAIN;
  const look: Look = { ...PLAIN, isHiding: style.length > MAX_STYLE, colours: [] };
  if (look.isHiding) return look;
  const declared = [
    ...listDeclarations(color && `color:${color}`),
    ...listDeclarations(bgcolor && `background:${bgcolor}`),
    ...listDeclarations(style),
  ];
  const variables = new Map(declared.map(([name, values]) => [name, values ?? []]));
  for (const [name, raw] of declared) {
    if (name.startsWith('--')) continue;
    const values = raw && resolveVariables(raw, variables);
    look.isHiding ||= hidesElement(name, values);
    look.letters = joinLetters(look.letters, readLetters(name, values));
    if (name === 'color') look.colours.push(readColour(values?.[0]) ?? '');
    if (/^background(?:-color|-image)?$/.test(name) && values)
      // What the page's own sheet gives a variable is not known here: like a picture, like no colour.
      look.background =
        values.length === 0 ? 'picture' : (readBackground(values) ?? look.background);
  }
  return look;
}

/** Values are null when they are nested too deep. */
function listDeclarations(style: string): [string, CssValue[] | null][] {
  const found: [string, CssValue[] | null][] = [];
  // Most elements have none, and pages have many elements.
  if (style === '') return found;
  walkCss<boolean>(
    style,
    true,
    {
      block: () => false,
      declaration: (name, value, isOwn) => {
        if (isOwn) found.push([name, readCssValue(value())]);
      },
    },
    false,
  );
  return found;
}

/** A picture is like no colour. */
function readBackground(values: readonly CssValue[]): Colour | null {
  const colours = values.map((value) => [value.kind, readColour(value)] as const);
  if (colours.some(([kind, colour]) => kind === 'function' && colour === null)) return 'picture';
  const found = colours.map(([, colour]) => colour).filter((colour) => colour !== null);
  const colour = found.find((each) => typeof each !== 'string') ?? found[0] ?? null;
  return colour === 'transparent' ? null : colour;
}

/**
 * @param behind what stands behind the element, null for the page's own, which is taken to be white
 */
export function isHiddenElement(
  attributes: Attributes,
  look: Look,
  behind: Colour | null,
  { hidden }: SheetNames,
): boolean {
  const names = classesOf(attributes);
  // "hidden md:block" is shown on wider screens.
  const isShownSomewhere = () =>
    names.some((name) => /:(?:block|flex|grid|inline|table|visible)/.test(name));
  const background = look.background ?? behind ?? WHITE;
  return (
    attributes.hidden !== undefined ||
    attributes['aria-hidden'] === 'true' ||
    look.isHiding ||
    names.some((name) =>
      HIDDEN_CLASSES.has(name) ? !isShownSomewhere() : hidden.has(`.${name}`),
    ) ||
    hidden.has(`#${attributes.id ?? ''}`) ||
    attributes.size === '0' ||
    look.colours.some((colour) => isSameColour(colour, background))
  );
}

/** What an element says of its letters, by itself or by a sheet; null when they are as around it. */
export function lettersOf(
  attributes: Attributes,
  look: Look,
  { letters }: SheetNames,
): Letters | null {
  // So have most pages.
  if (letters.size === 0) return look.letters;
  const names = [...classesOf(attributes).map((name) => `.${name}`), `#${attributes.id ?? ''}`];
  return names.map((name) => letters.get(name) ?? null).reduce(joinLetters, look.letters);
}

const classesOf = (attributes: Attributes): string[] =>
  (attributes.class ?? '').split(/\s+/).filter(Boolean);
