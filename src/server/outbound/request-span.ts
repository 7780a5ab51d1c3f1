import type { SpanOptions } from '../tracing/spans.ts';

/** A request of ours in a trace: whom it asks, and not for what; an address may hold a secret. */
export const describeRequest = (method: string, url: URL): SpanOptions => ({
  kind: 'client',
  attributes: { 'http.request.method': method, 'server.address': url.hostname },
});
