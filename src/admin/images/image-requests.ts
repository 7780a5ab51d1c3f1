import type { InferRequestType } from 'hono/client';
import { api } from '../http/api-client.ts';
import { uploadForm } from '../http/upload.ts';
import type { StoredImage } from './image.ts';

const images = api.api.admin.images;
const image = images[':id'];

export const listImages = async (query: InferRequestType<typeof images.$get>['query']) =>
  (await images.$get({ query })).json();

/** @throws RequestProblem 404 when it has been deleted */
export const getImage = async (id: string): Promise<StoredImage> =>
  (await image.$get({ param: { id } })).json();

export const updateImage = async (
  { id }: Pick<StoredImage, 'id'>,
  json: Pick<StoredImage, 'alt' | 'is_decorative'>,
): Promise<StoredImage> => (await image.$patch({ param: { id }, json })).json();

/** @throws RequestProblem 409 with `uses` in its document while a text shows the picture */
export async function deleteImage({ id }: Pick<StoredImage, 'id'>): Promise<void> {
  await image.$delete({ param: { id } });
}

interface UploadOptions {
  /** Of the import dialog: the picture is named after the article (specification §7.3). */
  articleId?: string | undefined;
  /** Share that has gone out, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/**
 * Sends a file to the library.
 * @throws RequestProblem
 */
export async function uploadImage(file: File, options: UploadOptions = {}): Promise<StoredImage> {
  const form = new FormData();
  form.set('file', file);
  if (options.articleId) form.set('article_id', options.articleId);
  return (await uploadForm(images.$path(), form, options.onProgress)).json();
}
