import sanitizeHtml from 'sanitize-html';
import { isBlockOf, isPictureSpan } from '../../domain/articles/article-blocks.ts';
import {
  ALLOWED_HTML,
  allowedHref,
  findImageAddress,
  findOwnImage,
  isTrackingPixel,
  MAX_HTML_DEPTH,
  RENAMED_TAGS,
} from '../../domain/articles/article-html.ts';
import { createMarkupGuard, MarkupLimitError, withoutTags } from './markup-limits.ts';
import { removeEmpty } from './remove-empty.ts';

export interface SanitiseOptions {
  /**
   * The page the HTML came from; relative links are resolved against it, and it can bring neither our blocks nor our pictures:
   * words from elsewhere would stand as a notice or a contact of ours. Absent for our own texts.
   */
  baseUrl?: string | null;
  /**
   * Called with the address of each picture, ours or on the web, that says nothing about its text alternative: it becomes decoration,
   * which only a machine may decide so. Its author is asked (`refuse-missing-alt.ts`).
   */
  onMissingAlt?: (src: string) => void;
  /** Our origin: a picture copied from our own pages names it. */
  ownOrigin?: string | null;
  /** Called with the address of each picture that lies elsewhere. */
  onForeignImage?: (address: string) => void;
  /** Paths in our storage of pictures that were fetched from elsewhere, by address; any other goes. */
  fetched?: ReadonlyMap<string, string>;
}

const DROPPED_WITH_CONTENT = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'template',
  'svg',
  'math',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'plaintext',
  'title',
  'object',
  'embed',
  'video',
  'audio',
  'canvas',
  'button',
];

/**
 * HTML from anywhere to HTML of our list. Images that are not in our storage go, links become absolute
 * http, https or mailto and tell search engines not to follow; letters written as two characters, as texts copied from PDF
 * files have them, become one, which searches and checks compare; sanitising twice changes nothing.
 * Of markup over the limits (`markup-limits.ts`) only the words are kept, in one paragraph.
 * It is the first of two looks: `checkHtml` follows with another parser before anything is stored.
 */
export function sanitiseHtml(html: string, options: SanitiseOptions = {}): string {
  try {
    // What the first pass took out can let pieces meet that were apart; the second sees them together.
    return pass(pass(html, options), { baseUrl: options.baseUrl }).trim();
  } catch (error) {
    if (!(error instanceof MarkupLimitError)) throw error;
    const words = pass(withoutTags(html), {}).trim();
    return words && `<p>${words}</p>`;
  }
}

const isForeign = ({ baseUrl }: SanitiseOptions): boolean => typeof baseUrl === 'string';

function pass(html: string, options: SanitiseOptions): string {
  const readBlock = isForeign(options) ? () => GONE : blockOf;
  const clean = sanitizeHtml(html, {
    allowedTags: [...Object.keys(ALLOWED_HTML), GONE.tagName],
    allowedAttributes: Object.fromEntries(
      Object.entries(ALLOWED_HTML).map(([tag, attributes]) => [tag, [...attributes]]),
    ),
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nonTextTags: DROPPED_WITH_CONTENT,
    nestingLimit: MAX_HTML_DEPTH,
    ...createMarkupGuard(),
    nonBooleanAttributes: ['*'],
    // Of each text alone: before a tag is read, a mark that stands behind it would make another character of its bracket.
    textFilter: (text) => text.normalize('NFC'),
    // Not by being on no list: of a renamed tag that is, the library takes the next element's end for that of the new name.
    exclusiveFilter: ({ attribs }) => (attribs === GONE.attribs ? 'excludeTag' : false),
    transformTags: {
      '*': (tagName, attribs) => ({ tagName: RENAMED_TAGS[tagName] ?? tagName, attribs }),
      a: (_tag, attribs) => linkOf(attribs, options.baseUrl),
      img: (_tag, attribs) => imageOf(attribs, options),
      div: readBlock,
      details: readBlock,
      summary: readBlock,
      [GONE.tagName]: () => GONE,
      td: (_tag, attribs) => ({ tagName: 'td', attribs: numbersOnly(attribs) }),
      th: (_tag, attribs) => ({ tagName: 'th', attribs: numbersOnly(attribs) }),
    },
  });
  return removeEmpty(clean);
}

type Attributes = Record<string, string>;
type Transformed = { tagName: string; attribs: Attributes };
/** It goes and what is inside stays. */
const GONE: Transformed = { tagName: 'gone', attribs: {} };

/** A frame of the page it came from is no block of ours. */
function blockOf(tagName: string, attribs: Attributes): Transformed {
  const kind = attribs['data-block'] ?? '';
  return isBlockOf(tagName, kind) ? { tagName, attribs: { 'data-block': kind } } : GONE;
}

function linkOf(attribs: Attributes, baseUrl: string | null | undefined): Transformed {
  const href = allowedHref(attribs.href ?? '', baseUrl);
  if (!href) return GONE;
  const title: Attributes = attribs.title ? { title: attribs.title } : {};
  const rel: Attributes = /^https?:/.test(href) ? { rel: 'nofollow noopener' } : {};
  return { tagName: 'a', attribs: { href, ...title, ...rel } };
}

function imageOf(attribs: Attributes, options: SanitiseOptions): Transformed {
  const { src: given = '', alt = '' } = attribs;
  const own = isForeign(options) ? null : findOwnImage(given, options.ownOrigin);
  const isPixel = isTrackingPixel(attribs.width, attribs.height);
  const address = own || isPixel ? null : findImageAddress(given, options.ownOrigin);
  if (address) options.onForeignImage?.(address);
  if (attribs.alt === undefined && (own || address)) options.onMissingAlt?.(own ?? given);
  const src = own ?? (address && options.fetched?.get(address));
  if (!src) return GONE;
  const { width, height } = numbersOnly(attribs);
  const size: Attributes = width && height ? { width, height } : {};
  const span = attribs['data-width'] ?? '';
  const wide: Attributes = isPictureSpan(span) ? { 'data-width': span } : {};
  return { tagName: 'img', attribs: { src, alt, ...size, ...wide, loading: 'lazy' } };
}

function numbersOnly(attribs: Attributes): Attributes {
  const isFine = ([name, value]: [string, string]) =>
    /^(?:colspan|rowspan|width|height)$/.test(name) ? /^[1-9]\d{0,3}$/.test(value) : true;
  return Object.fromEntries(Object.entries(attribs).filter(isFine));
}
