import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { readForm } from '../http/body.ts';
import { describeAs } from '../http/describe-route.ts';
import { type ApiEnv, getAdministratorId } from '../http/env.ts';
import { removeRow } from '../http/row-routes.ts';
import { valid } from '../http/validate.ts';
import { deleteFile } from './delete-file.ts';
import { listFilesQuery } from './file-schemas.ts';
import { getFile, listFiles } from './files.queries.ts';
import { saveFile } from './save-file.ts';

const described = describeAs('admin files');

/** Under `/api/admin/files`. */
export function filesRoutes(ctx: Pick<AppContext, 'db' | 'storage' | 'clock'>) {
  return new Hono<ApiEnv>()
    .get(
      '/',
      described('Files to download, with the texts each is offered in'),
      valid('query', listFilesQuery),
      async (c) => c.json(await listFiles(ctx.db, c.req.valid('query'))),
    )
    .delete(
      '/:id',
      ...removeRow(
        described('Remove a file that no text offers; 409 names the uses'),
        ({ id, by }) => deleteFile(ctx, { id, userId: by }),
      ),
    )
    .post(
      '/',
      described('Upload of a document that a text offers to download: multipart with `file`'),
      async (c) => {
        const file = (await readForm(c)).get('file');
        if (!(file instanceof File)) {
          const message = 'Pasirinkite failą';
          throw new AppError('invalid', message, { errors: [{ field: 'file', message }] });
        }
        const userId = getAdministratorId(c);
        const bytes = await file.bytes();
        const id = await saveFile(ctx, { bytes, originalName: file.name, userId });
        return c.json(await getFile(ctx.db, id), 201);
      },
    );
}
