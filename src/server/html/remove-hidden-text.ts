import sanitizeHtml from 'sanitize-html';
import { ALLOWED_HTML } from '../../domain/articles/article-html.ts';
import type { Colour } from './css-colours.ts';
import { isHiddenElement, type Look, readLook } from './hidden-styles.ts';
import type { Letters } from './hiding-declarations.ts';
import { createMarkupGuard, MarkupLimitError } from './markup-limits.ts';

/** Kept so that a later step can still see them; every other element goes and its text stays. */
const FRAME_TAGS =
  'html body div span section article main header footer aside nav center font b i strike big tt h1 h5 h6 address picture source col colgroup label details summary'.split(
    ' ',
  );
const UNREAD =
  'script style template noscript iframe object embed svg math head title textarea select option input button xmp noembed noframes plaintext video audio canvas dialog'.split(
    ' ',
  );
/** It goes with what is inside. */
const HIDDEN = { tagName: 'hidden-text', attribs: {} };
const HIDING_ATTRIBUTES = new Set([
  'title',
  'alt',
  'summary',
  'placeholder',
  'content',
  'value',
  'label',
  'srcdoc',
]);

/** Invisible, direction-changing and tag characters: they carry text past a reader, never for one. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}|[\u{e0000}-\u{e007f}]/gu;

export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '');

/**
 * The HTML without what a reader of it would not see: comments, elements hidden by their own attributes, texts in attributes,
 * invisible characters. What sheets hide goes before (`removeHiddenMarkup` of the pages). Before sanitising, which takes away the styles that tell. The answer is NOT sanitised. Markup
 * over the sanitiser's limits stays as it is unless something in it hides, then nothing stays.
 */
export function removeHiddenText(html: string): string {
  try {
    return removeInvisible(pass(removeInvisible(html)));
  } catch (error) {
    if (!(error instanceof MarkupLimitError)) throw error;
    return /\bhidden\b|style\s*=|<style|<!--/i.test(html) ? '' : removeInvisible(html);
  }
}

function pass(html: string): string {
  const guard = createMarkupGuard();
  /** Behind each open element. */
  const backgrounds: (Colour | null)[] = [null];
  const letters: (Letters | null)[] = [null];
  let look: Look = readLook({});
  return sanitizeHtml(html, {
    allowedTags: [...Object.keys(ALLOWED_HTML), ...FRAME_TAGS, HIDDEN.tagName],
    allowedAttributes: false,
    nonTextTags: UNREAD,
    parseStyleAttributes: false,
    onOpenTag: (_name, attributes) => {
      guard.onOpenTag();
      look = readLook(attributes);
      backgrounds.push(look.background ?? backgrounds.at(-1) ?? null);
      letters.push(look.letters ?? letters.at(-1) ?? null);
    },
    onCloseTag: () => {
      guard.onCloseTag();
      backgrounds.pop();
      letters.pop();
    },
    textFilter: (text) => (letters.at(-1) === 'unreadable' ? '' : text),
    // Not as a tag on no list: see `sanitiseHtml`.
    exclusiveFilter: ({ attribs }) => attribs === HIDDEN.attribs,
    transformTags: {
      '*': (tagName, attributes) =>
        isHiddenElement(attributes, look, backgrounds.at(-2) ?? null)
          ? HIDDEN
          : { tagName, attribs: readAttributes(attributes) },
    },
  });
}

/** Assistive names, and other sizes of pictures: invisible, and the library prints those it cannot parse. */
const UNREAD_ATTRIBUTES = /^(?:(?:aria|data)-|(?:image)?srcset$)/;

const readAttributes = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name]) => !HIDING_ATTRIBUTES.has(name) && !UNREAD_ATTRIBUTES.test(name),
    ),
  );
