import { and, count, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { days } from '../../../domain/time/duration.ts';
import type { Executor } from '../../database/database.ts';
import { downwards } from '../../database/newest-first.ts';
import { articles } from '../../database/schema/articles.ts';
import { model_calls } from '../../database/schema/preparation.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { SPENT } from '../preparation/models/model-calls.ts';

/** How far back it is counted; the panel names it. */
const PERIOD = days(30);

/** What a source brought lately, and what that cost. */
interface SourceYield {
  imported: number;
  /** Of those, how many are public now. */
  published: number;
  /** Millionths of a US dollar. */
  cost_micro_usd: number;
  /** Its newest articles, whenever they came; the latest first. */
  newest_titles: string[];
}

const NOTHING: SourceYield = { imported: 0, published: 0, cost_micro_usd: 0, newest_titles: [] };

const SHOWN_TITLES = 3;

/** @returns by the source's id */
export async function readYields(
  db: Executor,
  ids: string[],
  now: Date,
): Promise<(id: string) => SourceYield> {
  if (ids.length === 0) return () => NOTHING;
  const from = new Date(now.getTime() - PERIOD);
  const newest = db
    .select({
      title: sql<string>`coalesce(${articles.ai_translated_title}, ${articles.original_title})`.as(
        'title',
      ),
      created_at: articles.created_at,
    })
    .from(articles)
    .where(eq(articles.source_id, rss_sources.id))
    .orderBy(downwards(articles.created_at))
    .limit(SHOWN_TITLES)
    .as('newest');
  const [counts, costs, titles] = await Promise.all([
    db
      .select({
        id: articles.source_id,
        imported: count(),
        published: count(articles.published_date),
      })
      .from(articles)
      .where(and(inArray(articles.source_id, ids), gte(articles.created_at, from)))
      .groupBy(articles.source_id),
    db
      .select({ id: model_calls.source_id, cost_micro_usd: SPENT.cost_micro_usd })
      .from(model_calls)
      .where(and(inArray(model_calls.source_id, ids), gte(model_calls.created_at, from)))
      .groupBy(model_calls.source_id),
    db
      .select({ id: rss_sources.id, title: newest.title })
      .from(rss_sources)
      .innerJoinLateral(newest, sql`true`)
      .where(inArray(rss_sources.id, ids))
      .orderBy(desc(newest.created_at)),
  ]);
  const found = new Map<string | null, Partial<SourceYield>>();
  for (const { id, ...part } of [...counts, ...costs]) found.set(id, { ...found.get(id), ...part });
  for (const { id, title } of titles) {
    const known = found.get(id);
    found.set(id, { ...known, newest_titles: [...(known?.newest_titles ?? []), title] });
  }
  return (id) => ({ ...NOTHING, ...found.get(id) });
}
