import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';

interface Entry {
  entity: string;
  entity_id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Of what the entry itself may say, the likeliest first. Never of messages and people: no values of those are kept. */
const NAMES = ['ai_translated_title', 'original_title', 'title', 'name', 'term', 'original_name'];

/** The same entries with what a person calls the thing they are about today; null where nothing names it. */
export async function nameSubjects<Item extends Entry>(
  db: Executor,
  items: readonly Item[],
): Promise<(Item & { subject: string | null })[]> {
  const ids = [...new Set(items.map(({ entity_id }) => entity_id).filter((id) => UUID.test(id)))];
  const names = ids.length > 0 ? await findNames(db, ids) : new Map<string, string>();
  return items.map((item) => ({
    ...item,
    subject: names.get(`${item.entity} ${item.entity_id}`) ?? nameIn(item.after ?? item.before),
  }));
}

async function findNames(db: Executor, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ key: string; name: string }>(sql`
    with asked as (select unnest(${sql.param(ids)}::uuid[]) as id)
    select 'article ' || id as key, coalesce(ai_translated_title, original_title) as name
      from articles join asked using (id)
    union all select 'article ' || id, coalesce(snapshot ->> 'ai_translated_title', snapshot ->> 'original_title')
      from article_bin join asked using (id)
    union all select 'draft ' || id, title from article_drafts join asked using (id)
    union all select 'source ' || id, name from rss_sources join asked using (id)
    union all select 'image ' || id, original_name from images join asked using (id)
    union all select 'term ' || id, term from glossary_terms join asked using (id)
    union all select 'profile ' || id, email from profiles join asked using (id)`);
  return new Map(rows.filter(({ name }) => name).map(({ key, name }) => [key, name]));
}

function nameIn(values: Record<string, unknown> | null): string | null {
  for (const name of NAMES) {
    const value = values?.[name];
    if (typeof value === 'string' && value) return value;
  }
  return null;
}
