import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { describeAs } from '../http/describe-route.ts';
import { type ApiEnv, getAdministratorId } from '../http/env.ts';
import { changeRow, onRow, removeRow } from '../http/row-routes.ts';
import { valid } from '../http/validate.ts';
import { deleteImage, updateImage } from './change-images.ts';
import { listImagesQuery, updateImageBody } from './image-schemas.ts';
import { getImage, listImages } from './images.queries.ts';
import { readUpload } from './read-upload.ts';
import { uploadImage } from './upload-image.ts';

const described = describeAs('admin images');

/** Under `/api/admin/images`. */
export function imagesRoutes(ctx: Pick<AppContext, 'db' | 'storage' | 'clock'>) {
  return new Hono<ApiEnv>()
    .get(
      '/',
      described('The library, with the places each picture is used in'),
      valid('query', listImagesQuery),
      async (c) => c.json(await listImages(ctx.db, c.req.valid('query'))),
    )
    .post(
      '/',
      described('Upload: multipart with `file` and, if wanted, `alt` and `article_id`'),
      async (c) => {
        const { article_id: articleId, ...upload } = await readUpload(c);
        const userId = getAdministratorId(c);
        const { id } = await uploadImage(ctx, { ...upload, articleId, userId });
        return c.json(await getImage(ctx.db, id), 201);
      },
    )
    .get('/:id', ...onRow(described('One picture'), ({ id }) => getImage(ctx.db, id)))
    .patch(
      '/:id',
      ...changeRow(
        described('Alternative text, or that it says nothing'),
        updateImageBody,
        async ({ id, by, changes }) => {
          await updateImage(ctx, { id, userId: by, changes });
          return await getImage(ctx.db, id);
        },
      ),
    )
    .delete(
      '/:id',
      ...removeRow(described('Remove an unused picture; 409 names the uses'), ({ id, by }) =>
        deleteImage(ctx, { id, userId: by }),
      ),
    );
}
