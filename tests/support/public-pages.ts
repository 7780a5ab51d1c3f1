/** One page of each kind a visitor can meet, of the product with demonstration content. */
export const PAGE_KINDS = {
  home: '/',
  service: '/paslaugos/kompiuteriu-prieziura',
  'service with prices': '/paslaugos/it-pagalba',
  'business hub': '/paslaugos/it-paslaugos-verslui',
  'sub-service': '/paslaugos/kibernetinis-saugumas/soc',
  help: '/pagalba',
  'EU projects': '/es-projektai',
  'technology news': '/technologiju-naujienos',
  blog: '/tinklarastis',
  'blog, filtered': '/tinklarastis?kategorija=Technologijos',
  'blog, searched': '/tinklarastis?q=nis2',
  article: '/tinklarastis/nis2-lietuvoje-kam-taikoma-ir-nuo-ko-pradeti',
  'missing article': '/tinklarastis/tokio-straipsnio-nera',
  section: '/komanda',
  'message sent': '/kontaktai/issiusta',
  privacy: '/privatumo-politika',
  terms: '/naudojimo-salygos',
  // The last: it leads on after two seconds, wherever a test has gone meanwhile.
  'not found': '/zzzz',
} as const;

/** Every address the sitemap names, without the origin. */
export async function listIndexablePages(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
}
