import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { simulateModel } from './simulated-model.ts';

/*
 * What the two fake model servers share: a real HTTP server on loopback that keeps its requests and gives the
 * answers a test laid out, else those of a simulated model that does as it is asked.
 */

export type ModelAnswer =
  /** A finished answer that holds this object. */
  | { json: unknown }
  /** Any text, with the reason it ended. */
  | { text: string; finish?: 'stop' | 'length' | 'content-filter' }
  /** The model says no, or a filter says it for it. */
  | { refusal: string }
  | { image: Uint8Array; mimeType?: string }
  /** An HTTP failure with the protocol's own error body. `retryAfter` in seconds. */
  | { status: number; retryAfter?: number; code?: string }
  /** 200 with this body, whatever it is. */
  | { raw: string }
  | { hang: true }
  | { disconnect: true };

export interface ModelRequest {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
  key: string;
  model: string;
  system: string;
  prompt: string;
  /** Property names of the JSON schema that was asked for; empty for pictures. */
  fields: string[];
  wantsImage: boolean;
}

export interface Protocol {
  /** Null: an address the real server does not have. */
  read(path: string, headers: IncomingMessage['headers'], body: unknown): ModelRequest | null;
  write(
    answer: ModelAnswer,
    request: ModelRequest,
  ): { status: number; headers?: Record<string, string>; body: string };
  wrongKey: ModelAnswer;
}

export interface FakeModelServer {
  /** With the version path, as the setting wants it. */
  baseUrl: string;
  requests: ModelRequest[];
  /** The next answers, in order; after them the simulated model again. */
  answerNext(...answers: ModelAnswer[]): void;
  /** Decides every answer from now on; null from it leaves one to the simulated model. */
  answerWith(decide: ((request: ModelRequest) => ModelAnswer | null) | null): void;
  /** Any other key is refused as the real server refuses it. */
  acceptOnly(key: string): void;
  /** Milliseconds every answer takes from now on. */
  delayAnswers(milliseconds: number): void;
  /** Forgets requests, laid-out answers, the accepted key and the delay. */
  reset(): void;
  close(): Promise<void>;
}

export async function startModelServer(
  protocol: Protocol,
  versionPath: string,
  port = 0,
): Promise<FakeModelServer> {
  const requests: ModelRequest[] = [];
  let laidOut: ModelAnswer[] = [];
  let decide: ((request: ModelRequest) => ModelAnswer | null) | null = null;
  let accepted: string | null = null;
  let delay = 0;

  const answerFor = async (request: ModelRequest): Promise<ModelAnswer> => {
    if (accepted !== null && request.key !== accepted) return protocol.wrongKey;
    return laidOut.shift() ?? decide?.(request) ?? (await simulateModel(request));
  };
  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await readJson(incoming);
    const request = protocol.read(incoming.url ?? '', incoming.headers, body);
    if (!request || incoming.method !== 'POST') {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    requests.push(request);
    const answer = await answerFor(request);
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    if ('hang' in answer) return;
    if ('disconnect' in answer) {
      incoming.socket.destroy();
      return;
    }
    const { status, headers, body: text } = protocol.write(answer, request);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  };
  const server = createServer((incoming, response) => {
    handle(incoming, response).catch((error: Error) => {
      response.writeHead(500).end(JSON.stringify({ fake: error.message }));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${versionPath}`,
    requests,
    answerNext: (...answers) => laidOut.push(...answers),
    answerWith: (next) => {
      decide = next;
    },
    acceptOnly: (key) => {
      accepted = key;
    },
    delayAnswers: (milliseconds) => {
      delay = milliseconds;
    },
    reset: () => {
      requests.length = 0;
      laidOut = [];
      decide = null;
      accepted = null;
      delay = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function readJson(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return null;
  }
}

/** Reads into JSON of unknown shape: `dig(body, 'contents', 0, 'parts')`. */
export function dig(value: unknown, ...path: (string | number)[]): unknown {
  let at = value;
  for (const step of path) at = (at as Record<string | number, unknown> | null | undefined)?.[step];
  return at;
}

/** About what a tokeniser would count. */
export const countTokens = (text: string): number => Math.ceil(text.length / 4);
