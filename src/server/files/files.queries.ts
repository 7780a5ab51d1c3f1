import { asc, desc, eq } from 'drizzle-orm';
import { FILE_TYPES, STORAGE_PATH } from '../../domain/articles/file-block.ts';
import type { Executor } from '../database/database.ts';
import { holdingWords } from '../database/holding-words.ts';
import { files } from '../database/schema/files.ts';
import { AppError } from '../errors.ts';
import { offsetOf, type Page, toPage } from '../http/paging.ts';
import { countFormerVersions, listStoredUses, type StoredUse } from '../images/stored-uses.ts';
import type { ListFiles } from './file-schemas.ts';

type FileRow = typeof files.$inferSelect;

interface LibraryFile extends Pick<FileRow, 'id' | 'original_name' | 'bytes' | 'created_at'> {
  /** Its public address. */
  url: string;
  /** 'PDF' */
  label: string;
  uses: StoredUse[];
  /** Of a file without uses: former versions of articles that would lose it; at most a hundred are counted. */
  former_versions: number;
}

/** Files to download, newest first, with the texts each is offered in. */
export async function listFiles(db: Executor, query: ListFiles): Promise<Page<LibraryFile>> {
  const where = query.q ? holdingWords(files.search_text, query.q) : undefined;
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(files)
      .where(where)
      .orderBy(desc(files.created_at), asc(files.id))
      .limit(query.per_page)
      .offset(offsetOf(query)),
    db.$count(files, where),
  ]);
  return toPage(query, await withUses(db, rows), total);
}

/** @throws AppError not-found */
export async function getFile(db: Executor, id: string): Promise<LibraryFile> {
  const [file] = await withUses(db, await db.select().from(files).where(eq(files.id, id)));
  if (!file) throw new AppError('not-found', 'Failas nerastas');
  return file;
}

async function withUses(db: Executor, rows: FileRow[]): Promise<LibraryFile[]> {
  const names = rows.map(({ name }) => name);
  const uses = await listStoredUses(db, names);
  const versions = await countFormerVersions(
    db,
    names.filter((name) => !uses.has(name)),
  );
  return rows.map(({ id, name, original_name, content_type, bytes, created_at }) => ({
    id,
    original_name,
    bytes,
    created_at,
    url: STORAGE_PATH + name,
    label: Object.values(FILE_TYPES).find(({ type }) => type === content_type)?.label ?? 'Failas',
    uses: uses.get(name) ?? [],
    former_versions: versions.get(name) ?? 0,
  }));
}
