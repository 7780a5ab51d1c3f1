import { makeSlug, SLUG_MAX_LENGTH, SLUG_PATTERN } from '../../domain/text/make-slug.ts';

/** Why the server offers another slug than the one that was typed. */
export function describeUnfit(slug: string): string {
  if (!SLUG_PATTERN.test(slug))
    return 'Nuorodoje gali būti tik mažosios lotyniškos raidės, skaitmenys ir brūkšneliai. Tinkama:';
  return slug.length > SLUG_MAX_LENGTH
    ? 'Nuoroda labai ilga. Trumpesnė:'
    : 'Ši nuoroda užimta. Laisva:';
}

/** Whether the slug is still derived: it is the title's, perhaps with the number that made it unique. */
export function followsTitle(slug: string, title: string): boolean {
  const own = makeSlug(title);
  if (slug === '' || slug === own) return true;
  return slug.startsWith(`${own}-`) && /^\d+$/.test(slug.slice(own.length + 1));
}
