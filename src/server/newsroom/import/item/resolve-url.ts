import { LONGEST_ADDRESS } from '../../../../domain/text/longest-address.ts';

/** Only web addresses: `javascript:` and its kin are no address of an article, nor is what is longer than any. */
export function resolveUrl(value: string | null | undefined, base: string): string | null {
  const url = value?.trim() ? URL.parse(value.trim(), base) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  return url.href.length > LONGEST_ADDRESS ? null : url.href;
}
