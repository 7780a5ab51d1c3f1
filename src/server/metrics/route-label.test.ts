import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eachBecomes } from '../../../tests/support/each-becomes.ts';
import { FIRST_PARTS, labelOf } from './route-label.ts';

eachBecomes('%s is counted as %s', labelOf, [
  ['/', '/'],
  ['/?utm_source=x/y', '/'],
  ['/tinklarastis', '/tinklarastis'],
  ['/tinklarastis?page=2', '/tinklarastis'],
  ['/tinklarastis/straipsnis?a=/b', '/tinklarastis/*'],
  ['/storage/blog-images/a/b.webp', '/storage/*'],
  ['/wp-login.php', 'other'],
  ['//tinklarastis', '/'],
  ['/a/tinklarastis', 'other'],
  ['/tinklarastis/', '/tinklarastis/*'],
  ['/tinklarastis?', '/tinklarastis'],
  ['/sitemap-123456789.xml', '/sitemap.xml'],
  ['/sitemap-1234567890.xml', 'other'],
  ['/toString', 'other'],
  ['*', '/'],
  ['/sitemap-2026-11.xml', '/sitemap.xml'],
  ['/sitemap-pages.xml?a', '/sitemap.xml'],
  ['/sitemap-2026-11.xml/a', 'other'],
]);

test('every page of the site has a label of its own', () => {
  const pages = readdirSync(new URL('../../pages', import.meta.url)).map((name) =>
    name.replace(/\.(astro|ts)$/, ''),
  );
  // The page of a failure has no address.
  const own = pages.filter((name) => !['index', '500'].includes(name) && !name.includes('['));
  expect(own.length).toBeGreaterThan(10);
  expect([...FIRST_PARTS]).toEqual(expect.arrayContaining(own));
});
