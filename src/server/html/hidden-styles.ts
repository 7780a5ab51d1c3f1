import { type Colour, isSameColour, readColour, WHITE } from './css-colours.ts';
import { type CssValue, readCssValue, resolveVariables } from './css-values.ts';
import { hidesElement, joinLetters, type Letters, readLetters } from './hiding-declarations.ts';
import { walkCss } from './walk-css.ts';

/* What makes an element invisible to a reader by its own attributes. */

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
    if (isBackground(name) && values)
      // What the page's own sheet gives a variable is not known here: like a picture, like no colour.
      look.background =
        values.length === 0 ? 'picture' : (readBackground(values) ?? look.background);
  }
  return look;
}

/** What an element's own style gives its variables. */
export const listVariables = (style: string | null) =>
  style === null || style.length > MAX_STYLE
    ? []
    : listDeclarations(style)
        .filter(([name]) => name.startsWith('--'))
        .map(([name, values]) => ({ name, values }));

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

export const isBackground = (property: string): boolean =>
  /^background(?:-color|-image)?$/.test(property);

/** A picture is like no colour. */
export function readBackground(values: readonly CssValue[]): Colour | null {
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
): boolean {
  const background = look.background ?? behind ?? WHITE;
  return (
    attributes.hidden !== undefined ||
    attributes.popover !== undefined ||
    attributes['aria-hidden'] === 'true' ||
    look.isHiding ||
    classesOf(attributes).some(
      (name) => HIDDEN_CLASSES.has(name) && !isShownSomewhere(name, attributes),
    ) ||
    attributes.size === '0' ||
    look.colours.some((colour) => isSameColour(colour, background))
  );
}

/** "hidden md:block" is shown on wider screens, whatever a sheet says of "hidden". */
export const isShownSomewhere = (name: string, attributes: Attributes): boolean =>
  HIDDEN_CLASSES.has(name) &&
  classesOf(attributes).some((each) => /:(?:block|flex|grid|inline|table|visible)/.test(each));

const classesOf = (attributes: Attributes): string[] =>
  (attributes.class ?? '').split(/\s+/).filter(Boolean);
