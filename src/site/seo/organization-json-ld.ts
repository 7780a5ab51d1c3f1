import type { Company } from '../../content/company.ts';

type Named = Pick<Company, 'brand'>;

/** Who publishes this site: its name, address and sign, which hold also while the company's facts are samples. */
export const publisherJsonLd = ({ brand }: Named, publicUrl: string) => ({
  '@type': 'Organization',
  '@id': `${publicUrl}/#imone`,
  name: brand,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/icon-512.png`,
});

/**
 * schema.org data of the home page: the site and the company. Facts of a sample are left out: what is invented
 * never reaches search engines. Says nothing the page does not show.
 */
export function organizationJsonLd(company: Company, publicUrl: string): object {
  const publisher = publisherJsonLd(company, publicUrl);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      company.isSample ? publisher : { ...publisher, ...factsOf(company) },
      {
        '@type': 'WebSite',
        '@id': `${publicUrl}/#svetaine`,
        name: company.brand,
        url: `${publicUrl}/`,
        inLanguage: 'lt',
        publisher: { '@id': publisher['@id'] },
      },
    ],
  };
}

function factsOf(company: Company): object {
  const { street, postalCode, city } = company.address;
  return {
    '@type': ['Organization', 'LocalBusiness'],
    legalName: company.legalName,
    telephone: company.phoneHref.replace('tel:', ''),
    email: company.email,
    vatID: company.vatCode,
    identifier: company.registrationCode,
    foundingDate: String(company.cardSince),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: 'LT',
    },
    sameAs: company.social.map(({ url }) => url),
  };
}
