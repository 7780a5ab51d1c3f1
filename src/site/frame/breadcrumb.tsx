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
