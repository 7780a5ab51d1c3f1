import { desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { days as inDays } from '../../../domain/time/duration.ts';
import { TIME_ZONE } from '../../../domain/time/vilnius-date.ts';
import type { AppContext } from '../../context.ts';
import type { Executor } from '../../database/database.ts';
import { article_bin } from '../../database/schema/article-versions.ts';
import { articles } from '../../database/schema/articles.ts';
import { model_calls } from '../../database/schema/preparation.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { startOfVilniusDay, vilniusDay, vilniusHour } from '../../time/vilnius-time.ts';
import { readDailyCaps } from '../preparation/models/budget.ts';
import { SPENT, type Spent, sumSpent } from '../preparation/models/model-calls.ts';

/** The dearest articles that are named. */
const ARTICLES_SHOWN = 10;

/**
 * What models used: today against the limits, and in the last days by day, source and article. Days are those of
 * Vilnius; only days with calls are listed, the latest first.
 */
export async function getCosts(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { days }: { days: number },
) {
  const now = clock.now();
  const from = firstMoment(now, days);
  const [today, caps, total, byDay, bySource, byArticle] = await Promise.all([
    sumSpent(db, startOfVilniusDay(now)),
    readDailyCaps(db),
    sumSpent(db, from),
    listByDay(db, from),
    listBySource(db, from),
    listByArticle(db, from),
  ]);
  return { today, caps, total, days: byDay, sources: bySource, articles: byArticle };
}

/** Midnight of Vilnius so many days ago, today being the first. */
function firstMoment(now: Date, days: number): Date {
  const today = Date.parse(`${vilniusDay(now)}T00:00:00Z`);
  return vilniusHour(new Date(today - inDays(days - 1)).toISOString().slice(0, 10), 0);
}

const since = (from: Date) => gte(model_calls.created_at, from);

function listByDay(db: Executor, from: Date): Promise<({ date: string } & Spent)[]> {
  const zone = sql.raw(`'${TIME_ZONE}'`);
  const date = sql<string>`to_char(${model_calls.created_at} at time zone ${zone}, 'YYYY-MM-DD')`;
  return db
    .select({ date, ...SPENT })
    .from(model_calls)
    .where(since(from))
    .groupBy(date)
    .orderBy(desc(date));
}

const DEAREST = [
  desc(SPENT.cost_micro_usd),
  desc(sql`${SPENT.input_tokens} + ${SPENT.output_tokens}`),
];

/** Name null: a source that was deleted, or an article without one. */
function listBySource(
  db: Executor,
  from: Date,
): Promise<({ source_id: string | null; name: string | null } & Spent)[]> {
  return db
    .select({ source_id: rss_sources.id, name: rss_sources.name, ...SPENT })
    .from(model_calls)
    .leftJoin(rss_sources, eq(rss_sources.id, model_calls.source_id))
    .where(since(from))
    .groupBy(rss_sources.id, rss_sources.name)
    .orderBy(...DEAREST);
}

/** Title null: deleted for good. */
async function listByArticle(db: Executor, from: Date) {
  const rows = await db
    .select({ article_id: model_calls.article_id, ...SPENT })
    .from(model_calls)
    .where(since(from))
    .groupBy(model_calls.article_id)
    .orderBy(...DEAREST)
    .limit(ARTICLES_SHOWN);
  const ids = rows.map(({ article_id }) => article_id);
  const title = sql<string>`coalesce(${articles.ai_translated_title}, ${articles.original_title})`;
  const [there, binned] = ids.length
    ? await Promise.all([
        db.select({ id: articles.id, title }).from(articles).where(inArray(articles.id, ids)),
        db
          .select({ id: article_bin.id, title: article_bin.title })
          .from(article_bin)
          .where(inArray(article_bin.id, ids)),
      ])
    : [[], []];
  const titles = new Map([...binned, ...there].map((row) => [row.id, row.title]));
  return rows.map((row) => ({ ...row, title: titles.get(row.article_id) ?? null }));
}
