import type { IncomingMessage, ServerResponse } from 'node:http';
import { runWithin, type Tracing } from '../tracing/spans.ts';
import { findPattern, labelOf } from './route-label.ts';

type TraceRequest = <Result>(
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  work: () => Result,
) => Result;

/**
 * A request as a trace: its route and status as metrics have them, its id as the log has it, and of its address nothing else,
 * for an address may let its visitor in.
 * @param isProxy whose word about the trace it belongs to counts; anybody could have all of theirs kept otherwise
 */
export function createRequestTracer(
  tracing: Tracing,
  isProxy: (request: IncomingMessage) => boolean,
): TraceRequest {
  return (request, response, id, work) => {
    const { method = 'GET', url = '/' } = request;
    const parent = isProxy(request) ? request.headers.traceparent?.toString() : undefined;
    const attributes = { 'http.request.method': method, request_id: id };
    const span = tracing.begin(method, { kind: 'server', attributes }, parent);
    response.once('close', () => {
      const route = findPattern(response) ?? labelOf(url);
      span.rename(`${method} ${route}`);
      span.set({ 'http.route': route });
      if (response.writableFinished) {
        span.set({ 'http.response.status_code': response.statusCode });
        if (response.statusCode >= 500) span.fail(String(response.statusCode));
      } else span.set({ 'error.type': 'aborted' });
      span.end();
    });
    return runWithin(span, work);
  };
}
