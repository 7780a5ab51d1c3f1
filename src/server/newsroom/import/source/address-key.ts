/**
 * What two addresses of one source have in common: http or https, www or not, a slash at the end or none. For
 * comparing only.
 */
export function addressKey(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const path = url.pathname.replace(/(?<!\/)\/+$/, '');
  return `${url.host.replace(/^www\./, '')}${path}${url.search}`;
}

/** Whether two addresses are of different sites: `www.` says nothing, a subdomain may be anybody's. */
export const isOtherSite = (one: string, two: string): boolean => siteOf(one) !== siteOf(two);

const siteOf = (address: string): string =>
  URL.parse(address)?.host.replace(/^www\./, '') ?? address;
