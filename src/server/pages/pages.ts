import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { articlePath } from '../../domain/articles/blog-address.ts';
import type { ContactFormAnswer } from '../../domain/contact/contact-fields.ts';
import { findMovedAddress } from '../../domain/old-addresses.ts';
import type { SiteData } from '../../domain/site-data.ts';
import type { AnalyticsIds } from '../../domain/third-parties.ts';
import { isTransientError } from '../database/sql-state.ts';
import type { FairQueue } from '../http/fair-queue.ts';
import { createFailureLog } from '../log/failure-log.ts';
import { withSpan } from '../tracing/spans.ts';
import { allowAnalytics, trimContentPolicy } from './content-policy.ts';
import { FinishedResponse } from './page-cache/finished-response.ts';
import {
  type CachedPage,
  KEPT,
  type PageCache,
  type RenderedPage,
} from './page-cache/page-cache.ts';
import {
  isPanelPath,
  isSearch,
  isSecretAddress,
  makePageKey,
  splitQuery,
} from './page-cache/page-key.ts';

/** What a page finds in `Astro.locals`. */
interface PageLocals {
  site: SiteData;
  /** Origin without a trailing slash. */
  publicUrl: string;
  analytics: AnalyticsIds;
  /** The address lets its visitor in: analytics may not learn it. */
  isSecret?: boolean;
  /** The visitor searches more often than a person does; the page says so instead of searching. */
  isSearchRefused?: boolean;
  /** What the contact form said to a visitor whose browser runs no scripts. */
  contactForm?: ContactFormAnswer;
  reportFailure: (error: unknown) => 500 | 503;
  /** The page adds the tags of what it shows; see `PageCache.invalidate`. */
  cache: { tags: string[] };
}

/** What is for one visitor only; a page made with it is kept nowhere. */
type PersonalLocals = Pick<PageLocals, 'contactForm' | 'isSearchRefused' | 'isSecret'>;

/** What the build ends in: the page of an address (src/rendering/render-page.ts). */
export type RenderPage = (
  address: string,
  locals: PageLocals,
  hasOwnPolicy: boolean,
) => Promise<Response>;

interface Deps {
  renderPage: RenderPage;
  cache: PageCache;
  renderQueue: FairQueue;
  locals: Omit<PageLocals, 'cache' | 'reportFailure' | keyof PersonalLocals>;
  /** Counts a search of this visitor; false when it is one too many. */
  mayArticlesBeSearched: (request: IncomingMessage) => Promise<boolean>;
  headers: Record<string, string>;
  /** Of a page that a shared cache may keep; null: none is purged. */
  makeSharedHeaders: ((tags: string[]) => Record<string, string>) | null;
  /** How long a page took. */
  onRendered: (milliseconds: number) => void;
  log: Logger;
}

export interface Pages {
  /** Answers from memory at once, or returns false and touches nothing. */
  answerFromCache(key: string | null, request: IncomingMessage, response: ServerResponse): boolean;
  /** The target is spelled as `createTargetReader` does; throws what `FairQueue.take` throws. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** The page of a key, rendered at once when it is not kept: the caller holds a slot of the queue already. */
  get(key: string): Promise<CachedPage>;
  /** A page made for one visitor, in the turn of the network; nothing is kept, here or in the browser. */
  renderOnce(
    request: IncomingMessage,
    target: string,
    personal?: PersonalLocals,
  ): Promise<RenderedPage>;
}

/** A browser may keep a public page but has to ask each time: a published article is seen at once. */
const REVALIDATE = 'public, max-age=0, must-revalidate';
const KEEP_NOWHERE = 'private, no-store';
/** src/pages/speculation-rules.json.ts */
const SPECULATION_RULES = '"/speculation-rules.json"';

