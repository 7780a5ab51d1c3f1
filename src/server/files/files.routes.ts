import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { readForm } from '../http/body.ts';
import { describeAs } from '../http/describe-route.ts';
import { type ApiEnv, getAdministratorId } from '../http/env.ts';
import { saveFile } from './save-file.ts';

const described = describeAs('admin files');

/** Under `/api/admin/files`. */
export function filesRoutes(ctx: Pick<AppContext, 'db' | 'storage' | 'clock'>) {
  return new Hono<ApiEnv>().post(
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
      return c.json(await saveFile(ctx, { bytes, originalName: file.name, userId }), 201);
    },
  );
}
