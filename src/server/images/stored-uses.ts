import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../database/database.ts';
import { ARTICLE_STORED_NAMES, jsonStoredNames } from '../database/schema/stored-names.ts';
import { AppError } from '../errors.ts';

export interface StoredUse {
  kind: 'article' | 'draft' | 'bin';
  id: string;
  title: string;
}

/** Counted so far and no further. */
const COUNTED_VERSIONS = 100;

/** Of each kind; a logo in ten thousand texts shall not make a page of the library heavy. */
const SHOWN_USES = 20;

/**
 * Where pictures are shown and files are offered: articles (cover, text, the text that waits for approval), drafts, the
 * bin. One query for a whole page of the library; each part looks names up in its own index.
 * @returns by name; what is unused has no entry. At most twenty of a kind for each
 */
export async function listStoredUses(
  db: Executor,
  names: string[],
): Promise<Map<string, StoredUse[]>> {
  const uses = new Map<string, StoredUse[]>();
  if (names.length === 0) return uses;
  const { rows } = await db.execute<{ name: string } & Record<keyof StoredUse, string>>(sql`
    select asked.name, used.kind, used.id, used.title
    from unnest(${sql.param(names)}::text[]) as asked(name)
    cross join lateral (
      (select 'article' as kind, id, coalesce(ai_translated_title, original_title) as title
        from articles where (${ARTICLE_STORED_NAMES}) @> array[asked.name] limit ${SHOWN_USES})
      union all
      (select 'draft', id, coalesce("values" ->> 'ai_translated_title', '')
        from article_drafts where ${jsonStoredNames('values')} @> array[asked.name] limit ${SHOWN_USES})
      union all
      (select 'bin', id, coalesce(snapshot ->> 'ai_translated_title', snapshot ->> 'original_title', '')
        from article_bin where ${jsonStoredNames('snapshot')} @> array[asked.name] limit ${SHOWN_USES})
    ) as used`);
  for (const { name, kind, id, title } of rows) {
    const list = uses.get(name) ?? [];
    list.push({ kind: kind as StoredUse['kind'], id, title });
    uses.set(name, list);
  }
  return uses;
}

/**
 * In how many former versions of articles pictures and files are. They keep none from being deleted, but a person who
 * deletes one shall know it. Looked up in an index; a hundred and more count as a hundred.
 * @returns by name; one that is in none has no entry
 */
export async function countFormerVersions(
  db: Executor,
  names: string[],
): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const { rows } = await db.execute<{ name: string; versions: number }>(sql`
    select asked.name, found.versions
    from unnest(${sql.param(names)}::text[]) as asked(name)
    cross join lateral (
      select count(*)::int as versions from (
        select from article_revisions
        where ${jsonStoredNames('snapshot')} @> array[asked.name] limit ${COUNTED_VERSIONS}
      ) as counted
    ) as found
    where found.versions > 0`);
  return new Map(rows.map(({ name, versions }) => [name, versions]));
}

interface Removal {
  name: string;
  /** Said where a text has it. */
  refusal: string;
}

/**
 * Refuses the removal of what a text has. The caller has locked the writing of texts.
 * @throws AppError `conflict` with the member `uses`
 */
export async function checkUnused(tx: Transaction, { name, refusal }: Removal): Promise<void> {
  const uses = (await listStoredUses(tx, [name])).get(name) ?? [];
  if (uses.length > 0) throw new AppError('conflict', refusal, { extra: { uses } });
}

/**
 * For the few milliseconds of the check and the removal writing texts is locked: a picture or a file put into one in
 * between would be removed all the same. Gives up at once where a long transaction is under way, and before the
 * database would call our waiting a deadlock.
 */
export async function lockTextWrites(tx: Transaction): Promise<void> {
  try {
    await tx.execute(sql`set local lock_timeout = '500ms'`);
    await tx.execute(sql`lock table articles, article_drafts, article_bin in share mode`);
  } catch (cause) {
    const { code } = (cause instanceof Error ? (cause.cause ?? cause) : {}) as { code?: string };
    if (code !== '55P03') throw cause;
    throw new AppError('unavailable', 'Šiuo metu išsaugomi straipsniai. Bandykite dar kartą.', {
      cause,
      retryAfterSeconds: 1,
    });
  }
}
