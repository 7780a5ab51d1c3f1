import { problemFrom, RequestProblem } from './problem.ts';
import { send } from './send.ts';
import { sessionStore } from './session.ts';

/**
 * Sends a form with a file. `fetch` reports no upload progress, so this is the older way; a lapsed session goes
 * through `send`, which asks for the password and sends again.
 * @param onProgress share that has gone out, 0 to 1
 * @throws RequestProblem
 */
export async function uploadForm(
  path: string,
  form: FormData,
  onProgress?: (share: number) => void,
): Promise<Response> {
  const response = await postWithProgress(path, form, onProgress);
  if (response.ok) return response;
  if (response.status !== 401) throw await problemFrom(response);
  return send(path, { method: 'POST', body: form });
}

function postWithProgress(
  path: string,
  form: FormData,
  onProgress?: (share: number) => void,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open('POST', path);
  const token = sessionStore.read()?.token;
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
  request.onerror = () => reject(new RequestProblem(0, ''));
  request.send(form);
  return promise;
}
