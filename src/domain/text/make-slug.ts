import slugify from '@sindresorhus/slugify';

export const SLUG_MAX_LENGTH = 80;

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * A title as an address by Lithuanian rules: ASCII (š is s, ų is u), „ir“ for &, lower case, brand names whole, words
 * by hyphens, whole words up to the longest length. Empty when the title has neither letters nor digits.
 */
export function makeSlug(title: string): string {
  const slug = slugify(title, { decamelize: false, customReplacements: [['&', ' ir ']] });
  if (slug.length <= SLUG_MAX_LENGTH) return slug;
  const cut = slug.slice(0, SLUG_MAX_LENGTH + 1);
  const end = cut.lastIndexOf('-');
  return cut.slice(0, end > 20 ? end : SLUG_MAX_LENGTH);
}