/** Whole, for the ways to a page (kept, rendered anew, for one visitor) share the same rendering. */
export function createPages(deps: Deps): Pages {
  const { renderPage, cache, renderQueue, locals, headers, log } = deps;
  const sayFailure = createFailureLog(log, 'page failed to render');
  async function render(target: string, personal: PersonalLocals = {}): Promise<RenderedPage> {
    const begun = performance.now();
    const tags: string[] = [];
    const isPanel = isPanelPath(target);
    const isSecret = isSecretAddress(target);
    const path = target.split('?')[0];
    let failure: 500 | 503 | null = null;
    const reportFailure = (error: unknown) => {
      sayFailure(error, { path });
      failure = isTransientError(error) ? 503 : 500;
      return failure;
    };
    const all = { ...locals, ...personal, isSecret, reportFailure, cache: { tags } };
    const [response, body] = await withSpan('render page', {}, async () => {
      const made = await renderPage(locals.publicUrl + target, all, isPanel);
      return [made, Buffer.from(await made.arrayBuffer())];
    });
    // Astro answers every failure with 500.
    const status = failure ?? response.status;
    deps.onRendered(performance.now() - begun);
    if (status === 404) log.info({ path }, 'page not found');
    const own = ownHeaders(response.headers, body);
    const policy = own['Content-Security-Policy'];
    // Visitors are counted, the people at work in the panel are not.
    if (policy && !isPanel && !isSecret)
      own['Content-Security-Policy'] = allowAnalytics(policy, locals.analytics);
    // Not `no-referrer`: with it browsers call the origin of a form `null`, and we would refuse our own.
    if (isSecret) own['Referrer-Policy'] = 'strict-origin';
    else if (!isPanel && policy) own['Speculation-Rules'] = SPECULATION_RULES;
    return {
      status,
      headers: { ...headers, ...own, ...describeUse(status) },
      body,
      tags,
      ...(KEPT.includes(status) &&
        deps.makeSharedHeaders && { sharedHeaders: deps.makeSharedHeaders(tags) }),
      // Made-up addresses are endless: a 404 gets no costly compression.
      ...(status === 200 ? {} : { isOnce: true }),
    };
  }

  const get = (key: string) => cache.get(key, () => render(key));
  /** The wait for a turn is each visitor's own, only the rendering is shared: no visitor waits in another network's queue. */
  const find = async (request: IncomingMessage, key: string) =>
    cache.peek(key) ??
    (await renderQueue.run(
      request,
      () => get(key),
      () => cache.peek(key) !== undefined,
    ));

  async function renderOnce(request: IncomingMessage, target: string, personal?: PersonalLocals) {
    const page = await renderQueue.run(request, () => render(target, personal));
    return { ...page, isOnce: true, headers: { ...page.headers, 'Cache-Control': KEEP_NOWHERE } };
  }

  /** Addresses of ours have small letters only: one with capitals leads there where that page exists. */
  async function findInSmallLetters(
    request: IncomingMessage,
    target: string,
  ): Promise<string | null> {
    const [path, query] = splitQuery(target);
    if (!/[A-Z]/.test(path) || path.includes('%')) return null;
    const small = path.toLowerCase();
    const now = await followArticle(findRedirect(small) ?? small, locals.site);
    const key = makePageKey(now);
    const isThere = isPanelPath(now) || (key && (await find(request, key)).status === 200);
    if (!isThere) return null;
    return query === undefined ? now : `${now}?${query}`;
  }

  return {
    answerFromCache(key, request, response) {
      return key !== null && (cache.peek(key)?.respondIfReady(request, response) ?? false);
    },
    get,
    renderOnce,
    async answer(request, response) {
      const target = withoutNul(request.url ?? '/');
      const moved = (await findInSmallLetters(request, target)) ?? findRedirect(target);
      if (moved !== null) {
        const location = await followArticle(moved, locals.site);
        response
          .writeHead(301, { ...headers, 'Cache-Control': REVALIDATE, Location: location })
          .end();
        return;
      }
      const key = makePageKey(target);
      if (key !== null) {
        await (await find(request, key)).respond(request, response);
        return;
      }
      const isSearchRefused = isSearch(target) && !(await deps.mayArticlesBeSearched(request));
      const page = await renderOnce(request, target, { isSearchRefused });
      const wait: Record<string, string> = page.status === 429 ? { 'Retry-After': '60' } : {};
      const answer = { ...page, headers: { ...page.headers, ...wait } };
      await new FinishedResponse(answer).respond(request, response);
    },
  };
}

/**
 * PostgreSQL refuses the character NUL, and no text a person means to send holds it. An address with it cannot exist;
 * in what a person wrote it is left out.
 */
function withoutNul(target: string): string {
  const [path, query] = splitQuery(target);
  const known = path.replaceAll('%00', NOT_A_LETTER);
  const pairs = query
    ?.split('&')
    .map((pair) => pair.replaceAll('%00', WRITTEN_BY_PEOPLE.test(pair) ? '' : NOT_A_LETTER));
  return pairs ? `${known}?${pairs.join('&')}` : known;
}

const NOT_A_LETTER = '%EF%BF%BD';
const WRITTEN_BY_PEOPLE = /^(?:q|message)=/;

const describeUse = (status: number): Record<string, string> => ({
  'Cache-Control': status < 500 ? REVALIDATE : KEEP_NOWHERE,
  ...(status === 503 && { 'Retry-After': '60' }),
});

/** Where an address with a slash too many or an old name really is, in one step; null for all others. */
export function findRedirect(target: string): string | null {
  const [path, query] = splitQuery(target);
  const single = path.replace(/^\/{2,}/, '/');
  const clean = single.replace(/(?<=[^/])\/+$/, '');
  const now = findMovedAddress(clean) ?? clean;
  if (now === path) return null;
  return query ? `${now}?${query}` : now;
}

const ARTICLE = /^\/tinklarastis\/([a-z0-9-]+)(\?.*)?$/;

/** A former article address that also had a slash too many leads to the article at once, not by way of itself. */
async function followArticle(
  target: string,
  site: Pick<SiteData, 'findMovedArticle'>,
): Promise<string> {
  const [, slug, query = ''] = ARTICLE.exec(target) ?? [];
  const now = slug === undefined ? null : await site.findMovedArticle(slug);
  return now === null ? target : `${articlePath(now)}${query}`;
}

/** Headers a rendered page may set for itself; lengths and encodings are the cache's. */
const OWN_HEADERS = [
  'Content-Type',
  'Content-Security-Policy',
  'Location',
  'Refresh',
  'X-Robots-Tag',
];

function ownHeaders(given: Headers, body: Buffer): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of OWN_HEADERS) {
    const value = given.get(name);
    if (value !== null) kept[name] = value;
  }
  if (kept['Content-Type'] === 'text/html') kept['Content-Type'] = 'text/html; charset=utf-8';
  const policy = kept['Content-Security-Policy'];
  if (policy) kept['Content-Security-Policy'] = trimContentPolicy(policy, body);
  return kept;
}
