import { minutes, seconds } from '../../domain/time/duration.ts';
import { problemFrom, RequestProblem } from './problem.ts';
import { sessionExpiry, sessionStore } from './session.ts';

/**
 * `fetch` with the administrator's token. When the server no longer knows the token, the panel asks for the
 * password in place and the call is made once more; the caller only waits. Every refusal is thrown, so an
 * answer that arrives is always a good one.
 * @throws RequestProblem
 */
export async function send(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const token = sessionStore.peek()?.token;
  let response = await ask(input, init, token);
  if (response.status === 401 && token && (await sessionExpiry.renew(token)))
    response = await ask(input, init, sessionStore.peek()?.token);
  if (response.ok) return response;
  throw await problemFrom(response);
}

/**
 * `fetch` for the steps of signing in: no token, a 401 is only a wrong password, and the one cookie of the
 * second step may come and go.
 * @throws RequestProblem
 */
export async function sendSigningIn(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const response = await ask(input, { ...init, credentials: 'same-origin' });
  if (response.ok) return response;
  throw await problemFrom(response);
}

/**
 * How long an answer may be on its way before it counts as none: a screen would load for ever. An act may make the
 * server ask others, and a model for minutes; given up here, it would go on there.
 */
const LONGEST = { reading: seconds(30), acting: minutes(10) };

async function ask(input: RequestInfo | URL, init: RequestInit, token?: string) {
  const headers = new Headers(init.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  const limit = new AbortController();
  const isReading = (init.method ?? 'GET') === 'GET';
  const timer = setTimeout(
    () => limit.abort(new DOMException('No answer came in time', 'TimeoutError')),
    isReading ? LONGEST.reading : LONGEST.acting,
  );
  const signal = init.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
  try {
    return await fetch(input, { credentials: 'omit', cache: 'no-store', ...init, headers, signal });
  } catch (cause) {
    throw new RequestProblem(0, '', [], { cause });
  } finally {
    // What has begun may last: a download does.
    clearTimeout(timer);
  }
}
