import type { ServerResponse } from 'node:http';

/*
 * Addresses are endless, labels must not be: a page is counted by the first part of its address, where that is one of ours,
 * and a request to the API by the pattern that answers it.
 */

/** First parts of addresses: those of `src/pages`, and what the server answers itself. */
export const FIRST_PARTS = [
  'admin',
  'atsiliepimai',
  'auth',
  'es-projektai',
  'komanda',
  'kontaktai',
  'naudojimo-salygos',
  'pagalba',
  'paslaugos',
  'perziura',
  'privatumo-politika',
  'robots.txt',
  'sertifikatai',
  'site.webmanifest',
  'sitemap.xml',
  'speculation-rules.json',
  'technologiju-naujienos',
  'tinklarastis',
  '_astro',
  'api',
  'functions',
  'health',
  'metrics',
  'share',
  'storage',
] as const;

/** Files of the sitemap are counted together. */
const SITEMAP_PART = /^sitemap-[a-z\d-]{1,9}\.xml$/;

const LABELS = new Map<string, { alone: string; below: string }>(
  FIRST_PARTS.map((part) => [part, { alone: `/${part}`, below: `/${part}/*` }]),
);

/** @param target path and query */
export function labelOf(target: string): string {
  const query = target.indexOf('?');
  const end = query === -1 ? target.length : query;
  const slash = target.indexOf('/', 1);
  const isBelow = slash !== -1 && slash < end;
  const part = target.slice(1, isBelow ? slash : end);
  if (part === '') return '/';
  const label = LABELS.get(isBelow ? part : part.replace(SITEMAP_PART, 'sitemap.xml'));
  if (!label) return 'other';
  return isBelow ? label.below : label.alone;
}

const patterns = new WeakMap<ServerResponse, string>();

/** By whoever knows the pattern that answers: `/api/admin/articles/:id`. */
export function nameRoute(response: ServerResponse | undefined, pattern: string): void {
  if (response) patterns.set(response, pattern);
}

export const findPattern = (response: ServerResponse): string | undefined => patterns.get(response);
