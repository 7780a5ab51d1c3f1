import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { Logger } from 'pino';
import { Agent, request } from 'undici';
import { seconds } from '../../domain/time/duration.ts';
import { withSpan } from '../tracing/spans.ts';
import { guardedLookup, guardUrl, hostAndPort } from './address-guard.ts';
import type { HostLeases } from './host-leases.ts';
import { createHostQueue } from './host-queue.ts';
import { findOutboundError, OutboundError, toOutboundError } from './outbound-error.ts';
import { readBody } from './read-body.ts';
import { describeRequest } from './request-span.ts';

interface OutboundRequest {
  /** Limit of the body after decompression. */
  maxBytes: number;
  /** Default is to throw; `cut` hands on what came until then. */
  whenTooLarge?: 'throw' | 'cut';
  /** The Accept header; anything when absent. */
  accept?: string;
  /** Validators of an earlier answer, byte for byte; with one of them a 304 may come back. */
  etag?: string | null;
  lastModified?: string | null;
  /** For the whole request with its redirects, waiting for the host's turn not counted. Default 20 s. */
  timeoutMs?: number;
  /** Default 5. */
  maxRedirects?: number;
  /** Called with the address of each redirect before it is followed; what it throws ends the request. */
  onRedirect?: (url: string) => void;
  signal?: AbortSignal;
}

export interface OutboundResponse {
  status: number;
  /** Where the answer came from, after redirects. */
  url: string;
  /** Lower-case names. Values keep the server's bytes (one character per byte). */
  headers: Record<string, string>;
  /** Decompressed. Complete for success; of an error page possibly the beginning only. */
  body: Buffer;
  /** The final address when every redirect on the way was permanent (301, 308); else null. */
  movedPermanentlyTo: string | null;
}

export interface Outbound {
  /**
   * GETs an external address. Any HTTP status is an answer; everything else throws.
   * @throws OutboundError
   */
  fetch(url: string, options: OutboundRequest): Promise<OutboundResponse>;
  /** False when nothing that stands in the address itself lets it be asked; its name is resolved only by `fetch`. */
  mayAsk(url: string): boolean;
  /** Ends waiting and running requests with kind `aborted`. */
  close(): Promise<void>;
}

interface OutboundOptions {
  /** `host:port` pairs that may be private and are not paced (OUTBOUND_ALLOW). */
  allow: readonly string[];
  userAgent: string;
  log: Pick<Logger, 'debug'>;
  /** Asked for every name; tests put a resolver here that lies. */
  lookup?: LookupFunction;
  /** Shares the hosts with other instances; without it this process paces itself alone. */
  leases?: HostLeases;
}

const TIMEOUT = seconds(20);
const CONNECT_TIMEOUT = seconds(10);
const MAX_REDIRECTS = 5;
/** Between two requests to one host (contracts, Outbound). */
export const HOST_GAP = seconds(2);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * The only way out of this product to addresses that somebody else chose (feeds, pages, images). Whole: one request
 * from its address to its last byte, on the agents it shares.
 */
