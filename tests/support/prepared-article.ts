import type { Database } from '../../src/server/database/database.ts';
import { articles } from '../../src/server/database/schema/articles.ts';

/** What every imported article has. */
export const IMPORTED_ARTICLE = {
  source_name: 'A',
  source_rss_url: 'https://example.com/feed',
  original_url: 'https://example.com/1',
  original_title: 'A',
};

/** Stores an article as it is imported, but for what `values` say. */
export async function storeArticle(
  db: Pick<Database, 'insert'>,
  values: Partial<typeof articles.$inferInsert> = {},
) {
  const [row] = await db
    .insert(articles)
    .values({ ...IMPORTED_ARTICLE, ...values })
    .returning();
  if (!row) throw new Error('no article was stored');
  return row;
}

let counter = 0;

/** Stores an article as models leave it after the last check, by default; each has its own slug and address. */
export async function storePreparedArticle(
  db: Database,
  values: Partial<typeof articles.$inferInsert> = {},
): Promise<string> {
  counter += 1;
  const { id } = await storeArticle(db, {
    source_name: 'Portalas',
    original_url: `https://example.com/${counter}`,
    original_title: `Title ${counter}`,
    ai_translated_title: `Antraštė ${counter}`,
    ai_slug: `antraste-${counter}`,
    ai_translated_excerpt: 'Santrauka',
    ai_translated_content: '<p>Tekstas</p>',
    ai_category: 'Technologijos',
    ai_actuality_score: 80,
    preparation_state: 'prepared',
    prepared_by: 'ai',
    ...values,
  });
  return id;
}
