import { hours, seconds } from '../../../domain/time/duration.ts';
import type { CdnSettings } from '../../config.ts';

/** On every page: changes with a new build, and whenever naming what changed would take too many words. */
export const EVERY_PAGE = 'site';

/** How long a page is given by a shared cache that no change has reached, as `LAST_GOOD_LIFETIME` is for our own. */
export const SHARED_LIFETIME = hours(1);

/**
 * What lets a shared cache keep a page that it can be told to drop. Browsers ask each time, as ever: nobody
 * can tell them.
 */
export function makeSharedHeaders(kind: CdnSettings['kind'], tags: string[]) {
  const all = [...new Set([EVERY_PAGE, ...tags])];
  return {
    'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${SHARED_LIFETIME / seconds(1)}`,
    'Surrogate-Key': all.join(' '),
    'Cache-Tag': all.join(','),
    // Bunny reads no other.
    ...(kind === 'bunny' && { 'CDN-Tag': all.join(',') }),
  };
}
