import type { IncomingMessage, ServerResponse } from 'node:http';
import { inject } from 'light-my-request';
import type { Logger } from 'pino';
import type { SiteData } from '../../domain/site-data.ts';
import { trimContentPolicy } from './content-policy.ts';
import type { PageCache, RenderedPage } from './page-cache/page-cache.ts';
import { makePageKey } from './page-cache/page-key.ts';

/** What a page finds in `Astro.locals`. */
export interface PageLocals {
  site: SiteData;
  /** Origin without a trailing slash. */
  publicUrl: string;
  analytics: { analyticsId: string | null; sessionRecordingId: string | null };
  /** The page adds the tags of what it shows; see `PageCache.invalidate`. */
  cache: { tags: string[] };
}

/** The built Astro application in middleware mode. */
export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: PageLocals,
) => Promise<void>;

interface Deps {
  handler: PageHandler;
  cache: PageCache;
  locals: Omit<PageLocals, 'cache'>;
  headers: Record<string, string>;
  log: Logger;
}

export interface Pages {
  /** Answers from memory at once, or returns false and touches nothing. */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean;
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** A browser may keep a public page but has to ask each time: a published article is seen at once. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

export function createPages({ handler, cache, locals, headers, log }: Deps): Pages {
  async function render(target: string): Promise<RenderedPage> {
    const tags: string[] = [];
    const result = await inject(
      (request, response) => {
        const next = () => {
          response.statusCode = 404;
          response.end();
        };
        void handler(request, response, next, { ...locals, cache: { tags } });
      },
      { method: 'GET', url: target, headers: { host: new URL(locals.publicUrl).host } },
    );
    if (result.statusCode >= 500)
      log.error({ path: target.split('?')[0] }, 'page failed to render');
    return {
      status: result.statusCode,
      headers: {
        ...headers,
        ...ownHeaders(result.headers, result.payload),
        'Cache-Control': REVALIDATE,
      },
      body: result.rawPayload,
      tags,
    };
  }

  return {
    answerFromCache(request, response) {
      const key = makePageKey(request.url ?? '/');
      return key !== null && (cache.peek(key)?.respondIfReady(request, response) ?? false);
    },
    async answer(request, response) {
      const target = request.url ?? '/';
      const [path = '/', query] = splitOnce(target, '?');
      if (path.length > 1 && path.endsWith('/')) {
        const clean = path.replace(/\/+$/, '').replace(/^\/+/, '/') || '/';
        response.writeHead(301, { Location: query ? `${clean}?${query}` : clean }).end();
        return;
      }
      const key = makePageKey(target);
      if (key !== null) {
        const page = await cache.get(key, () => render(key));
        await page.respond(request, response);
        return;
      }
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.setHeader('Cache-Control', 'private, no-store');
      const next = () => response.writeHead(404).end();
      await handler(request, response, next, { ...locals, cache: { tags: [] } });
    },
  };
}

/** Headers a rendered page may set for itself, as they are sent; lengths and encodings are the cache's. */
const OWN_HEADERS: Record<string, string> = {
  'content-type': 'Content-Type',
  'content-security-policy': 'Content-Security-Policy',
  location: 'Location',
  refresh: 'Refresh',
  'x-robots-tag': 'X-Robots-Tag',
};

function ownHeaders(given: Record<string, unknown>, html: string): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, sent] of Object.entries(OWN_HEADERS)) {
    if (given[name] !== undefined) kept[sent] = String(given[name]);
  }
  if (kept['Content-Type'] === 'text/html') kept['Content-Type'] = 'text/html; charset=utf-8';
  const policy = kept['Content-Security-Policy'];
  if (policy) kept['Content-Security-Policy'] = trimContentPolicy(policy, html);
  return kept;
}

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
