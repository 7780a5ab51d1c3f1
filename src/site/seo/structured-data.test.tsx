import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PUBLIC_ARTICLE } from '../../../tests/fixtures/public-article.ts';
import { company } from '../../content/company.ts';
import { privacyPolicy } from '../../content/privacy-policy.ts';
import { servicePages } from '../../content/service-pages.ts';
import { termsOfUse } from '../../content/terms-of-use.ts';
import type { PublicArticle } from '../../domain/site-data.ts';
import { articleJsonLd } from '../blog/article-json-ld.ts';
import { ArticleScreen } from '../blog/article-screen.tsx';
import { CompanyCard, ContactCard } from '../contact/contact-details.tsx';
import { breadcrumbJsonLd, trailJsonLd } from '../frame/breadcrumb.tsx';
import { SiteFooter } from '../frame/site-footer.tsx';
import { HelpScreen, helpTrail } from '../help/help-screen.tsx';
import { LegalScreen, legalTrail } from '../legal/legal-screen.tsx';
import { NewsScreen, newsTrail } from '../news/news-screen.tsx';
import { ProjectsScreen, projectsTrail } from '../projects/projects-screen.tsx';
import { serviceJsonLd } from '../services/service-json-ld.ts';
import { ServiceScreen } from '../services/service-screen.tsx';
import { serviceTrail } from '../services/service-trail.ts';
import { organizationJsonLd } from './organization-json-ld.ts';

const SITE = 'https://imone.lt';
/** Words of schema.org, not about the page. */
const VOCABULARY = [
  '@context',
  '@type',
  '@id',
  'inLanguage',
  'position',
  'priceCurrency',
  // The page says it in a sentence of its own.
  'digitalSourceType',
  // The sign every page has in the browser's tab.
  'logo',
];

/** Attributes that say something. React writes `dateTime`, which only a browser reads in any case. */
const TELLING = new Set(['href', 'src', 'dateTime', 'data-copy']);

/** Invisible signs of typesetting aside. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');

/** What a page shows, and what its links, pictures and dates say. */
function readShown(page: React.ReactNode) {
  const { document } = parseHTML(`<html><body>${renderToStaticMarkup(page)}</body></html>`);
  const values = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(({ name }) => TELLING.has(name)).map(({ value }) => value),
  );
  const addresses = values
    .filter((value) => value.startsWith('/'))
    .map((path) => new URL(path, SITE).href);
  const ofSchemes = values.map((value) => value.replace(/^(?:tel|mailto):/, ''));
  const text = plain(document.body.textContent ?? '');
  const exact = new Set([...values, ...addresses, ...ofSchemes]);
  return (value: string) => exact.has(value) || text.includes(plain(value));
}

function listValues(data: unknown, key = ''): string[] {
  if (VOCABULARY.includes(key)) return [];
  if (Array.isArray(data)) return data.flatMap((item) => listValues(item, key));
  if (data === null || typeof data !== 'object') return [String(data)];
  return Object.entries(data).flatMap(([name, value]) => listValues(value, name));
}

const article: PublicArticle = {
  ...PUBLIC_ARTICLE,
  provenance: {
    ...PUBLIC_ARTICLE.provenance,
    reviewed_at: '2026-05-02T06:00:00.000Z',
    reviewed_by: 'Ona Onaitė',
  },
  corrections: [{ at: '2026-05-04T06:00:00.000Z', text: 'Patikslinta kaina: 12, ne 15 eurų.' }],
  edited_date: '2026-05-03T06:00:00.000Z',
};
const realCompany = { ...company, isSample: false };
const footer = <SiteFooter year={2026} />;

const stated = [
  {
    name: 'the company, once it is real',
    data: organizationJsonLd(realCompany, SITE),
    page: (
      <>
        <CompanyCard />
        <ContactCard />
        {footer}
      </>
    ),
  },
  {
    name: 'an article',
    data: articleJsonLd(article, SITE),
    page: (
      <>
        <ArticleScreen article={article} related={[]} address={`${SITE}/tinklarastis/kopijos`} />
        {footer}
      </>
    ),
  },
  {
    name: 'an article never edited',
    data: articleJsonLd({ ...article, edited_date: null, image: null }, SITE),
    page: (
      <>
        <ArticleScreen
          article={{ ...article, edited_date: null }}
          related={[]}
          address={`${SITE}/tinklarastis/kopijos`}
        />
        {footer}
      </>
    ),
  },
];

const trails = [
  { name: '/pagalba', trail: helpTrail, page: <HelpScreen /> },
  { name: '/es-projektai', trail: projectsTrail, page: <ProjectsScreen /> },
  { name: '/technologiju-naujienos', trail: newsTrail, page: <NewsScreen /> },
  ...[privacyPolicy, termsOfUse].map((legal) => ({
    name: legal.path,
    trail: legalTrail(legal),
    page: <LegalScreen page={legal} />,
  })),
];

describe('structured data says nothing its page does not', () => {
  it.each(stated)('$name', ({ data, page }) => {
    const isShown = readShown(page);
    const values = listValues(data);
    expect(values.length).toBeGreaterThan(5);
    expect(values.filter((value) => !isShown(value))).toEqual([]);
  });

  it('and would be caught if it did', () => {
    const isShown = readShown(footer);
    expect(isShown('Vilnius')).toBe(false);
    expect(isShown(company.brand)).toBe(true);
  });

  it.each(servicePages)('each question of $slug', (page) => {
    const isShown = readShown(<ServiceScreen page={page} />);
    const data = serviceJsonLd(page, serviceTrail(page), SITE) as { '@graph': object[] };
    const faq = data['@graph'].find((part) => '@type' in part && part['@type'] === 'FAQPage');
    const said = listValues(faq);
    expect(said).toHaveLength(2 * page.questions.length);
    expect(said.filter((value) => !isShown(value))).toEqual([]);
  });

  it('no step of a trail that is another page again', () => {
    const [page] = servicePages;
    if (!page) throw new Error('no page');
    const { itemListElement } = breadcrumbJsonLd(serviceTrail(page), SITE);
    expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
      [1, `${SITE}/`],
      [2, `${SITE}/paslaugos/${page.slug}`],
    ]);
  });

  it.each(servicePages.filter((page) => page.prices))('each offer of $slug', (page) => {
    const isShown = readShown(<ServiceScreen page={page} />);
    const data = serviceJsonLd(page, serviceTrail(page), SITE) as {
      '@graph': [{ offers: { name: string; description: string }[] }];
    };
    const { offers } = data['@graph'][0];
    expect(offers).toHaveLength(2);
    for (const { name, description, ...rest } of offers) {
      expect([name, description].filter((value) => !isShown(value))).toEqual([]);
      // The unit travels as a code.
      const words: Record<string, string> = { HUR: 'per valandą', MON: 'per mėnesį' };
      for (const price of listValues(rest)) expect(isShown(words[price] ?? price)).toBe(true);
    }
  });

  it.each(trails)('the trail of $name, step by step', ({ trail, page }) => {
    const { document } = parseHTML(`<html><body>${renderToStaticMarkup(page)}</body></html>`);
    const shown = [...document.querySelectorAll('.crumbs li')].map((item) => item.textContent);
    expect(trailJsonLd(trail, SITE)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: shown[index],
        item: `${SITE}${path}`,
      })),
    });
    expect(shown).toHaveLength(trail.length);
  });
});
