import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { FairQueue } from './http/fair-queue.ts';
import { createPlainErrorHandler } from './http/plain-errors.ts';
import { createTargetReader } from './http/request-target.ts';
import type { ShareImages } from './images/drawing/share-images.ts';
import { withLogContext } from './log/log-context.ts';
import type { Meter } from './metrics/meter.ts';
import type { createRequestTracer } from './metrics/trace-request.ts';
import type { FinishedResponse } from './pages/page-cache/finished-response.ts';
import { makePageKey } from './pages/page-cache/page-key.ts';
import type { Pages } from './pages/pages.ts';

interface Parts {
  /** /api and /functions. */
  api: { fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> };
  storage: { fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> };
  /** What balancers and supervisors ask. */
  metrics: { fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> };
  health: { fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> };
  /** Forms of browsers that run no scripts. */
  forms: { fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> };
  shareImages: ShareImages;
  files: Map<string, FinishedResponse>;
  pages: Pages;
  renderQueue: FairQueue;
  publicUrl: string;
  /** Of every response. */
  headers: Record<string, string>;
  meter: Pick<Meter, 'countCached' | 'watch'>;
  /** Null: traces are switched off. */
  trace: ReturnType<typeof createRequestTracer> | null;
  log: Pick<Logger, 'error'>;
}

/** Every address of the product, in the order they are tried. */
export function createHttpServer(parts: Parts): Server {
  const { api, storage, health, metrics, forms, shareImages, files, pages } = parts;
  const { renderQueue, publicUrl, headers, meter, trace, log } = parts;
  const readTarget = createTargetReader(publicUrl);
  const app = new Hono<{ Bindings: HttpBindings }>()
    .all('/api/*', (c) => api.fetch(c.req.raw, c.env))
    .all('/functions/*', (c) => api.fetch(c.req.raw, c.env))
    .get('/health/*', (c) => health.fetch(c.req.raw, c.env))
    .get('/metrics', (c) => metrics.fetch(c.req.raw, c.env))
    .get('/storage/*', (c) => storage.fetch(c.req.raw, c.env))
    .post('/kontaktai/*', (c) => forms.fetch(c.req.raw, c.env))
    .get('/share/*', async (c) => {
      await shareImages.answer(c.env.incoming, c.env.outgoing);
      return RESPONSE_ALREADY_SENT;
    })
    .on(['GET', 'HEAD'], '*', async (c) => {
      const { incoming, outgoing } = c.env;
      const file = files.get((incoming.url ?? '').split('?')[0] ?? '');
      if (file) await file.respond(incoming, outgoing);
      else await pages.answer(incoming, outgoing);
      return RESPONSE_ALREADY_SENT;
    })
    .all('*', (c) => c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }));
  app.onError(createPlainErrorHandler(log));
  const rest = getRequestListener(app.fetch, { overrideGlobalObjects: false });

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    renderQueue.countRequest();
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // A page in memory is answered before any framework is asked: the whole cost of a visit. Most targets are its key.
    const asked = request.url ?? '/';
    if (isRead && pages.answerFromCache(asked, request, response))
      return meter.countCached(asked, response.statusCode);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const target = readTarget(asked);
    if (target === null) {
      response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad Request');
      return;
    }
    request.url = target;
    if (isRead && pages.answerFromCache(makePageKey(target), request, response))
      return meter.countCached(target, response.statusCode);
    meter.watch(request, response);
    const id = randomUUID();
    response.setHeader('X-Request-Id', id);
    const answer = () => withLogContext({ request_id: id }, () => rest(request, response));
    void (trace ? trace(request, response, id, answer) : answer());
  });
}
