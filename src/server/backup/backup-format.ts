import { z } from 'zod';

/*
 * One file, readable without this product: a tar, compressed by zstd and, with BACKUP_KEY, encrypted as an age file
 * (`age -d -i KEY FILE | zstd -d | tar x`). Entries in order: `backup.json`, the rows of each table as PostgreSQL's
 * COPY writes them, the pictures, the manifest. What follows the head carries its own hash in its name, so that nothing is used
 * before it was compared; the manifest stands last, so that a file that was cut is known by its absence.
 */

export const FORMAT = 1;
export const HEAD_NAME = 'backup.json';

/** Bytes of a table's rows held in memory and put into one entry. */
export const PIECE = 4 * 1024 * 1024;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().nonnegative();

const head = z.object({
  format: z.literal(FORMAT),
  /** Of package.json. */
  product: z.string(),
  /** The newest migration of the database, in milliseconds as Drizzle's journal has it. */
  migration: count,
  taken_at: z.iso.datetime(),
  /** In the order of the file. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
});

const table = z.object({
  name: z.string(),
  rows: count,
  bytes: count,
  sha256: hash,
});

const manifest = z.object({
  head,
  tables: z.array(table),
  pictures: z.array(z.object({ name: z.string(), bytes: count, sha256: hash })),
});

export type BackupHead = z.infer<typeof head>;
export type BackupTable = z.infer<typeof table>;
export type Manifest = z.infer<typeof manifest>;

/** What a file holds before its manifest says so. */
export type Piece =
  | { kind: 'table'; table: string; sha256: string }
  | { kind: 'picture'; name: string; sha256: string }
  | { kind: 'manifest'; sha256: string };

export const tablePieceName = (table: string, sha256: string) => `tables/${table}/${sha256}`;
export const manifestName = (sha256: string) => `manifest/${sha256}`;
export const pictureName = (name: string, sha256: string) => `pictures/${sha256}/${name}`;

/** Null for a name that no back-up of this format has. */
export function parsePieceName(entry: string): Piece | null {
  const [kind, second = '', ...rest] = entry.split('/');
  const last = rest.join('/');
  if (kind === 'tables' && hash.safeParse(last).success)
    return { kind: 'table', table: second, sha256: last };
  if (kind === 'manifest' && hash.safeParse(second).success && !last)
    return { kind: 'manifest', sha256: second };
  if (kind === 'pictures' && hash.safeParse(second).success && last)
    return { kind: 'picture', name: last, sha256: second };
  return null;
}

export const parseHead = (text: string): BackupHead | null => parse(head, text);
export const parseManifest = (text: string): Manifest | null => parse(manifest, text);

function parse<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
