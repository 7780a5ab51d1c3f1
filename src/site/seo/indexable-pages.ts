import {
  servicePages,
  servicePath,
  subServicePages,
  subServicePath,
} from '../../content/service-pages.ts';

/**
 * Pages of our own that search engines may list, articles aside. `/{section}` pages are the home page again
 * and stay out (specification §2.1, contracts). A test compares this with what the pages say themselves.
 */
export const INDEXABLE_PATHS: readonly string[] = [
  '/',
  '/pagalba',
  '/technologiju-naujienos',
  '/es-projektai',
  '/tinklarastis',
  '/privatumo-politika',
  '/naudojimo-salygos',
  ...servicePages.map(({ slug }) => servicePath(slug)),
  ...subServicePages.map(subServicePath),
];
