import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { ARTICLE_IMAGE_NAMES, jsonImageNames } from '../database/schema/image-names.ts';

export interface ImageUse {
  kind: 'article' | 'draft' | 'bin';
  id: string;
  title: string;
}

/** Counted so far and no further. */
const COUNTED_VERSIONS = 100;

/** Of each kind; a logo in ten thousand texts shall not make a page of the library heavy. */
const SHOWN_USES = 20;

/**
 * Where pictures are shown: articles (cover, text, the text that waits for approval), drafts, the bin. One query
 * for a whole page of the library; each part looks names up in its own index.
 * @returns by name; an unused picture has no entry. At most twenty of a kind for each
 */
export async function listImageUses(
  db: Executor,
  names: string[],
): Promise<Map<string, ImageUse[]>> {
  const uses = new Map<string, ImageUse[]>();
  if (names.length === 0) return uses;
  const { rows } = await db.execute<{ name: string } & Record<keyof ImageUse, string>>(sql`
    select asked.name, used.kind, used.id, used.title
    from unnest(${sql.param(names)}::text[]) as asked(name)
    cross join lateral (
      (select 'article' as kind, id, coalesce(ai_translated_title, original_title) as title
        from articles where (${ARTICLE_IMAGE_NAMES}) @> array[asked.name] limit ${SHOWN_USES})
      union all
      (select 'draft', id, coalesce("values" ->> 'ai_translated_title', '')
        from article_drafts where ${jsonImageNames('values')} @> array[asked.name] limit ${SHOWN_USES})
      union all
      (select 'bin', id, coalesce(snapshot ->> 'ai_translated_title', snapshot ->> 'original_title', '')
        from article_bin where ${jsonImageNames('snapshot')} @> array[asked.name] limit ${SHOWN_USES})
    ) as used`);
  for (const { name, kind, id, title } of rows) {
    const list = uses.get(name) ?? [];
    list.push({ kind: kind as ImageUse['kind'], id, title });
    uses.set(name, list);
  }
  return uses;
}

/**
 * In how many former versions of articles pictures are. They keep none from being deleted, but a person who deletes one
 * shall know it. Looked up in an index; a hundred and more count as a hundred.
 * @returns by name; a picture in none has no entry
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
        where ${jsonImageNames('snapshot')} @> array[asked.name] limit ${COUNTED_VERSIONS}
      ) as counted
    ) as found
    where found.versions > 0`);
  return new Map(rows.map(({ name, versions }) => [name, versions]));
}
