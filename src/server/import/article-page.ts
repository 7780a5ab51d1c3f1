import { isUtf8 } from 'node:buffer';
import type { Logger } from 'pino';
import type { Clock } from '../../domain/clock.ts';
import { minutes } from '../../domain/duration.ts';
import type { Outbound, OutboundResponse } from '../outbound/outbound.ts';
import { OutboundError, type OutboundErrorKind } from '../outbound/outbound-error.ts';
import { decodeText } from './decode-text.ts';
import { retryAfter } from './fetch-document.ts';
import type { Source } from './fetch-source.ts';
import { isGatePage } from './gate-page.ts';
import { PageError, type PageReader } from './page-reader.ts';
import type { ExtractedArticle } from './page-task.ts';
import type { Robots } from './robots.ts';

/** Hosts that could not answer a moment ago, and until when they are left alone (milliseconds since 1970). */
export type RestingHosts = Map<string, number>;

export interface PageContext {
  outbound: Outbound;
  pages: PageReader;
  robots: Robots;
  clock: Clock;
  log: Pick<Logger, 'info' | 'warn'>;
  restingHosts?: RestingHosts;
}

/** A fault that passes: the page may well answer another time. */
export interface PageFault {
  /** What the server asked for. */
  retryAfterMs: number | null;
  /** The page was not asked, because its host rests. */
  isUnasked?: true;
}

export interface PageReading {
  article: ExtractedArticle | null;
  /** After redirects; null when the page was not read. */
  url: string | null;
  fault: PageFault | null;
}

const NOTHING: PageReading = { article: null, url: null, fault: null };
/** Of a host that named no time. */
const HOST_REST = minutes(15);
const MAX_PAGE_BYTES = 5 * 1024 * 1024;
const PASSING: OutboundErrorKind[] = ['timeout', 'connect', 'dns'];

/**
 * The article of a page, where robots.txt lets us read both it and where it leads. A page that wants proof of a
 * human, a sign-in or a consent is none. What may pass is told apart from what stays, and a host that cannot answer
 * is not asked again for a while.
 */
export async function readArticlePage(
  ctx: PageContext,
  address: string,
  source: Pick<Source, 'type' | 'charset'>,
): Promise<PageReading> {
  const now = ctx.clock.now();
  const host = URL.parse(address)?.host ?? '';
  const restMs = (ctx.restingHosts?.get(host) ?? 0) - now.getTime();
  if (restMs > 0) return { ...NOTHING, fault: { retryAfterMs: restMs, isUnasked: true } };
  const rest = (retryAfterMs: number | null): PageReading => {
    ctx.restingHosts?.set(host, now.getTime() + Math.max(retryAfterMs ?? 0, HOST_REST));
    return { ...NOTHING, fault: { retryAfterMs } };
  };
  try {
    if (!(await ctx.robots.isAllowed(address)))
      return (await ctx.robots.isSilent(address)) ? rest(null) : NOTHING;
    const answer = await ctx.outbound.fetch(address, {
      maxBytes: MAX_PAGE_BYTES,
      accept: 'text/html, application/xhtml+xml;q=0.9',
    });
    const { status } = answer;
    const retryAfterMs = retryAfter(answer.headers['retry-after'], now);
    if (status === 429 || status === 503) return rest(retryAfterMs);
    if (status >= 500) return { ...NOTHING, fault: { retryAfterMs } };
    if (status !== 200) return NOTHING;
    return await readAnswer(ctx, address, answer, source);
  } catch (error) {
    if (!(error instanceof OutboundError || error instanceof PageError)) throw error;
    // We are stopping: the article must not be stored with less than it could have.
    if (error.kind === 'aborted' || error.kind === 'closed') throw error;
    ctx.log.info({ url: address, error: error.message }, 'the article page could not be read');
    return error instanceof OutboundError && PASSING.includes(error.kind) ? rest(null) : NOTHING;
  }
}

async function readAnswer(
  { pages, robots, log }: PageContext,
  address: string,
  answer: OutboundResponse,
  { type, charset }: Pick<Source, 'type' | 'charset'>,
): Promise<PageReading> {
  const contentType = answer.headers['content-type'] ?? 'text/html';
  if (!/html|xml/i.test(contentType)) return NOTHING;
  if (answer.url !== address && !(await robots.isAllowed(answer.url)))
    return (await robots.isSilent(answer.url))
      ? { ...NOTHING, fault: { retryAfterMs: null } }
      : NOTHING;
  // Chosen for the feed; its pages may well be written otherwise.
  const override = type === 'rss' && isUtf8(answer.body) ? null : charset;
  const { text } = decodeText(answer.body, { contentType, override, url: answer.url });
  if (isGatePage(text, answer.url, address)) {
    log.info(
      { url: answer.url },
      'a page for robots, visitors or members stands before the article',
    );
    return NOTHING;
  }
  const article = await pages.extractArticle(text, answer.url);
  return { article, url: answer.url, fault: null };
}
