import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { PICTURE_PATH } from '../../domain/articles/picture.ts';
import type { Executor } from '../database/database.ts';
import { holdingWords } from '../database/holding-words.ts';
import { images } from '../database/schema/images.ts';
import { AppError } from '../errors.ts';
import { offsetOf, type Page, toPage } from '../http/paging.ts';
import type { ListImages } from './image-schemas.ts';
import type { ImageRow } from './save-image.ts';
import { countFormerVersions, listStoredUses, type StoredUse } from './stored-uses.ts';

interface LibraryImage
  extends Pick<
    ImageRow,
    | 'id'
    | 'name'
    | 'origin'
    | 'original_name'
    | 'width'
    | 'height'
    | 'bytes'
    | 'alt'
    | 'is_decorative'
    | 'created_at'
  > {
  /** Public path; `?w=400&f=webp` gives a small one. */
  url: string;
  uses: StoredUse[];
  /** Of a picture without uses: former versions of articles that would lose it; at most a hundred are counted. */
  former_versions: number;
}

/** The library, newest first by default, with the places each picture is used in. */
export async function listImages(db: Executor, query: ListImages): Promise<Page<LibraryImage>> {
  const where = and(
    query.origin && eq(images.origin, query.origin),
    query.q ? holdingWords(images.search_text, query.q) : undefined,
  );
  const direction = query.sort.descending ? sql`desc nulls last` : sql`asc nulls first`;
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(images)
      .where(where)
      .orderBy(
        sql`${images.created_at} ${direction}`,
        query.sort.descending ? asc(images.id) : sql`${images.id} desc`,
      )
      .limit(query.per_page)
      .offset(offsetOf(query)),
    countImages(db, where),
  ]);
  return toPage(query, await withUses(db, rows), total);
}

/** @throws AppError not-found */
export async function getImage(db: Executor, id: string): Promise<LibraryImage> {
  const rows = await db.select().from(images).where(eq(images.id, id));
  const [image] = await withUses(db, rows);
  if (!image) throw new AppError('not-found', 'Nuotrauka nerasta');
  return image;
}

async function withUses(db: Executor, rows: ImageRow[]): Promise<LibraryImage[]> {
  const uses = await listStoredUses(
    db,
    rows.map(({ name }) => name),
  );
  const unused = rows.filter(({ name }) => !uses.has(name));
  const versions = await countFormerVersions(
    db,
    unused.map(({ name }) => name),
  );
  return rows.map(({ content_type: _type, created_by: _by, search_text: _search, ...image }) => ({
    ...image,
    url: PICTURE_PATH + image.name,
    uses: uses.get(image.name) ?? [],
    former_versions: versions.get(image.name) ?? 0,
  }));
}

const countImages = (db: Executor, where: SQL | undefined): Promise<number> =>
  db.$count(images, where);
