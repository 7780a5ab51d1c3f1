import { DOMParser } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { PUBLIC_ARTICLE } from '../../../tests/fixtures/public-article.ts';
import { company } from '../../content/company.ts';
import { privacyPolicy } from '../../content/privacy-policy.ts';
import { termsOfUse } from '../../content/terms-of-use.ts';
import { describeProvenance } from '../../domain/articles/provenance.ts';
import { organizationJsonLd } from './organization-json-ld.ts';
import { blogRss } from './rss.ts';
import { makeSitemap, makeSitemapPart } from './sitemap.ts';
import { escapeXml } from './xml.ts';

const URL = 'https://imone.lt';
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml');
const article = {
  title: 'NIS2 & BDAR: <ką> „daryti“',
  slug: 'nis2-bdar',
  excerpt: 'Trumpai\u0001 & aiškiai.',
  category: 'IT paslaugos',
  image: null,
  reading_minutes: 3,
  published_date: '2026-03-05T08:00:00.000Z',
  provenance: PUBLIC_ARTICLE.provenance,
  check: null,
  corrections: [],
  edited_date: null,
};

describe('XML text', () => {
  it('is escaped and free of characters XML forbids', () => {
    expect(escapeXml(`a\u0000b\u000b & <c> "d" 'e' ąž 🙂`)).toBe(
      'ab &amp; &lt;c&gt; &quot;d&quot; &apos;e&apos; ąž 🙂',
    );
  });
});

const changed = '2026-04-01T10:00:00.000Z';
const older = { slug: 'sena', changed: '2026-01-01T10:00:00.000Z' };
const SITE: Parameters<typeof makeSitemap>[0] = {
  countPublishedArticles: async () => 2,
  listArticleMonths: async () => ['2026-04', '2026-01'],
  listArticleAddresses: async (month) =>
    [{ slug: 'nauja', changed }, older].filter((one) => one.changed.startsWith(month ?? '')),
};

describe('the sitemap', async () => {
  const xml = await makeSitemap(SITE, URL);
  const entries = [...parse(xml).querySelectorAll('url')].map((entry) => ({
    loc: entry.querySelector('loc')?.textContent,
    lastmod: entry.querySelector('lastmod')?.textContent ?? null,
  }));

  it('names every page once, by its whole address', () => {
    const addresses = entries.map(({ loc }) => loc);
    expect(addresses).toContain(`${URL}/`);
    expect(addresses).toContain(`${URL}/paslaugos/kibernetinis-saugumas/soc`);
    expect(addresses).toContain(`${URL}/tinklarastis/nauja`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(['/kontaktai', '/paslaugos', '/auth', '/admin', '/kontaktai/zinute'])(
    'leaves out %s',
    (path) => {
      expect(entries.map(({ loc }) => loc)).not.toContain(`${URL}${path}`);
    },
  );

  it('dates what it knows and nothing else', () => {
    const dates = Object.fromEntries(entries.map(({ loc, lastmod }) => [loc, lastmod]));
    expect(dates[`${URL}/tinklarastis/nauja`]).toBe(changed);
    expect(dates[`${URL}/tinklarastis/sena`]).toBe(older.changed);
    expect(dates[`${URL}/tinklarastis`]).toBe(changed);
    expect(dates[`${URL}/privatumo-politika`]).toBe(privacyPolicy.updated);
    expect(dates[`${URL}/naudojimo-salygos`]).toBe(termsOfUse.updated);
    expect(dates[`${URL}/`]).toBeNull();
  });

  it('of more than ten thousand articles is a list of files: of the pages, and of each month', async () => {
    const locations = (text: string | null) =>
      [...parse(text ?? '').querySelectorAll('loc')].map((one) => one.textContent);
    const whole = { ...SITE, countPublishedArticles: async () => 10_000 };
    expect(await makeSitemap(whole, URL)).toBe(xml);
    const many = { ...SITE, countPublishedArticles: async () => 10_001 };
    const index = await makeSitemap(many, URL);
    expect(parse(index).documentElement.tagName).toBe('sitemapindex');
    const names = ['pages', '2026-04', '2026-01'];
    expect(locations(index)).toEqual(names.map((name) => `${URL}/sitemap-${name}.xml`));
    const parts = await Promise.all(names.map((name) => makeSitemapPart(many, URL, name)));
    expect(parts.flatMap(locations).sort()).toEqual(entries.map(({ loc }) => loc).sort());
    expect(parts[0]).toContain(`/tinklarastis</loc><lastmod>${changed}`);
    for (const none of ['2026-02', '2026-13', '2026-1', 'x', ''])
      expect(await makeSitemapPart(many, URL, none), none).toBeNull();
  });

  it('names of a month no more than a file may hold', async () => {
    const addresses = Array.from({ length: 50_001 }, (_, n) => ({ slug: `nr-${n}`, changed }));
    const full = { ...SITE, listArticleAddresses: async () => addresses };
    const part = (await makeSitemapPart(full, URL, '2026-04')) ?? '';
    expect(part.match(/<loc>/g)).toHaveLength(50_000);
    expect(part).not.toContain('nr-50000<');
  });

  it('has no date of the blog where nothing stands on it', async () => {
    const empty = {
      ...SITE,
      listArticleMonths: async () => [],
      listArticleAddresses: async () => [],
    };
    expect(await makeSitemapPart(empty, URL, 'pages')).toContain('/tinklarastis</loc></url>');
  });
});

describe('the feed of the blog', () => {
  const feed = parse(blogRss([article], URL));
  const text = (selector: string) => feed.querySelector(selector)?.textContent;

  it('tells of each article what its page says', () => {
    expect(text('item > title')).toBe(article.title);
    expect(text('item > link')).toBe(`${URL}/tinklarastis/nis2-bdar`);
    expect(text('item > guid')).toBe(`${URL}/tinklarastis/nis2-bdar`);
    expect(text('item > description')).toBe('Trumpai & aiškiai.');
    expect(text('item > category')).toBe('IT paslaugos');
    expect(text('item > pubDate')).toBe('Thu, 05 Mar 2026 08:00:00 GMT');
    expect(text('language')).toBe('lt');
    expect(text('item > dc\\:source')).toBe('https://saltinis.example/1');
    expect(text('item > dcterms\\:provenance')).toBe(describeProvenance(article.provenance));
  });

  it('is a whole feed without any article, too', () => {
    expect(blogRss([], URL)).toContain('</channel></rss>');
  });
});

describe('structured data about the company', () => {
  const dataOf = (isSample: boolean) =>
    organizationJsonLd({ ...company, isSample }, URL) as { '@graph': [object, object] };

  it('names the site and its publisher, and nothing else while the company is a sample', () => {
    const [publisher, site] = dataOf(true)['@graph'];
    expect(publisher).toEqual({
      '@type': 'Organization',
      '@id': `${URL}/#imone`,
      name: company.brand,
      url: `${URL}/`,
      logo: `${URL}/icon-512.png`,
    });
    expect(site).toMatchObject({ '@type': 'WebSite', publisher: { '@id': `${URL}/#imone` } });
  });

  it('equals what the contact section shows once the company is real', () => {
    expect(dataOf(false)['@graph'][0]).toMatchObject({
      '@type': ['Organization', 'LocalBusiness'],
      legalName: company.legalName,
      telephone: '+37060000000',
      vatID: company.vatCode,
      address: { addressLocality: 'Kaunas', addressCountry: 'LT' },
    });
  });
});
