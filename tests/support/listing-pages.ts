import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseHTML } from 'linkedom';
import { corpusPath, hasCorpus } from './corpus.ts';

/** A listing page with the addresses of its stories. */
interface ListingPage {
  name: string;
  url: string;
  html: string;
  stories: Set<string>;
}

interface ListingResult {
  found: string[];
  missed: string[];
  /** Taken for stories and none. */
  others: string[];
}

const folder = fileURLToPath(new URL('../fixtures/listings/', import.meta.url));
const MARK = / data-story\b/g;

/**
 * Our own pages. The first comment of each begins with its address; links to stories carry `data-story`, which is
 * taken away before anybody else reads the page.
 */
export function listOwnListings(): ListingPage[] {
  return readdirSync(folder).map((file) => {
    const marked = readFileSync(folder + file, 'utf8');
    const url = /<!-- (\S+)/.exec(marked)?.[1] ?? '';
    const { document } = parseHTML(marked);
    const base = URL.parse(document.querySelector('base')?.getAttribute('href') ?? '', url) ?? url;
    const stories = [...document.querySelectorAll('a[data-story]')].map((a) =>
      withoutFragment(new URL(a.getAttribute('href') ?? '', base)),
    );
    return { name: file, url, html: marked.replace(MARK, ''), stories: new Set(stories) };
  });
}

/** Which of a corpus page's links are stories, by their addresses; a sentence may also lead to an older story. */
const CORPUS: { name: string; url: string; isStory: (url: string) => boolean }[] = [
  {
    name: 'listing-codehollow.html',
    url: 'https://codehollow.com/',
    isStory: (url) =>
      /^https:\/\/codehollow\.com\/20\d\d\/\d\d\/[^/]+\/$/.test(url) &&
      !/2016|2017\/0[25]/.test(url),
  },
  {
    name: 'listing-inessential.html',
    url: 'https://inessential.com/',
    isStory: (url) => /^https:\/\/inessential\.com\/2025\/\d\d\/\d\d\/.+\.html$/.test(url),
  },
  {
    name: 'listing-sixcolors.html',
    url: 'https://sixcolors.com/',
    isStory: (url) => /^https:\/\/sixcolors\.com\/(?:link|post)\/2016\/03\/[^/]+\/$/.test(url),
  },
];

/** Empty where the corpus is absent. */
export function listCorpusListings(): ListingPage[] {
  if (!hasCorpus) return [];
  return CORPUS.map(({ name, url, isStory }) => {
    const html = readFileSync(corpusPath(`pages/${name}`), 'utf8');
    const links = [...parseHTML(html).document.querySelectorAll('a[href]')]
      .map((a) => URL.parse(a.getAttribute('href') ?? '', url))
      .filter((each) => each !== null)
      .map(withoutFragment);
    return { name, url, html, stories: new Set(links.filter(isStory)) };
  });
}

/** Of the listing's own host; whether others are read, a person says. */
export function compareListing(
  page: ListingPage,
  links: { url: string; isElsewhere: boolean }[],
): ListingResult {
  const urls = links.filter(({ isElsewhere }) => !isElsewhere).map(({ url }) => url);
  return {
    found: urls.filter((url) => page.stories.has(url)),
    missed: [...page.stories].filter((url) => !urls.includes(url)),
    others: urls.filter((url) => !page.stories.has(url)),
  };
}

function withoutFragment(url: URL): string {
  url.hash = '';
  return url.href;
}
