import { isUtf8 } from 'node:buffer';
import type { Logger } from 'pino';
import { READ_AS } from '../../../../domain/source-types.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import type { Source } from '../../../database/schema/sources.ts';
import type { Outbound, OutboundResponse } from '../../../outbound/outbound.ts';
import { OutboundError, type OutboundErrorKind } from '../../../outbound/outbound-error.ts';
import { decodeText } from '../documents/decode-text.ts';
import { retryAfter } from '../documents/fetch-document.ts';
import type { HostCircuitBreaker } from '../documents/host-circuit-breaker.ts';
import type { Robots } from '../documents/robots.ts';
import { isInterstitialRedirect } from './interstitial-page.ts';
import { PageError, type PageReader } from './page-reader.ts';
import type { LostPage, PageReading } from './page-reading.ts';

export interface PageContext {
  outbound: Outbound;
  pages: PageReader;
  robots: Robots;
  clock: Clock;
  log: Pick<Logger, 'info' | 'warn'>;
  hostBreaker?: HostCircuitBreaker;
}

const NOTHING: PageReading = { article: null, url: null, status: null, fault: null };
const MAX_PAGE_BYTES = 5 * 1024 * 1024;
const TRANSIENT: OutboundErrorKind[] = ['timeout', 'connect', 'dns'];

/** The circuit of the page's host, or of where it redirects, is open. */
class CircuitOpenError extends Error {
  readonly ms: number;
  constructor(ms: number) {
    super('the circuit of the host is open');
    this.ms = ms;
  }
}

/**
 * The article of a page, where robots.txt lets us read both it and where it leads. A page that wants proof of a
 * human, a sign-in or a consent is none, and like one without an article a fault: it may pass. Transient failures are distinguished
 * from permanent ones, and the circuit of a host that cannot answer opens for a while, be it the address's own or one that
 * the address leads to.
 */
export async function readArticlePage(
  ctx: PageContext,
  address: string,
  source: Pick<Source, 'type' | 'charset'>,
): Promise<PageReading> {
  const { hostBreaker: breaker } = ctx;
  const passing = (retryAfterMs: number | null): PageReading => ({
    ...NOTHING,
    fault: { retryAfterMs },
  });
  const refuseWhileOpen = (url: string) => {
    const ms = breaker?.remainingMs(url) ?? 0;
    if (ms > 0) throw new CircuitOpenError(ms);
  };
  try {
    refuseWhileOpen(address);
    if (!(await ctx.robots.isAllowed(address))) {
      if (!(await ctx.robots.isSilent(address))) return NOTHING;
      breaker?.trip(address, null);
      return passing(null);
    }
    const answer = await ctx.outbound.fetch(address, {
      maxBytes: MAX_PAGE_BYTES,
      accept: 'text/html, application/xhtml+xml;q=0.9',
      onRedirect: refuseWhileOpen,
    });
    const { status, url } = answer;
    const retryAfterMs = retryAfter(answer.headers['retry-after'], ctx.clock.now());
    if (status === 429 || status === 503) {
      breaker?.trip(url, retryAfterMs);
      return passing(retryAfterMs);
    }
    breaker?.recordSuccess(url);
    if (status >= 500) return passing(retryAfterMs);
    if (status !== 200) return { ...NOTHING, status };
    return await readAnswer(ctx, address, answer, source);
  } catch (error) {
    if (error instanceof CircuitOpenError)
      return { ...NOTHING, fault: { retryAfterMs: error.ms, isUnasked: true } };
    if (!(error instanceof OutboundError || error instanceof PageError)) throw error;
    // We are stopping: the article must not be stored with less than it could have.
    if (error.kind === 'aborted' || error.kind === 'closed') throw error;
    ctx.log.info({ url: address, error: error.message }, 'the article page could not be read');
    if (error instanceof PageError)
      return lost(error.kind === 'interstitial' ? 'interstitial' : 'unreadable');
    if (!TRANSIENT.includes(error.kind)) return NOTHING;
    const failing = error.url ?? address;
    if (error.kind === 'dns') breaker?.trip(failing, null);
    else breaker?.recordFailure(failing);
    return passing(null);
  }
}

async function readAnswer(
  { pages, robots }: PageContext,
  address: string,
  answer: OutboundResponse,
  { type, charset }: Pick<Source, 'type' | 'charset'>,
): Promise<PageReading> {
  const contentType = answer.headers['content-type'] ?? 'text/html';
  if (!/html|xml/i.test(contentType)) return { ...NOTHING, status: answer.status };
  if (answer.url !== address && !(await robots.isAllowed(answer.url)))
    return (await robots.isSilent(answer.url))
      ? { ...NOTHING, fault: { retryAfterMs: null } }
      : NOTHING;
  // Chosen for the feed; its pages may well be written otherwise.
  const override = READ_AS[type] === 'feed' && isUtf8(answer.body) ? null : charset;
  const { text } = decodeText(answer.body, { contentType, override, url: answer.url });
  if (isInterstitialRedirect(answer.url, address)) return lost('interstitial');
  const article = await pages.extractArticle(text, answer.url);
  return article ? { article, url: answer.url, status: answer.status, fault: null } : lost('empty');
}

/** It answered. */
const lost = (why: LostPage): PageReading => ({
  ...NOTHING,
  status: 200,
  fault: { retryAfterMs: null, lost: why },
});
