/**
 * What two addresses of one source have in common: http or https, www or not, a slash at the end or none. For
 * comparing only.
 */
export function addressKey(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const path = url.pathname.replace(/\/+$/, '');
  return `${url.host.replace(/^www\./, '')}${path}${url.search}`;
}
