import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** What a path answers: a text or bytes with headers, or a handler that does as it likes. */
export type FeedRoute =
  | string
  | { status?: number; headers?: Record<string, string>; body?: string | Uint8Array }
  | ((request: IncomingMessage, response: ServerResponse) => void);

export interface FeedServer {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  origin: string;
  /** `127.0.0.1:<port>`, as OUTBOUND_ALLOW wants it. */
  hostPort: string;
  /** Every request that arrived, oldest first. */
  requests: { path: string; headers: IncomingMessage['headers'] }[];
  /** Adds or replaces a path's answer. */
  route(path: string, answer: FeedRoute): void;
  close(): Promise<void>;
}

interface FeedServerOptions {
  routes?: Record<string, FeedRoute>;
  /** Files of this folder answer where no route does. */
  folder?: string;
  port?: number;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.json': 'application/feed+json',
  '.atom': 'application/atom+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** A real web server on loopback that plays the rest of the internet: feeds, pages, robots.txt. */
export async function startFeedServer(options: FeedServerOptions = {}): Promise<FeedServer> {
  const routes = new Map(Object.entries(options.routes ?? {}));
  const requests: FeedServer['requests'] = [];
  const server = createServer(async (request, response) => {
    const asked = request.url ?? '/';
    requests.push({ path: asked, headers: request.headers });
    const answer = routes.get(asked) ?? routes.get(asked.replace(/\?.*$/, ''));
    if (answer !== undefined) return respond(answer, request, response);
    const file = options.folder && (await readInside(options.folder, asked));
    if (!file) return void response.writeHead(404).end();
    const type = TYPES[path.extname(file.name)] ?? 'application/xml';
    response.writeHead(200, { 'content-type': type }).end(file.bytes);
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const hostPort = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${hostPort}`,
    hostPort,
    requests,
    route: (at, answer) => void routes.set(at, answer),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function respond(answer: FeedRoute, request: IncomingMessage, response: ServerResponse): void {
  if (typeof answer === 'function') {
    answer(request, response);
    return;
  }
  const {
    status = 200,
    headers = {},
    body = '',
  } = typeof answer === 'string' ? { body: answer } : answer;
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
}

async function readInside(folder: string, asked: string) {
  const name = path.basename(decodeURIComponent(asked.replace(/\?.*$/, '')));
  if (!name) return null;
  const bytes = await readFile(path.join(folder, name)).catch(() => null);
  return bytes && { name, bytes };
}
