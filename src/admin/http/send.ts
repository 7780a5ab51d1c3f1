import { sessionStore } from '../session/session.ts';
import { problemFrom, RequestProblem } from './problem.ts';

/**
 * `fetch` with the administrator's token. A refused token ends the session (the guard then leads to
 * sign-in); every refusal is thrown, so an answer that arrives is always a good one.
 * @throws RequestProblem
 */
export async function send(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const token = sessionStore.read()?.token;
  const headers = new Headers(init.headers);
  if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
  let response: Response;
  try {
    response = await fetch(input, { ...init, headers, credentials: 'omit', cache: 'no-store' });
  } catch (cause) {
    throw new RequestProblem(0, '', [], { cause });
  }
  if (response.ok) return response;
  if (response.status === 401 && token) sessionStore.clear(token);
  throw await problemFrom(response);
}

/** A POST or PUT with a JSON body. */
export function sendJson(method: string, address: string, body: unknown): Promise<Response> {
  return send(address, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
