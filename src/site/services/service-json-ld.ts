import { company } from '../../content/company.ts';
import type { ServicePage, SubServicePage } from '../../content/service-page.ts';
import { breadcrumbJsonLd, type Crumb } from '../frame/breadcrumb.tsx';
import { publisherJsonLd } from '../seo/organization-json-ld.ts';

type Page = Pick<ServicePage | SubServicePage, 'name' | 'hero'> &
  Pick<ServicePage, 'prices'> &
  Partial<Pick<ServicePage, 'questions'>>;

/**
 * schema.org data of a service page. Every text is one the page shows.
 * @param trail the page's breadcrumb, whose last item is the page itself
 */
export function serviceJsonLd(page: Page, trail: Crumb[], publicUrl: string): object {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const address = absolute(trail.at(-1)?.path ?? '/');
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Service',
        name: page.hero.heading,
        serviceType: page.name,
        description: page.hero.lead,
        url: address,
        provider: publisherJsonLd(company, publicUrl),
        ...(page.prices ? { offers: page.prices.items.map(toOffer) } : {}),
      },
      breadcrumbJsonLd(trail, publicUrl),
      ...(page.questions ? [toFaq(page.questions)] : []),
    ],
  };
}

const toFaq = (questions: ServicePage['questions']) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** Prices are given as "from": the least one pays. */
function toOffer({ name, price, text }: NonNullable<ServicePage['prices']>['items'][number]) {
  return {
    '@type': 'Offer',
    name,
    description: text,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      // UN/CEFACT codes, as schema.org asks.
      unitCode: price.endsWith('per valandą') ? 'HUR' : 'MON',
      minPrice: Number(/\d+/.exec(price)?.[0]),
      priceCurrency: 'EUR',
    },
  };
}
