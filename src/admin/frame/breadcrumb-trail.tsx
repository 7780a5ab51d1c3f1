import { Link, useLocation } from 'react-router';
import { keptFilters } from '../lists/use-list-address.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import classes from './frame.module.css';

/** Where one is, from the address; on narrow screens under the tools. */
export function BreadcrumbTrail() {
  const { pathname } = useLocation();
  const crumbs = breadcrumbsOf(pathname);
  return (
    <nav aria-label="Kelias" className={classes.trail}>
      <ol>
        {crumbs.map(({ label, to }, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            // The trail is a path: the same word may come twice, its place may not.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              {to ? (
                <Link to={keptFilters.lead(to)}>{label}</Link>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
