import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PUBLIC_ARTICLE } from '../../tests/fixtures/public-article.ts';
import { privacyPolicy } from '../content/privacy-policy.ts';
import { servicePages, subServicePages } from '../content/service-pages.ts';
import { termsOfUse } from '../content/terms-of-use.ts';
import type { PublicArticle } from '../domain/site-data.ts';
import { spaceText } from '../domain/text/space-text.ts';
import { ArticleScreen } from './blog/article-screen.tsx';
import { CompanyCard, ContactCard, OfficePictures } from './contact/contact-details.tsx';
import ContactForm from './contact/contact-form.tsx';
import { SiteFooter } from './frame/site-footer.tsx';
import { SiteHeader } from './frame/site-header.tsx';
import { HelpScreen } from './help/help-screen.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { LegalScreen } from './legal/legal-screen.tsx';
import { NewsScreen } from './news/news-screen.tsx';
import { ProjectsScreen } from './projects/projects-screen.tsx';
import { ServiceScreen } from './services/service-screen.tsx';
import { SubServiceScreen } from './services/sub-service-screen.tsx';

const article: PublicArticle = {
  ...PUBLIC_ARTICLE,
  title: 'Per 24 val. pranešti: A. Petraitės patarimai',
  excerpt: 'UAB „Pavyzdys“ skambina +370 600 00000.',
  image: null,
  reading_minutes: 3,
  html: '<h2>Po 15 min. skambutis</h2><p>Suvartojo <b>2 190 kWh</b> ir 250 W.</p>',
  provenance: {
    ...PUBLIC_ARTICLE.provenance,
    prepared_by: 'person',
    source: {
      name: 'UAB „Šaltinis“',
      url: 'https://saltinis.example/1',
      author: null,
      published_date: null,
    },
  },
};

const screens: [string, React.ReactNode][] = [
  ['home', <HomeScreen key="home" />],
  ['help', <HelpScreen key="help" />],
  ['news', <NewsScreen key="news" />],
  ['projects', <ProjectsScreen key="projects" />],
  ['article', <ArticleScreen key="article" article={article} related={[article]} />],
  ['frame', [<SiteHeader key="header" overBand />, <SiteFooter key="footer" year={2026} />]],
  ['contacts', [<CompanyCard key="company" />, <ContactCard key="ways" />]],
  ['form', [<ContactForm key="form" message="" />, <OfficePictures key="pictures" />]],
  ...[privacyPolicy, termsOfUse].map((page): [string, React.ReactNode] => [
    page.path,
    <LegalScreen key={page.path} page={page} />,
  ]),
  ...servicePages.map((page): [string, React.ReactNode] => [
    page.slug,
    <ServiceScreen key={page.slug} page={page} />,
  ]),
  ...subServicePages.map((page): [string, React.ReactNode] => [
    `${page.parent}/${page.slug}`,
    <SubServiceScreen key={page.slug} page={page} />,
  ]),
];

test.each(screens)('%s: no line begins or ends where it may not', (_name, screen) => {
  const { document } = parseHTML(`<html><body>${renderToStaticMarkup(screen)}</body></html>`);
  const texts = [...document.querySelectorAll('body *')]
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => textContent ?? '');
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => spaceText(text) !== text)).toEqual([]);
});
