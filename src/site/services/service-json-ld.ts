import { company } from '../../content/company.ts';
import type { ServicePage, SubServicePage } from '../../content/service-page.ts';
import type { Crumb } from '../frame/breadcrumb.tsx';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';

type Page = Pick<ServicePage | SubServicePage, 'name' | 'hero'> & Pick<ServicePage, 'prices'>;

/**
 * schema.org data of a service page. Every text is one the page shows; who provides the service is left
 * out while the company is a sample.
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
        ...(company.isSample ? {} : { provider: { '@id': `${absolute('/')}#imone` } }),
        ...(page.prices ? { offers: page.prices.items.map(toOffer) } : {}),
      },
      breadcrumbJsonLd(trail, publicUrl),
    ],
  };
}

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
