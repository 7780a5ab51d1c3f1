export interface Crumb {
  name: string;
  path: string;
  /** A section of the home page: for search engines that page again. */
  isSection?: boolean;
}

/** Of a page that stands right below the home page. */
export const trailFromHome = (name: string, path: string): Crumb[] => [
  { name: 'Pradžia', path: '/' },
  { name, path },
];

/**
 * schema.org BreadcrumbList of the trail a page shows, without steps that are not pages of their own.
 * @param trail the last item is the page itself
 */
export function breadcrumbJsonLd(trail: Crumb[], publicUrl: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail
      .filter(({ isSection }) => !isSection)
      .map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: new URL(crumb.path, publicUrl).href,
      })),
  };
}

/** The same as all a page says. */
export const trailJsonLd = (trail: Crumb[], publicUrl: string): object => ({
  '@context': 'https://schema.org',
  ...breadcrumbJsonLd(trail, publicUrl),
});

/** Where the page stands; all but the last are links (specification §2.3). */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="Kelias iki šio puslapio">
      <ol>
        {trail.map((crumb, index) => (
          <li key={crumb.path}>
            {index < trail.length - 1 ? (
              <a href={crumb.path}>{crumb.name}</a>
            ) : (
              <span aria-current="page">{crumb.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
