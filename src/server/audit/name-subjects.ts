import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';

interface Entry {
  entity: string;
  entity_id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Entries of former versions name a file by its place in the storage. */
const STORED_FILE = /^files\/[\da-f-]{36}\//;
/** Of what the entry itself may say, the likeliest first. Never of messages and people: no values of those are kept. */
const NAMES = ['ai_translated_title', 'original_title', 'title', 'name', 'term', 'original_name'];

interface Named {
  /** Null where nothing names it. */
  subject: string | null;
  /** Of other things that the values mention, by id. */
  names: Record<string, string>;
}

/** The same entries with what a person calls today the thing they are about, and those that its values mention. */
export async function nameSubjects<Item extends Entry>(
  db: Executor,
  items: readonly Item[],
): Promise<(Item & Named)[]> {
  const ids = new Set(
    items.flatMap((item) => [item.entity_id, ...listMentioned(item)]).filter(isId),
  );
  const found = ids.size > 0 ? await findNames(db, [...ids]) : new Map<string, string>();
  return items.map((item) => ({
    ...item,
    subject: found.get(`${item.entity} ${item.entity_id}`) ?? nameIn(item.after ?? item.before),
    names: Object.fromEntries(
      listMentioned(item).flatMap((id) => {
        const name = found.get(`article ${id}`) ?? found.get(`source ${id}`);
        return name ? [[id, name]] : [];
      }),
    ),
  }));
}

/** What values mention by its id is an article or a source. */
const listMentioned = ({ before, after }: Entry): string[] =>
  [before, after]
    .flatMap((values) => Object.values(values ?? {}))
    .flat()
    .filter(isId);

const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

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
    union all select 'file ' || id, original_name from files join asked using (id)
    union all select 'term ' || id, term from glossary_terms join asked using (id)
    union all select 'profile ' || id, email from profiles join asked using (id)`);
  return new Map(rows.filter(({ name }) => name).map(({ key, name }) => [key, name]));
}

function nameIn(values: Record<string, unknown> | null): string | null {
  for (const name of NAMES) {
    const value = values?.[name];
    if (typeof value === 'string' && value) return value.replace(STORED_FILE, '');
  }
  return null;
}
