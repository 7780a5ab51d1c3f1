import { problemFrom, RequestProblem } from '../http/problem.ts';
import { send, sendJson } from '../http/send.ts';
import { sessionStore } from '../http/session.ts';
import type { ImageList, StoredImage } from './image.ts';

const IMAGES = '/api/admin/images';

export async function listImages(query: Record<string, string>): Promise<ImageList> {
  return (await send(`${IMAGES}?${new URLSearchParams(query)}`)).json();
}

/** @throws RequestProblem 404 when it has been deleted */
export async function getImage(id: string): Promise<StoredImage> {
  return (await send(`${IMAGES}/${id}`)).json();
}

export async function updateImage(
  { id }: Pick<StoredImage, 'id'>,
  changes: Pick<StoredImage, 'alt' | 'is_decorative'>,
): Promise<StoredImage> {
  return (await sendJson('PATCH', `${IMAGES}/${id}`, changes)).json();
}

/** @throws RequestProblem 409 with `uses` in its document while a text shows the picture */
export async function deleteImage({ id }: Pick<StoredImage, 'id'>): Promise<void> {
  await send(`${IMAGES}/${id}`, { method: 'DELETE' });
}

export interface UploadOptions {
  /** Of the import dialog: the picture is named after the article (specification §7.3). */
  articleId?: string | undefined;
  /** Share that has gone out, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/**
 * Sends a file to the library. `fetch` reports no upload progress, so this is the older way; a lapsed
 * session goes through `send`, which asks for the password and sends again.
 * @throws RequestProblem
 */
export async function uploadImage(file: File, options: UploadOptions = {}): Promise<StoredImage> {
  const form = new FormData();
  form.set('file', file);
  if (options.articleId) form.set('article_id', options.articleId);
  const response = await postWithProgress(form, options.onProgress);
  if (response.ok) return response.json();
  if (response.status !== 401) throw await problemFrom(response);
  return (await send(IMAGES, { method: 'POST', body: form })).json();
}

function postWithProgress(form: FormData, onProgress?: (share: number) => void): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open('POST', IMAGES);
  const token = sessionStore.read()?.token;
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
  request.onerror = () => reject(new RequestProblem(0, ''));
  request.send(form);
  return promise;
}
