import type { Rights } from '../../../../domain/source-rights.ts';
import { days, hours, minutes } from '../../../../domain/time/duration.ts';
import type { ArticleBody } from '../pages/compose-body.ts';
import type { LostPage, PageFault } from '../pages/page-reading.ts';

/** After each failed try; then the article stays as it is. */
const PAUSES = [minutes(15), hours(1), hours(4), hours(12), hours(24)];
/**
 * A try that fails later than this after the import is the last: of a host that never answers, most pages meet its
 * rest and nothing else.
 */
const GIVEN_UP_AFTER = days(2);
/**
 * Tries of a page that answers without its article: it may have been a bad hour, and nothing more is to be waited for
 * than a second one. What costs the reader its thread gets no third.
 */
const LOST_TRIES: Record<LostPage, number> = { interstitial: 3, empty: 3, unreadable: 2 };
/** No server decides for longer. */
const LONGEST = days(7);
/** Pages that failed one after the other are one run of the log later. */
const TOGETHER = minutes(5);

interface PageRetry {
  page_retry_at: Date | null;
  page_tries: number;
}

interface PageTries {
  /** Tries before this one; one that only met an open circuit does not count. */
  failed: number;
  importedAt: Date;
}

export function nextPageRetry(
  fault: PageFault,
  { failed, importedAt }: PageTries,
  now: Date,
): PageRetry {
  const page_tries = fault.isUnasked ? failed : failed + 1;
  const isOld = now.getTime() - importedAt.getTime() >= GIVEN_UP_AFTER;
  const pause = PAUSES[Math.max(0, page_tries - 1)];
  const isGivenUp = fault.lost !== undefined && page_tries >= LOST_TRIES[fault.lost];
  if (pause === undefined || isOld || isGivenUp) return { page_retry_at: null, page_tries };
  const wait = Math.max(pause, Math.min(fault.retryAfterMs ?? pause, LONGEST));
  const at = Math.ceil((now.getTime() + wait) / TOGETHER) * TOGETHER;
  return { page_retry_at: new Date(at), page_tries };
}

/** Of a source that allows no more than excerpts the page has nothing to add. */
export const firstPageRetry = (
  { pageFault }: Pick<ArticleBody, 'pageFault'>,
  rights: Rights,
  now: Date,
): PageRetry =>
  pageFault && rights !== 'excerpt'
    ? nextPageRetry(pageFault, { failed: 0, importedAt: now }, now)
    : { page_retry_at: null, page_tries: 0 };
