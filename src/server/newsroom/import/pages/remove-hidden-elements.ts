import { type Colour, isSameColour, WHITE } from '../../../html/css-colours.ts';
import { isHiddenElement, readLook } from '../../../html/hidden-styles.ts';
import { joinLetters, type Letters } from '../../../html/hiding-declarations.ts';
import { MarkupLimitError } from '../../../html/markup-limits.ts';
import { removeHiddenText } from '../../../html/remove-hidden-text.ts';
import { type PageDocument, type PageElement, PageText } from './dom/page-node.ts';
import { parsePage, TooComplexPage } from './parse-page.ts';
import { readSheetLooks, type SheetLook, type SheetLooks } from './sheet-looks.ts';

/** How the text in an element is seen, by what is known of it and of what is around. */
interface Seen {
  isHidden: boolean;
  /** By attributes alone. */
  background: Colour | null;
  letters: Letters | null;
  /** What sheets might colour letters and what is behind them. */
  colours: readonly Colour[];
  backgrounds: readonly Colour[];
}

const PAGE: Seen = {
  isHidden: false,
  background: null,
  letters: null,
  colours: [],
  backgrounds: [WHITE],
};

/**
 * Takes out of a page what its reader does not see, before the extractor strips the styles that tell. Changes
 * the document. The same rules as for feeds (`removeHiddenText`) and those of the page's own sheets, save that texts in
 * attributes stay: the extractor reads some, and the sanitiser removes them later.
 * @throws MarkupLimitError
 */
export function removeHiddenElements(document: PageDocument): void {
  const sheets = readSheetLooks(document);
  const root = document.documentElement;
  const seen = new Map<PageElement | null, Seen>();
  /** Only afterwards: selectors ask for a page as it stands. */
  const hidden: PageElement[] = [];
  const unread: PageElement[] = [];
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const around = seen.get(element.parentElement) ?? PAGE;
    const here = around.isHidden ? around : see(element, around, sheets?.of(element) ?? null);
    // Many pages hide themselves until their script has run.
    const isPage = element === root || element === document.head || element === document.body;
    seen.set(element, isPage ? { ...here, isHidden: false } : here);
    if (around.isHidden) continue;
    if (here.isHidden && !isPage) hidden.push(element);
    else if (here.letters === 'unreadable' || (sheets && isAsBehind(element, here, sheets)))
      unread.push(element);
  }
  for (const each of hidden) each.remove();
  for (const each of unread) removeOwnText(each);
}

function see(element: PageElement, around: Seen, bySheet: SheetLook | null): Seen {
  const attributes = readAttributes(element);
  if (!attributes && !bySheet && !isHiddenByItself(element)) return around;
  const look = readLook(attributes ?? {});
  const background = look.background ?? around.background;
  return {
    isHidden:
      isHiddenByItself(element) ||
      bySheet?.isHiding === true ||
      (attributes !== null && isHiddenElement(attributes, look, around.background)),
    background,
    letters: joinLetters(look.letters, bySheet?.letters ?? null) ?? around.letters,
    colours: bySheet?.colours.length ? bySheet.colours : around.colours,
    backgrounds:
      bySheet?.backgrounds.length && around.backgrounds.length <= MANY
        ? [...around.backgrounds, ...bySheet.backgrounds]
        : around.backgrounds,
  };
}

/** More pairs of colours than this are not compared. */
const MANY = 500;

/** Whether a sheet gives an element's own text the colour of what stands behind it; asked of what may be so alone. */
function isAsBehind(element: PageElement, seen: Seen, sheets: SheetLooks): boolean {
  const behind = seen.background === null ? [] : [seen.background];
  const mayBe =
    seen.colours.length * seen.backgrounds.length > MANY ||
    seen.colours.some((colour) =>
      [...seen.backgrounds, ...behind].some((each) => isSameColour(each, colour)),
    );
  if (!mayBe || !listOwnText(element).some(({ nodeValue }) => nodeValue.trim())) return false;
  let colour: Colour | null = null;
  let background: Colour | null = null;
  for (let at: PageElement | null = element; at && !(colour && background); at = at.parentElement) {
    const look = readLook(readAttributes(at) ?? {});
    const bySheet = sheets.coloursOf(at);
    // Of what its own attribute colours they tell, and browsers colour links.
    if (!colour && look.colours.length > 0) return false;
    colour ??= bySheet.colour;
    if (!colour && isLink(at)) return false;
    background ??= look.background ?? bySheet.background;
  }
  return colour !== null && isSameColour(colour, background ?? WHITE);
}

/** What a feed brings, as `removeHiddenText`, and without what its own sheets hide. Nothing where that cannot be told. */
export function removeHiddenMarkup(html: string): string {
  if (!/<style(?![\w-])/i.test(html)) return removeHiddenText(html);
  try {
    const document = parsePage(html);
    removeHiddenElements(document);
    return removeHiddenText(document.body?.innerHTML ?? '');
  } catch (error) {
    if (!(error instanceof TooComplexPage || error instanceof MarkupLimitError)) throw error;
    return '';
  }
}

/** By browsers' own sheet. */
const isHiddenByItself = (element: PageElement): boolean =>
  element.localName === 'dialog' && !element.hasAttribute('open');

/** Browsers give it a colour, whatever is around. */
const isLink = (element: PageElement): boolean =>
  element.localName === 'a' && element.hasAttribute('href');

/** What it contains may have letters of its own: sheets close gaps between boxes this way. */
function removeOwnText(element: PageElement): void {
  for (const node of listOwnText(element)) node.remove();
}

const listOwnText = (element: PageElement): PageText[] =>
  element.childNodes.filter((node) => node instanceof PageText);

const READ = new Set('style class id hidden popover aria-hidden bgcolor color size'.split(' '));

/** Null when there is none that could hide. */
function readAttributes(element: PageElement): Record<string, string> | null {
  let attributes: Record<string, string> | null = null;
  for (const { name, value } of element.attributes) {
    if (!READ.has(name)) continue;
    attributes ??= {};
    attributes[name] = value;
  }
  return attributes;
}
