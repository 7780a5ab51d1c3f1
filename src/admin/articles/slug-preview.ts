import slugify from '@sindresorhus/slugify';

/** As the newsroom's own addresses: whole words up to this length. */
const MAX_LENGTH = 80;

/** The address a title gives by Lithuanian rules (š→s, ų→u; & is „ir“); whether it is free the server knows. */
export function slugOf(title: string): string {
  const slug = slugify(title, { decamelize: false, customReplacements: [['&', ' ir ']] });
  if (slug.length <= MAX_LENGTH) return slug;
  const cut = slug.slice(0, MAX_LENGTH + 1);
  const end = cut.lastIndexOf('-');
  return cut.slice(0, end > 20 ? end : MAX_LENGTH);
}

/** Why the server offers another slug than the one that was typed. */
export function describeUnfit(slug: string): string {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    return 'Nuorodoje gali būti tik mažosios lotyniškos raidės, skaitmenys ir brūkšneliai. Tinkama:';
  return slug.length > MAX_LENGTH ? 'Nuoroda labai ilga. Trumpesnė:' : 'Ši nuoroda užimta. Laisva:';
}

/** Whether nobody has written another slug: it is the title's, perhaps with the number that made it unique. */
export function followsTitle(slug: string, title: string): boolean {
  const own = slugOf(title);
  if (slug === '' || slug === own) return true;
  return slug.startsWith(`${own}-`) && /^\d+$/.test(slug.slice(own.length + 1));
}
