import { AsyncLocalStorage } from 'node:async_hooks';

/*
 * What the rooms know of traces: that their work may be a span of one. Which library keeps and sends them is known to
 * open-telemetry.ts alone, which is loaded only where traces are switched on.
 */

type SpanAttributes = Record<string, string | number | undefined>;

export interface SpanOptions {
  /** Whose work it is: asked of us, asked by us of another server, taken from a queue; else our own. */
  kind?: 'server' | 'client' | 'consumer';
  /** By the names of OpenTelemetry's conventions, where it has one. */
  attributes?: SpanAttributes;
}

export interface Span {
  set(attributes: SpanAttributes): void;
  rename(name: string): void;
  /** @param kind of few, never a message: it may hold what a person wrote. The first one counts */
  fail(kind: string): void;
  end(): void;
  /** One that happens within it. */
  begin(name: string, options?: SpanOptions): Span;
}

/** Where traces begin: a request, a job. */
export interface Tracing {
  /** @param parent the header `traceparent` of whoever asked; only of one that is trusted */
  begin(name: string, options: SpanOptions, parent?: string): Span;
  /** Sends what is left, for a moment only. */
  stop(): Promise<void>;
}

const current = new AsyncLocalStorage<Span>();

/** Whether anybody will see a span that begins here: false costs nothing more. */
export const isTraced = (): boolean => current.getStore() !== undefined;

/** All spans that begin in `work`, however late, are within this one. */
export const runWithin = <Result>(span: Span, work: () => Result): Result =>
  current.run(span, work);

/** Does the work as a span of the trace it belongs to; where there is none, just does it. */
export async function withSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span | null) => Promise<Result>,
): Promise<Result> {
  const parent = current.getStore();
  return parent ? await finish(parent.begin(name, options), work) : await work(null);
}

/** Does the work as a trace of its own. */
export async function withTrace<Result>(
  tracing: Tracing | null,
  name: string,
  options: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracing ? await finish(tracing.begin(name, options), work) : await work();
}

async function finish<Result>(span: Span, work: (span: Span) => Promise<Result>): Promise<Result> {
  try {
    return await runWithin(span, () => work(span));
  } catch (error) {
    span.fail(kindOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/** PostgreSQL's and Node's code, or our own kind, where there is one; else the class. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, kind } = error as { code?: unknown; kind?: unknown };
  return [code, kind].find((word) => typeof word === 'string') ?? error.constructor.name;
}
