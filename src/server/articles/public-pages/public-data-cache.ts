import type { SiteData } from '../../../domain/site-data.ts';

/** A few megabytes: as many answers, none of them longer than a long article. */
const MOST = 200;
const LONGEST = 100_000;

interface PublicDataCache {
  /** The cached form of what pages read again and again, until something public changes. */
  cached(site: SiteData): SiteData;
  /** With the page cache: something public has changed. */
  clear(): void;
  /** With the page cache: while off, nothing is cached. */
  setTrusted(isTrusted: boolean): void;
}

/**
 * Seven queries and a pass of the sanitiser are three quarters of a rendered article. A page made for one visitor is
 * kept nowhere, what it is made of need not be read again for the next.
 */
export function createPublicDataCache(): PublicDataCache {
  let answers = new Map<string, unknown>();
  let isTrusted = true;

  async function getOrFind<Answer>(key: string, find: () => Promise<Answer>): Promise<Answer> {
    // A request after a change finds another map: what was read before it cannot get there.
    const known = answers;
    if (known.has(key)) return known.get(key) as Answer;
    const found = await find();
    if (isTrusted && found !== null && JSON.stringify(found).length <= LONGEST) {
      if (known.size >= MOST) known.delete(known.keys().next().value ?? '');
      known.set(key, found);
    }
    return found;
  }
  const clear = () => {
    answers = new Map();
  };

  return {
    cached: (site) => ({
      ...site,
      findPublishedArticle: (slug) =>
        getOrFind(`article ${slug}`, () => site.findPublishedArticle(slug)),
      findNeighbours: (article) =>
        getOrFind(`neighbours ${article.slug}`, () => site.findNeighbours(article)),
      listLatestArticles: (count, category) =>
        getOrFind(`latest ${count} ${category ?? ''}`, () =>
          site.listLatestArticles(count, category),
        ),
    }),
    clear,
    setTrusted(value) {
      isTrusted = value;
      if (!value) clear();
    },
  };
}
