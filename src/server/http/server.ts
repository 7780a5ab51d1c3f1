import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { FinishedResponse } from './page-cache/finished-response.ts';
import type { Pages } from './pages.ts';
import type { ShareImages } from './share-images.ts';

interface Parts {
  /** /api and /functions. */
  api: { fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> };
  storage: { fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> };
  /** Forms of browsers that run no scripts. */
  forms: { fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> };
  shareImages: ShareImages;
  files: Map<string, FinishedResponse>;
  pages: Pages;
}

/** Every address of the product, in the order they are tried. */
export function createHttpServer(parts: Parts): Server {
  const { api, storage, forms, shareImages, files, pages } = parts;
  const app = new Hono<{ Bindings: HttpBindings }>()
    .all('/api/*', (c) => api.fetch(c.req.raw, c.env))
    .all('/functions/*', (c) => api.fetch(c.req.raw, c.env))
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
  const rest = getRequestListener(app.fetch, { overrideGlobalObjects: false });

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    // A page in memory is answered before any framework is asked: the whole cost of a visit.
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && pages.answerFromCache(request, response)) return;
    void rest(request, response);
  });
}
