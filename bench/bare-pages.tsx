// Built by `bench/rendered-pages.ts`: the React of a page by itself, as one tree, rendered by nothing but `renderToString`.
import { renderToString } from 'react-dom/server';
import type { PublicArticle } from '../src/domain/site-data.ts';
import { ArticleScreen } from '../src/site/blog/article-screen.tsx';
import { CookieBanner } from '../src/site/consent/cookie-banner.tsx';
import { CompanyCard, ContactCard, OfficePictures } from '../src/site/contact/contact-details.tsx';
import ContactForm from '../src/site/contact/contact-form.tsx';
import { SiteFooter } from '../src/site/frame/site-footer.tsx';
import { SiteHeader } from '../src/site/frame/site-header.tsx';
import { HomeScreen } from '../src/site/home/home-screen.tsx';

const analytics = { analyticsId: null, sessionRecordingId: null };

export const home = (message: string): string =>
  renderToString(
    <>
      <CookieBanner analytics={analytics} />
      <SiteHeader overBand />
      <HomeScreen />
      <ContactForm message={message} />
      <ContactCard />
      <CompanyCard />
      <OfficePictures />
      <SiteFooter year={2026} />
    </>,
  );

export const article = (of: PublicArticle, others: PublicArticle[]): string =>
  renderToString(
    <>
      <CookieBanner analytics={analytics} />
      <SiteHeader overBand={false} />
      <ArticleScreen
        article={of}
        related={others.slice(0, 3)}
        neighbours={{ newer: others[0] ?? null, older: others[1] ?? null }}
        address={`http://localhost:3000/tinklarastis/${of.slug}`}
      />
      <SiteFooter year={2026} />
    </>,
  );
