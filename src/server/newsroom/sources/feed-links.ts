import { oneLine, textOfHtml, truncateAtWord } from '../../html/plain-text.ts';
import { readTags, readTitle } from '../../html/read-tags.ts';

export interface FeedLink {
  url: string;
  /** As the page calls it; may be empty. */
  title: string;
}

interface PageLinks {
  title: string;
  /** `<link rel=alternate>` of a feed's type, in their order. */
  announced: FeedLink[];
  /** Links of the page whose address looks like a feed's. */
  linked: FeedLink[];
}

const MAX_EACH = 20;
const FEED_TYPE =
  /^(?:application\/(?:rss|atom|rdf)\+xml|application\/feed\+json|application\/xml|text\/xml)\b/i;
const FEED_PATH = /(?:^|[/._-])(?:rss|atom|feeds?)(?:[/._-]|\d*$)|\.(?:rss|atom|rdf)$/i;

/** Feeds that a page names; what is found is only tried. */
export function listFeedLinks(html: string, pageUrl: string): PageLinks {
  const tags = readTags(html, ['link', 'a', 'base']).filter(
    ({ name, attributes }) =>
      name !== 'a' || [...attributes.values()].some((value) => /rss|atom|feed|rdf/i.test(value)),
  );
  const own = tags.find(({ name }) => name === 'base')?.attributes.get('href');
  const base = URL.parse(own ?? '', pageUrl)?.href ?? pageUrl;
  const toLink = (attributes: Map<string, string>): FeedLink[] => {
    // Entities are spelled out: „&amp;“ stands in nearly every address with parameters.
    const href = textOfHtml(attributes.get('href') ?? '');
    const url = href ? URL.parse(href, base) : null;
    if (!url || !/^https?:$/.test(url.protocol)) return [];
    url.hash = '';
    return [{ url: url.href, title: textOfHtml(attributes.get('title') ?? '') }];
  };
  const announced = tags
    .filter(({ name, attributes }) => name === 'link' && isFeedAlternate(attributes))
    .slice(0, MAX_EACH)
    .flatMap(({ attributes }) => toLink(attributes));
  const linked = tags
    .filter(({ name }) => name === 'a')
    .slice(0, 10 * MAX_EACH)
    .flatMap(({ attributes }) => toLink(attributes))
    .filter(({ url }) => FEED_PATH.test(URL.parse(url)?.pathname ?? ''));
  return {
    title: truncateAtWord(oneLine(textOfHtml(readTitle(html))), 200),
    announced: eachOnce(announced),
    linked: eachOnce(linked),
  };
}

const isFeedAlternate = (attributes: Map<string, string>): boolean =>
  /\balternate\b/i.test(attributes.get('rel') ?? '') &&
  FEED_TYPE.test(attributes.get('type') ?? '');

const eachOnce = (links: FeedLink[]): FeedLink[] =>
  links
    .filter((link, at) => links.findIndex(({ url }) => url === link.url) === at)
    .slice(0, MAX_EACH);
