import { and, count, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { seconds } from '../../domain/time/duration.ts';
import { readDisks } from '../alerts/conditions/read-disks.ts';
import { SUM_OF_ALL, sumOf, WHATEVER_THE_SCORE } from '../articles/model/article-counts.ts';
import { getBackupStatus } from '../backup/backup-status.ts';
import type { AppContext } from '../context.ts';
import { article_counts, articles } from '../database/schema/articles.ts';
import { conditions } from '../database/schema/conditions.ts';
import { model_calls } from '../database/schema/preparation.ts';
import { rss_sources } from '../database/schema/sources.ts';
import { SPENT } from '../newsroom/preparation/models/model-calls.ts';
import { startOfVilniusDay } from '../time/vilnius-time.ts';

/* What only the database and the disk know: the same for all who ask within some seconds. */

const KEPT = seconds(15);

type Ctx = Pick<AppContext, 'db' | 'clock' | 'config'>;
export type Figures = Awaited<ReturnType<typeof readFigures>>;

/** @returns a reader that looks at most once in fifteen seconds, however many ask; null while the database is away */
export function createFigureReader(ctx: Ctx): () => Promise<Figures | null> {
  let kept: { figures: Promise<Figures | null>; until: number } | null = null;
  return () => {
    if (!kept || kept.until < Date.now())
      kept = { figures: readFigures(ctx).catch(() => null), until: Date.now() + KEPT };
    return kept.figures;
  };
}

/** One after another: a look shall not take the connections that work waits for. */
async function readFigures({ db, clock, config }: Ctx) {
  const today = startOfVilniusDay(clock.now());
  const isOfSourceToday = and(gte(articles.created_at, today), isNotNull(articles.source_id));
  const [kept] = await db
    .select({ all: SUM_OF_ALL, published: sumOf('published'), processed: sumOf('processed') })
    .from(article_counts)
    .where(WHATEVER_THE_SCORE);
  return {
    articles: kept ?? { all: 0, published: 0, processed: 0 },
    imported: await db.$count(articles, isOfSourceToday),
    queues: await readQueues(db),
    sizes: await readSizes(db),
    disks: await readDisks(config),
    backup: await getBackupStatus({ db, clock }),
    sources: await db
      .select({ failure: rss_sources.last_error_kind, count: count() })
      .from(rss_sources)
      .where(eq(rss_sources.is_active, true))
      .groupBy(rss_sources.last_error_kind),
    models: await db
      .select({ model: model_calls.model, calls: count(), ...SPENT })
      .from(model_calls)
      .where(gte(model_calls.created_at, today))
      .groupBy(model_calls.model),
    open: await db
      .select({ code: conditions.code, count: count() })
      .from(conditions)
      .where(isNull(conditions.closed_at))
      .groupBy(conditions.code),
  };
}

/** What waits in each queue and is due, what is planned for later, what is under way; and how long the oldest is due. */
export async function readQueues(db: AppContext['db']) {
  const { rows } = await db.execute<{
    name: string;
    waiting: number;
    deferred: number;
    active: number;
    oldest: number;
  }>(sql`select name,
      count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
      count(*) filter (where state < 'active' and start_after > now())::int as deferred,
      count(*) filter (where state = 'active')::int as active,
      coalesce(extract(epoch from now() - min(start_after)
        filter (where state < 'active' and start_after <= now())), 0)::float as oldest
    from jobs.job where state < 'completed' group by name order by name`);
  return rows;
}

/** Bytes: of the whole database, and of what grows for ever with what people and the newsroom do. */
export async function readSizes(db: AppContext['db']) {
  const { rows } = await db.execute<{ database: number; revisions: number; audit: number }>(
    sql`select pg_database_size(current_database())::float as database,
      pg_total_relation_size('article_revisions')::float as revisions,
      pg_total_relation_size('audit_log')::float as audit`,
  );
  return rows[0] ?? { database: 0, revisions: 0, audit: 0 };
}
