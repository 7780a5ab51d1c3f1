import { and, eq, inArray, ne, not, type SQL, sql } from 'drizzle-orm';
import { isManualPostRow } from '../../articles/model/manual-post-row.ts';
import type { Executor } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';
import { AppError } from '../../errors.ts';

/** Articles by their ids, or so many at random. */
export interface Choice {
  article_ids?: string[];
  sample?: number;
}

/** As a preparation would take it, whatever has become of it since: from a source, with a text, for its story. */
const isReplayable = and(
  not(isManualPostRow),
  eq(articles.is_story_lead, true),
  ne(articles.original_content, ''),
) as SQL;

/** A person has changed its text since it was prepared, or wrote it. */
export const isEdited = sql<boolean>`(${articles.edited_date} is not null
  and ${articles.ai_translated_content} is not null
  and ${articles.edited_date} > coalesce(${articles.prepared_at}, '-infinity'))`;

/** @throws AppError invalid when none of them can be prepared */
export async function chooseArticles(db: Executor, { article_ids, sample }: Choice) {
  const query = db
    .select({
      id: articles.id,
      title: sql<string>`coalesce(${articles.ai_translated_title}, ${articles.original_title})`,
      /** Characters of its source's HTML. */
      length: sql<number>`length(${articles.original_content})`,
      isEdited,
    })
    .from(articles)
    .where(and(isReplayable, article_ids && inArray(articles.id, article_ids)));
  const found = await (sample ? query.orderBy(sql`random()`).limit(sample) : query);
  if (found.length > 0) return found;
  const message = article_ids
    ? 'Nė vienas iš pasirinktų straipsnių neturi šaltinio teksto.'
    : 'Importuotų straipsnių, kuriuos būtų galima palyginti, nėra.';
  throw new AppError('invalid', message, { errors: [{ field: 'article_ids', message }] });
}
