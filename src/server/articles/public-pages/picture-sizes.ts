import { inArray } from 'drizzle-orm';
import { PICTURE_PATH } from '../../../domain/articles/picture.ts';
import type { Executor } from '../../database/database.ts';
import { images } from '../../database/schema/images.ts';

/** Width and height in pixels of stored pictures, by their path. */
export type PictureSizes = ReadonlyMap<string, { width: number; height: number }>;

const IN_TEXT = new RegExp(`${PICTURE_PATH}([\\w/-]+\\.[a-z]+)`, 'g');

/** Of the pictures a text shows. Costs a query only where there are any; one not in the library is left out. */
export async function findPictureSizes(db: Executor, html: string): Promise<PictureSizes> {
  const names = [...new Set([...html.matchAll(IN_TEXT)].map(([, name = '']) => name))];
  if (names.length === 0) return new Map();
  const rows = await db
    .select({ name: images.name, width: images.width, height: images.height })
    .from(images)
    .where(inArray(images.name, names));
  return new Map(rows.map(({ name, width, height }) => [PICTURE_PATH + name, { width, height }]));
}
