import type { PageElement } from '../dom/page-node.ts';

/*
 * What stands around an article on its page and names itself so: comments, other articles, menus, calls to subscribe, notes
 * about the author. Names of classes and ids are habits of the whole web, whatever the language of the page.
 */

/** Whole words of names, as `splitName` separates them. */
const NAMES = new RegExp(
  `(?:^| )(?:${[
    // Comments
    String.raw`comments?|comment ?(?:list|form|area|section|respond)|respond|disqus\w*|kommentar\w*|comentarios?|replies|akismet\w*`,
    // Other articles
    String.raw`related\w*|recommend\w*|recirc\w*|popular|trending|most ?(?:read|popular|viewed|commented)|outbrain|taboola`,
    'more (?:articles?|stories|news|posts|from|on)|(?:read|see|view) (?:more|also|next)|also (?:read|see|like)|you may|(?:next|prev|previous) ?(?:posts?|stor(?:y|ies)|articles?)|nextstory',
    // Ways on
    String.raw`share|shares|sharing|share ?(?:bar|this|daddy)|sharedaddy|social\w*|addthis\w*|sociable|follow us`,
    String.raw`newsletters?|newsletter\w*|subscribe|subscription|mailchimp|sign ?up|opt ?in`,
    String.raw`cookies?|cookie ?(?:banner|notice|consent)\w*|consent|gdpr`,
    'nav|navi|navbar|navigation|(?:sub|main|mega)?menu|breadcrumbs?|pagination|pager|paginator',
    'footer|sidebar|widgets?|(?:login|modal|popup|lightbox|paywall)',
    String.raw`ads?|advert\w*|adsbygoogle|banner|promo|promos|promotion|sponsor(?:ed|s)?`,
    // About the article
    'author (?:box|bio|info|card|description|profile|about|area)|about (?:the )?author|authorbox|byline|bio box',
    'tags|taglist|tag ?(?:links?|list|cloud)|cat ?links',
    '(?:entry|post|article) (?:meta|footer|info|utility)|post ?metadata|posted on|time ?stamp|reading ?time',
    'caption|caption text|(?:image|img|media|photo) ?(?:caption|description|credit)s?|credits?|copyright|bildunterschrift|bildnachweis',
  ].join('|')})(?= |$)`,
  'i',
);
/** What an article is filed under, in WordPress. */
const SUBJECT =
  /^(?:tag-(?!links?$|list$|cloud$)|cat(?:egory)?-(?!links?$)|format-|type-|status-|post-\d)/i;

/** What is never the article, even where it is as long as one. */
const CERTAIN = new RegExp(
  `(?:^| )(?:${[
    String.raw`comments?|comment ?(?:list|area|section)|disqus\w*|kommentare|comentarios`,
    'related|related ?(?:posts|articles|news|content|stories)|outbrain|taboola',
    String.raw`cookies?|cookie ?(?:banner|notice|consent|bar)\w*|consent|gdpr|newsletters?`,
    'nav|navbar|navigation|(?:sub|main|mega)?menu|footer|widget area|sidebar',
    'author (?:box|bio|info|card|description|profile)|about (?:the )?author|authorbox',
  ].join('|')})(?= |$)`,
  'i',
);
/** Ids by which a table of contents leads to a chapter, too. */
const SUBJECT_OF_CHAPTER = /^(?:cookies?|consent|gdpr)$/i;
const HEADING = /^H[1-6]$/;
/** So many elements on each side are looked at for the next chapter's heading: a page may have any number. */
const BESIDE = 20;
/** Of page builders' names: the frame of each piece of the article, too. */
const BUILDER = /^(?:elementor|so-(?:panel|widget)|siteorigin)/i;
/** Says what else stands inside or beside: "content has-sidebar". */
const PRESENCE = /(?:^|[-_])(?:has|with|no|without)[-_]/i;

/** What an element says it is; null when it does not name itself as something else than the article. */
export type Boilerplate = 'certain' | 'likely' | null;

/** Tells what elements of a page say they are; a page gives few names to many. */
export function createNameReader(): (element: PageElement) => Boilerplate {
  const known = new Map<string, Boilerplate>();
  return (element) => {
    const name = `${element.getAttribute('class') ?? ''} ${element.id}`;
    let kind = known.get(name);
    if (kind === undefined) {
      const words = splitName(name);
      kind = CERTAIN.test(words) ? 'certain' : NAMES.test(words) ? 'likely' : null;
      known.set(name, kind);
    }
    if (/^(?:NAV|FOOTER)$/.test(element.tagName)) return 'certain';
    return kind ?? (element.tagName === 'ASIDE' ? 'likely' : null);
  };
}

/** A chapter of an article about what such boxes are called by: its heading is one of a row, and it asks nothing. */
export function isChapter(element: PageElement): boolean {
  if (!SUBJECT_OF_CHAPTER.test(element.id) || !element.closest('article, main')) return false;
  const level = levelOf(element);
  if (!level || element.querySelector('button, input, form')) return false;
  return [
    ...listBeside(element, 'previousElementSibling'),
    ...listBeside(element, 'nextElementSibling'),
  ].some((each) => levelOf(each) === level);
}

function listBeside(
  element: PageElement,
  direction: 'previousElementSibling' | 'nextElementSibling',
): PageElement[] {
  const found: PageElement[] = [];
  for (let at = element[direction]; at && found.length < BESIDE; at = at[direction]) found.push(at);
  return found;
}

/** Of its first heading. */
const levelOf = (element: PageElement): string | undefined =>
  (HEADING.test(element.tagName) ? element : element.querySelector('h1, h2, h3, h4, h5, h6'))
    ?.tagName;

function splitName(name: string): string {
  const words = name.split(/\s+/);
  const isBuilt = words.some((word) => BUILDER.test(word));
  return words
    .filter((word) => !SUBJECT.test(word) && !PRESENCE.test(word))
    .map((each) =>
      each
        .replace(isBuilt ? /widget/gi : /^$/, '')
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .replace(/[^\p{L}\d]+/gu, ' ')
        .trim(),
    )
    .join('  ');
}
