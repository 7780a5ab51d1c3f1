import type { Company } from '../../content/company.ts';

/**
 * schema.org data about the company, for the home page. Null while the company's facts are samples: what is
 * invented never reaches search engines. Says nothing the page does not show.
 */
export function organizationJsonLd(company: Company, publicUrl: string): object | null {
  if (company.isSample) return null;
  const { street, postalCode, city } = company.address;
  return {
    '@context': 'https://schema.org',
    '@type': ['Organization', 'LocalBusiness'],
    '@id': `${publicUrl}/#imone`,
    name: company.brand,
    legalName: company.legalName,
    url: `${publicUrl}/`,
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
