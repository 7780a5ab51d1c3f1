import { and, eq, inArray, ne, not, type SQL, sql } from 'drizzle-orm';
import { isManualPostRow } from '../../articles/model/manual-post-row.ts';
import type { Executor } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';
import { AppError } from '../../errors.ts';

/** Articles by their ids, or so many at random. */
export type Choice = { article_ids: string[] } | { sample: number };

/** As a preparation would take it, whatever has become of it since: from a source, with a text, for its story. */
const isReplayable = and(
  not(isManualPostRow),
  eq(articles.is_story_lead, true),
  ne(articles.original_content, ''),
) as SQL;

/** A person has changed its text since it was prepared, or wrote it. */
const isEdited = sql<boolean>`(${articles.edited_date} is not null
  and ${articles.ai_translated_content} is not null
  and ${articles.edited_date} > coalesce(${articles.prepared_at}, '-infinity'))`;

export interface ChosenArticle {
  id: string;
  title: string;
  /** Characters of its source's HTML. */
  length: number;
  isEdited: boolean;
}

/** @throws AppError invalid when none of them can be prepared */
export async function chooseArticles(db: Executor, choice: Choice): Promise<ChosenArticle[]> {
  const isByHand = 'article_ids' in choice;
  const query = db
    .select({
      id: articles.id,
      title: sql<string>`coalesce(${articles.ai_translated_title}, ${articles.original_title})`,
      length: sql<number>`length(${articles.original_content})`,
      isEdited,
    })
    .from(articles)
    .where(isByHand ? and(isReplayable, inArray(articles.id, choice.article_ids)) : isReplayable);
  const found = await (isByHand ? query : query.orderBy(sql`random()`).limit(choice.sample));
  if (found.length > 0) return found;
  const message = isByHand
    ? 'Nė vienas iš pasirinktų straipsnių neturi šaltinio teksto.'
    : 'Importuotų straipsnių, kuriuos būtų galima palyginti, nėra.';
  throw new AppError('invalid', message, { errors: [{ field: 'article_ids', message }] });
}
