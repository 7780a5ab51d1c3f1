import type { Clock } from '../../../../domain/time/clock.ts';
import type { Outbound, OutboundResponse } from '../../../outbound/outbound.ts';
import { OutboundError } from '../../../outbound/outbound-error.ts';
import { parseItemDate } from '../item/item-date.ts';
import { isChallengePage } from './challenge-page.ts';
import type { RawDocument } from './decode-text.ts';
import { SourceError } from './source-error.ts';

const MAX_BYTES = 5 * 1024 * 1024;

export const FEED_TYPES =
  'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.5';
export const PAGE_TYPES = 'text/html, application/xhtml+xml, */*;q=0.5';

interface WantedDocument {
  url: string;
  accept: string;
  /** What a person chose for the source. */
  charset: string | null;
  /** Validators; with one of them the answer may be 304. */
  etag?: string | null;
  lastModified?: string | null;
  signal?: AbortSignal;
}

interface FetchedDocument {
  /** Null for 304. */
  raw: RawDocument | null;
  /** After redirects. */
  url: string;
  headers: Record<string, string>;
  movedPermanentlyTo: string | null;
}

/**
 * A feed or a listing page; its letters are read where it is parsed.
 * @throws SourceError whatever went wrong, named and in Lithuanian
 */
export async function fetchDocument(
  { outbound, clock }: { outbound: Outbound; clock: Clock },
  { url, charset, ...wanted }: WantedDocument,
): Promise<FetchedDocument> {
  const answer = await outbound
    .fetch(url, { ...wanted, maxBytes: MAX_BYTES })
    .catch((error: unknown) => {
      if (!(error instanceof OutboundError)) throw error;
      throw new SourceError(error.kind, error.detail, error.message, { cause: error });
    });
  const { headers, movedPermanentlyTo } = answer;
  const isConditional = Boolean(wanted.etag ?? wanted.lastModified);
  const rest = { url: answer.url, headers, movedPermanentlyTo };
  if (answer.status === 304 && isConditional) return { raw: null, ...rest };
  if (answer.status !== 200) throw errorOfStatus(answer, clock.now());
  const hints = { contentType: headers['content-type'] ?? null, override: charset };
  return { raw: { bytes: answer.body, url: answer.url, hints }, ...rest };
}

function errorOfStatus(answer: OutboundResponse, now: Date): SourceError {
  const { status } = answer;
  const log = `HTTP ${status} ${answer.url}`;
  const retryAfterMs = retryAfter(answer.headers['retry-after'], now);
  const isChallenge = isChallengePage(answer.body.toString('latin1', 0, 100_000));
  if (status === 410) return new SourceError('gone', 'Šaltinis panaikintas (HTTP 410).', log);
  if (status === 404) return new SourceError('not-found', 'Šaltinis nerastas (HTTP 404).', log);
  if (status === 401 || status === 403 || (status >= 400 && isChallenge))
    return blocked(log, status);
  if (status === 429) {
    const detail = 'Svetainė prašo kreiptis rečiau (HTTP 429).';
    return new SourceError('too-many-requests', detail, log, { retryAfterMs });
  }
  if (status >= 500) {
    const detail = `Šaltinio serveris laikinai neveikia (HTTP ${status}).`;
    return new SourceError('server-error', detail, log, { retryAfterMs });
  }
  return new SourceError('refused', `Šaltinis užklausos nepriėmė (HTTP ${status}).`, log);
}

/** A site that wants no robots; we back off, say so and never evade. */
export function blocked(log: string, status?: number): SourceError {
  const why = status ? ` (HTTP ${status})` : '';
  return new SourceError(
    'blocked',
    `Svetainė neleidžia automatiškai skaityti šio adreso${why}.`,
    log,
  );
}

/** Retry-After in seconds or as a date, in milliseconds from now. */
export function retryAfter(header: string | undefined, now: Date): number | null {
  if (!header) return null;
  if (/^\d{1,7}$/.test(header.trim())) return Number(header) * 1000;
  const until = parseItemDate(header);
  return until ? Math.max(0, until.getTime() - now.getTime()) : null;
}
