/*
 * Where the picture of a page lies: `/share/<path of the page>.png`, the home page's under `pradzia`.
 */

const HOME = '/pradzia';
const ADDRESS = /^\/share(\/[^?#]+)\.png$/;

/** @param path of a public page, a query is left out */
export function shareImagePath(path: string): string {
  const [bare = '/'] = path.split('?');
  return `/share${bare === '/' ? HOME : bare}.png`;
}

/** The page whose picture the address names; null for any other address. */
export function findSharedPage(address: string): string | null {
  const path = ADDRESS.exec(address)?.[1];
  if (!path) return null;
  return path === HOME ? '/' : path;
}
