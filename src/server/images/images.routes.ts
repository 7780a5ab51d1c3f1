import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { type ApiEnv, getAdministratorId } from '../http/env.ts';
import { valid } from '../http/validate.ts';
import { deleteImage, updateImage } from './change-images.ts';
import { listImagesQuery, updateImageBody } from './image-schemas.ts';
import { getImage, listImages } from './images.queries.ts';
import { readUpload } from './read-upload.ts';
import { uploadImage } from './upload-image.ts';

const idParam = z.object({ id: z.uuid() });
const tags = ['admin images'];

/** Under `/api/admin/images`. */
export function imagesRoutes(ctx: Pick<AppContext, 'db' | 'storage' | 'clock'>) {
  return new Hono<ApiEnv>()
    .get(
      '/',
      describeRoute({ tags, summary: 'The library, with the places each picture is used in' }),
      valid('query', listImagesQuery),
      async (c) => c.json(await listImages(ctx.db, c.req.valid('query'))),
    )
    .post(
      '/',
      describeRoute({
        tags,
        summary: 'Upload: multipart with `file` and, if wanted, `alt` and `article_id`',
      }),
      async (c) => {
        const { article_id: articleId, ...upload } = await readUpload(c);
        const userId = getAdministratorId(c);
        const { id } = await uploadImage(ctx, { ...upload, articleId, userId });
        return c.json(await getImage(ctx.db, id), 201);
      },
    )
    .get(
      '/:id',
      describeRoute({ tags, summary: 'One picture' }),
      valid('param', idParam),
      async (c) => c.json(await getImage(ctx.db, c.req.valid('param').id)),
    )
    .patch(
      '/:id',
      describeRoute({ tags, summary: 'Alternative text, or that it says nothing' }),
      valid('param', idParam),
      valid('json', updateImageBody),
      async (c) => {
        const { id } = c.req.valid('param');
        const changes = c.req.valid('json');
        await updateImage(ctx, { id, userId: getAdministratorId(c), changes });
        return c.json(await getImage(ctx.db, id));
      },
    )
    .delete(
      '/:id',
      describeRoute({ tags, summary: 'Remove an unused picture; 409 names the uses' }),
      valid('param', idParam),
      async (c) => {
        await deleteImage(ctx, { id: c.req.valid('param').id, userId: getAdministratorId(c) });
        return c.json({ success: true as const });
      },
    );
}
