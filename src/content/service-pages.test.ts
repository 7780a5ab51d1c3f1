import { describe, expect, it } from 'vitest';
import { REDIRECT_CANDIDATES } from '../domain/redirect-candidates.ts';
import { awards } from './awards.ts';
import { certificates } from './certificates.ts';
import { euProjects, euProjectWords } from './eu-projects.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { services } from './service-cards.ts';
import { SERVICE_SLUGS } from './service-page.ts';
import { servicePages, servicePath, subServicePages, subServicePath } from './service-pages.ts';
import { team } from './team.ts';
import { technologyNews } from './technology-news.ts';
import { termsOfUse } from './terms-of-use.ts';
import { testimonials } from './testimonials.ts';

/** Fields that are not the page's own text: addresses, the frame, and the head search engines see. */
const NOT_TEXT = ['slug', 'parent', 'related', 'name', 'title', 'description', 'keywords', 'meta'];
const RUN = 8;

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(textsOf);
};
/** The contact message stands in the contact section, which does not count. */
const bodyOf = (page: object): string[] =>
  Object.entries(page)
    .filter(([name]) => !NOT_TEXT.includes(name) && name !== 'contactMessage')
    .flatMap(([, value]) => textsOf(value));
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
const countWords = (texts: string[]): number =>
  texts.flatMap((text) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word))).length;

const pages = [
  ...servicePages.map((page) => ({ path: servicePath(page.slug), page })),
  ...subServicePages.map((page) => ({ path: subServicePath(page), page })),
];

describe('the thirty service texts', () => {
  it('are what an address with a slip may lead to', () => {
    const candidates = REDIRECT_CANDIDATES.map(({ path }) => path);
    expect(pages.map(({ path }) => path).sort()).toEqual(candidates.sort());
  });

  it('are the twelve services of the specification, in its order, and the eighteen the home page links to', () => {
    expect(servicePages.map((page) => page.slug)).toEqual([...SERVICE_SLUGS]);
    const linked = services
      .flatMap((service) => service.features.map((feature) => feature.href))
      .filter((href) => href.split('/').length === 4);
    expect(subServicePages.map(subServicePath).sort()).toEqual(linked.sort());
  });

  it.each(pages)('$path has 350–700 words', ({ page }) => {
    const count = countWords(bodyOf(page));
    expect(count).toBeGreaterThanOrEqual(350);
    expect(count).toBeLessThanOrEqual(700);
  });

  it.each(pages)(
    '$path has a title and a description that search results show whole',
    ({ page }) => {
      expect(page.title.length).toBeGreaterThan(25);
      expect(page.title.length).toBeLessThanOrEqual(60);
      expect(page.description.length).toBeGreaterThanOrEqual(120);
      expect(page.description.length).toBeLessThanOrEqual(160);
      expect(page.keywords.length).toBeGreaterThanOrEqual(4);
      expect(page.keywords.length).toBeLessThanOrEqual(8);
      expect(page.keywords).toEqual(page.keywords.map((keyword) => keyword.toLowerCase()));
    },
  );

  it.each(['title', 'description', 'keywords', 'contactMessage'] as const)(
    'have a %s each',
    (field) => {
      expect(new Set(pages.map(({ page }) => String(page[field]))).size).toBe(30);
    },
  );

  it.each(pages)('$path has a message that the contact form accepts as it is', ({ page }) => {
    expect(page.contactMessage).not.toContain('\u00A0');
    expect(page.contactMessage.length).toBeGreaterThanOrEqual(10);
    expect(page.contactMessage.length).toBeLessThanOrEqual(2000);
  });

  it.each(servicePages)(
    '$slug has three or four steps and three or four other services',
    (page) => {
      expect([3, 4]).toContain(page.process.steps.length);
      expect(page.slug === 'it-paslaugos-verslui' ? [6] : [3, 4]).toContain(page.related.length);
      expect(page.related).not.toContain(page.slug);
      expect(new Set(page.related).size).toBe(page.related.length);
    },
  );

  it.each(servicePages)('$slug ends every sentence of its lists alike', ({ problem, suits }) => {
    for (const item of [...problem.signs, ...suits.yes, ...suits.no]) expect(item).toMatch(/[.?]$/);
  });

  it('give prices on the page that has them, and on no other', () => {
    const priced = servicePages.filter((page) => page.prices);
    expect(priced.map((page) => page.slug)).toEqual(['it-pagalba']);
    const prices = textsOf(priced[0]?.prices).join(' ').replaceAll('\u00A0', ' ');
    expect(prices).toContain('nuo 40 EUR per valandą');
    expect(prices).toContain('nuo 150 EUR per mėnesį');
  });

  it('let the business hub describe the six services it leads to, in one order', () => {
    const hub = servicePages.find((page) => page.slug === 'it-paslaugos-verslui');
    const names = hub?.related.map((slug) => servicePages.find((page) => page.slug === slug)?.name);
    expect(hub?.included.items.map((item) => item.title)).toEqual(names);
  });

  it.each(pages)('$path keeps the figures it is given', ({ path, page }) => {
    const text = textsOf(page).join(' ').replaceAll('\u00A0', ' ');
    // 50+ belongs to the hub, 15+ to the statistics band, 2008 to the company card, 2013 and 12+ to 'why us'.
    if (path !== '/paslaugos/it-paslaugos-verslui') expect(text).not.toContain('50+');
    expect(text).not.toMatch(/1[25]\+|2008|2013/);
  });
});

describe('the clients a full service page counts', () => {
  it.each(servicePages)('$slug says how many there are, in its hero', ({ slug, hero }) => {
    const counted = hero.facts.filter(({ label }) => label.startsWith('klientų'));
    const figure = slug === 'it-paslaugos-verslui' ? '50+' : '100+';
    expect(counted.map(({ value }) => value)).toEqual([figure]);
    expect(hero.facts.length).toBeLessThanOrEqual(4);
  });
});

describe('the texts of the site', () => {
  it('share no run of eight words', () => {
    const others = { help, technologyNews, privacyPolicy, termsOfUse };
    const onHome = [services, team, certificates, awards, testimonials].flatMap(textsOf);
    const all = [
      ...pages.map(({ path, page }) => ({ path, texts: bodyOf(page) })),
      { path: 'home', texts: [...bodyOf(home), ...onHome] },
      ...Object.entries(others).map(([path, page]) => ({ path, texts: bodyOf(page) })),
      { path: 'euProjects', texts: [...bodyOf(euProjectWords), ...textsOf(euProjects)] },
    ];
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const { path, texts } of all) {
      for (const text of texts) {
        const words = wordsOf(text);
        for (let at = 0; at + RUN <= words.length; at += 1) {
          const run = words.slice(at, at + RUN).join(' ');
          const other = seen.get(run);
          if (other !== undefined && other !== path) shared.push(`${other}, ${path}: ${run}`);
          seen.set(run, path);
        }
      }
    }
    expect(shared).toEqual([]);
  });
});