export function createOutbound(options: OutboundOptions): Outbound {
  const allow = new Set(options.allow.map((pair) => pair.toLowerCase()));
  const lookup = options.lookup ?? (systemLookup as LookupFunction);
  const agentWith = (chosen: LookupFunction) =>
    new Agent({ allowH2: false, connect: { lookup: chosen, timeout: CONNECT_TIMEOUT } });
  // Two agents, so that a connection opened for an allowed pair is never reused for anything else.
  const guarded = agentWith(guardedLookup(lookup));
  const open = agentWith(lookup);
  const queue = createHostQueue(HOST_GAP);
  const closing = new AbortController();

  async function hop(url: URL, wanted: OutboundRequest, budgetMs: number): Promise<Hop> {
    const isAllowed = allow.has(hostAndPort(url));
    const stop = AbortSignal.any([closing.signal, ...(wanted.signal ? [wanted.signal] : [])]);
    const send = () =>
      withSpan('GET', describeRequest('GET', url), async (span) => {
        const answer = await ask();
        span?.set({ 'http.response.status_code': answer.status });
        return answer;
      });
    const ask = async (): Promise<Hop> => {
      const started = performance.now();
      const deadline = AbortSignal.timeout(Math.max(1, Math.ceil(budgetMs)));
      try {
        const answer = await request(url, {
          dispatcher: isAllowed ? open : guarded,
          headers: headersFor(wanted, options.userAgent),
          signal: AbortSignal.any([stop, deadline]),
        });
        const headers = flatten(answer.headers);
        const isFinal = !REDIRECTS.has(answer.statusCode) || !headers.location;
        const isError = answer.statusCode >= 300;
        const limit = isFinal ? wanted.maxBytes : 0;
        const encoding = isFinal ? headers['content-encoding'] : undefined;
        const isCutFine = isError || wanted.whenTooLarge === 'cut';
        const body = await readBody(answer.body, encoding, limit, { isError, isCutFine });
        return { status: answer.statusCode, headers, body, ms: performance.now() - started };
      } catch (error) {
        if (stop.aborted) throw new OutboundError('aborted', url.href, { cause: error });
        if (deadline.aborted) throw new OutboundError('timeout', url.href, { cause: error });
        throw findOutboundError(error) ?? toOutboundError(error, url.href);
      }
    };
    if (isAllowed) return send();
    const sendInTurn = async () => {
      const release = await options.leases?.acquire(url.hostname, Math.max(0, budgetMs), stop);
      return send().finally(release);
    };
    return queue.run(url.hostname, stop, sendInTurn).catch((error) => {
      if (error instanceof OutboundError) throw error;
      throw new OutboundError('aborted', url.href, { cause: error });
    });
  }

  return {
    async fetch(address, wanted) {
      let url = guardUrl(address, allow);
      let budget = wanted.timeoutMs ?? TIMEOUT;
      let isPermanent = true;
      for (let hops = 0; hops <= (wanted.maxRedirects ?? MAX_REDIRECTS); hops++) {
        const answer = await hop(url, wanted, budget).catch((error: unknown) => {
          if (error instanceof OutboundError) error.url = url.href;
          throw error;
        });
        budget -= answer.ms;
        options.log.debug({ url: url.href, status: answer.status }, 'fetched');
        const location = answer.headers.location;
        if (!REDIRECTS.has(answer.status) || !location) {
          const { status, headers, body } = answer;
          const moved = hops > 0 && isPermanent ? url.href : null;
          return { status, headers, body, url: url.href, movedPermanentlyTo: moved };
        }
        isPermanent &&= answer.status === 301 || answer.status === 308;
        // A header's bytes are UTF-8 where they are not ASCII; as single characters they would be garbage.
        const target = Buffer.from(location, 'latin1').toString('utf8');
        url = guardUrl(target, allow, url.href);
        wanted.onRedirect?.(url.href);
      }
      throw new OutboundError('too-many-redirects', address);
    },
    mayAsk(address) {
      try {
        return Boolean(guardUrl(address, allow));
      } catch (error) {
        if (error instanceof OutboundError) return false;
        throw error;
      }
    },
    async close() {
      closing.abort();
      await Promise.all([guarded.destroy(), open.destroy()]);
    },
  };
}

interface Hop {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  ms: number;
}

function headersFor(wanted: OutboundRequest, userAgent: string): Record<string, string> {
  return {
    'user-agent': userAgent,
    accept: wanted.accept ?? '*/*',
    'accept-encoding': 'gzip, deflate, br',
    'accept-language': 'lt, en;q=0.8, *;q=0.5',
    ...(wanted.etag ? { 'if-none-match': wanted.etag } : {}),
    ...(wanted.lastModified ? { 'if-modified-since': wanted.lastModified } : {}),
  };
}

/** A header sent twice: the first one counts for a redirect, and nothing else of ours may be doubled. */
function flatten(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const pairs = Object.entries(headers).map(([name, value]) => [
    name.toLowerCase(),
    Array.isArray(value) ? (value[0] ?? '') : (value ?? ''),
  ]);
  return Object.fromEntries(pairs);
}
