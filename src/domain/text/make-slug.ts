import slugify from '@sindresorhus/slugify';

const MAX_LENGTH = 80;

/** A title as an address: ASCII, lower case, words by hyphens, whole words up to 80 characters. */
export function makeSlug(title: string): string {
  const slug = slugify(title, { customReplacements: [['&', ' ir ']] });
  if (slug.length <= MAX_LENGTH) return slug || 'straipsnis';
  const cut = slug.slice(0, MAX_LENGTH + 1);
  const end = cut.lastIndexOf('-');
  return cut.slice(0, end > 20 ? end : MAX_LENGTH);
}

/** `slug`, else `slug-2`, `slug-3` … whichever is the first not taken. */
export function firstFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
