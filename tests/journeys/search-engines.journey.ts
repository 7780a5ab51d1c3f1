import { expect, test } from '../support/journey.ts';
import type { Product } from '../support/product.ts';

let product: Pick<Product, 'url'>;
test.beforeAll(({ publicSite }) => {
  product = publicSite;
});

const PARALLEL = 6;
const SECTIONS = ['/paslaugos', '/komanda', '/sertifikatai', '/atsiliepimai', '/kontaktai'];
/** What search engines and browsers read of a page before its text. */
const HEAD_WORDS = [
  /<title>([^<]*)/,
  /<meta name="description" content="([^"]*)"/,
  /<meta name="keywords" content="([^"]*)"/,
];

/** As a reader sees them: an escaped sign is one letter. */
const lettersOf = (html = '') => html.replace(/&(?:#\d+|\w+);/g, '.');

async function inTurns<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const walk = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, walk));
}

/** Every page a visitor can reach by links from the home page, with its HTML, and the places links name. */
async function crawl(origin: string) {
  const pages = new Map<string, { status: number; html: string; from: string }>();
  const places: { path: string; id: string; from: string }[] = [];
  let next = new Map([['/', 'the start']]);
  while (next.size > 0) {
    const found = new Map<string, string>();
    await inTurns([...next], async ([path, from]) => {
      const response = await fetch(origin + path);
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      const html = isPage ? await response.text() : '';
      pages.set(path, { status: response.status, html, from });
      for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
        const url = new URL(href.replaceAll('&amp;', '&'), origin + path);
        const to = url.pathname + url.search;
        if (url.origin !== origin) continue;
        if (!pages.has(to)) found.set(to, path);
        if (url.hash)
          places.push({ path: to, id: decodeURIComponent(url.hash.slice(1)), from: path });
      }
    });
    next = new Map([...found].filter(([path]) => !pages.has(path)));
  }
  return { pages, places };
}

/** Once for all tests: nothing of it changes. */
let crawled: ReturnType<typeof crawl> | undefined;
const crawlOnce = () => {
  crawled ??= crawl(product.url);
  return crawled;
};

const listAddresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const isIndexable = (html: string) => html.includes('<meta name="robots" content="index, follow">');

test('every internal link of every page leads somewhere', async () => {
  const { pages, places } = await crawlOnce();
  const broken = [...pages]
    .filter(([, { status }]) => status !== 200)
    .map(([path, { status, from }]) => `${path} (${status}), linked from ${from}`);
  expect(broken).toEqual([]);
  expect(places.length).toBeGreaterThan(pages.size);
  const nowhere = places
    .filter(({ path, id }) => !pages.get(path)?.html.includes(` id="${id}"`))
    .map(({ path, id, from }) => `${path}#${id}, linked from ${from}`);
  expect(nowhere).toEqual([]);

  // What the sitemap names is what the pages say of themselves, no more and no less.
  const sitemap = listAddresses(await (await fetch(`${product.url}/sitemap.xml`)).text());
  const indexable = [...pages]
    .filter(([path, { html }]) => isIndexable(html) && !path.includes('?'))
    .map(([path, { html }]) => [new URL(path, product.url).href, canonicalOf(html)] as const)
    .filter(([address, canonical]) => address === canonical)
    .map(([address]) => address);
  expect([...sitemap].sort()).toEqual([...indexable].sort());
});

test('every page to be indexed is its own canonical and differs from all others in its head', async () => {
  const { pages } = await crawlOnce();
  const indexable = [...pages].filter(([, { html }]) => isIndexable(html));
  // The sections of the home page are that page again (contracts, HTTP).
  const own = indexable.filter(
    ([path, { html }]) => canonicalOf(html) === new URL(path, product.url).href,
  );
  const others = indexable.filter((page) => !own.includes(page)).map(([path]) => path);
  expect(others.filter((path) => !SECTIONS.includes(path))).toEqual([]);
  expect(own.some(([path]) => path.includes('?kategorija='))).toBe(true);

  const seen = new Map<string, string>();
  for (const [path, { html }] of own) {
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    for (const pattern of HEAD_WORDS) {
      const text = pattern.exec(html)?.[1] ?? '';
      expect(text, `${path}: ${pattern}`).not.toBe('');
      expect(seen.get(text), `${path} has the words of`).toBeUndefined();
      seen.set(text, path);
    }
    const [title = '', description = ''] = HEAD_WORDS.map((part) =>
      lettersOf(part.exec(html)?.[1]),
    );
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(65);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    const image = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1];
    const { pathname } = new URL(path, product.url);
    expect(image, path).toBe(`${product.url}/share${pathname === '/' ? '/pradzia' : pathname}.png`);
  }
});

test('a share image is drawn for a page and for an article, and for nothing else', async ({
  request,
}) => {
  const addresses = listAddresses(await (await fetch(`${product.url}/sitemap.xml`)).text());
  const article = addresses.find((address) => address.includes('/tinklarastis/')) ?? '';
  for (const path of ['/pradzia', '/tinklarastis', new URL(article).pathname]) {
    const response = await request.get(`${product.url}/share${path}.png`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/png');
    expect((await response.body()).subarray(1, 4).toString()).toBe('PNG');
  }
  for (const path of ['/nera-tokio', '/auth', '/admin', '/admin/dashboard']) {
    expect((await request.get(`${product.url}/share${path}.png`)).status(), path).toBe(404);
  }
});

test('robots are told where the sitemap is and kept from the interfaces', async ({ request }) => {
  const text = await (await request.get(`${product.url}/robots.txt`)).text();
  expect(text).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  expect(text).toContain('Disallow: /api/');
});

test('the feed holds the newest articles and the blog points to it', async ({ page, request }) => {
  await page.goto(`${product.url}/tinklarastis`);
  const link = page.locator('link[rel="alternate"][type="application/rss+xml"]');
  const path = (await link.getAttribute('href')) ?? '';
  const response = await request.get(product.url + path);
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const feed = await response.text();
  const newest = await page
    .locator('main article, main li')
    .first()
    .getByRole('link')
    .first()
    .getAttribute('href');
  expect(/<item>.*?<link>([^<]*)/.exec(feed)?.[1]).toBe(product.url + newest);
});

test('a sample company is in nobody’s structured data beyond its name', async ({ request }) => {
  const html = await (await request.get(product.url)).text();
  expect(html).toContain('"@type":"WebSite"');
  expect(html).not.toContain('LocalBusiness');
});

test('the signs browsers and phones ask for by themselves are there', async ({ page, request }) => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json'],
  ] as const) {
    const response = await request.get(product.url + path);
    expect([response.status(), response.headers()['content-type']], path).toEqual([200, type]);
  }
  await page.goto(product.url);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(product.url + href)).json();
  const sizes = await page.evaluate(
    (icons: { src: string }[]) =>
      Promise.all(
        [...icons, { src: '/favicon.ico' }, { src: '/apple-touch-icon.png' }].map(
          async ({ src }) => {
            const image = new Image();
            image.src = src;
            await image.decode();
            return image.naturalWidth;
          },
        ),
      ),
    manifest.icons,
  );
  expect(sizes.slice(1)).toEqual([192, 512, 48, 180]);
});
