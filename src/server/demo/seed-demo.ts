import { randomUUID } from 'node:crypto';
import { eq, max, sql } from 'drizzle-orm';
import { RUN_TEXTS } from '../../domain/run-texts.ts';
import { days, hours, minutes } from '../../domain/time/duration.ts';
import type { AppContext } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { articles } from '../database/schema/articles.ts';
import { auto_import_logs } from '../database/schema/automation.ts';
import { contacts } from '../database/schema/contacts.ts';
import { profiles, user_roles } from '../database/schema/identity.ts';
import { rss_sources } from '../database/schema/sources.ts';
import { type CoverSubject, drawCover } from '../images/drawing/draw-cover.ts';
import { listFindings } from '../newsroom/preparation/checks/check-problem.ts';
import { storeCandidate } from '../newsroom/preparation/storing/candidate.ts';
import { findingsOrNull } from '../newsroom/preparation/storing/store-prepared.ts';
import { demoPublishedArticles } from './demo-article-list.ts';
import type { DemoPublishedArticle } from './demo-articles.ts';
import { demoContacts } from './demo-contacts.ts';
import { demoCoverName } from './demo-covers.ts';
import { demoUnpublishedArticles } from './demo-imports.ts';
import { demoLogs } from './demo-logs.ts';
import { findDemoRejection } from './demo-rejection.ts';
import { demoSources } from './demo-sources.ts';
import { type DemoUnpublishedArticle, unprepared } from './demo-unpublished-article.ts';
import { demoUsers } from './demo-users.ts';

type Ctx = Pick<AppContext, 'db' | 'clock' | 'storage'>;

/**
 * Fills every state a screen can show. All rows are marked, so that `npm run db:clear-demo` finds them.
 * One transaction: a process killed half-way leaves none.
 */
export async function seedDemo(ctx: Ctx): Promise<void> {
  const published = await Promise.all(
    demoPublishedArticles.map(async (article) => ({
      article,
      image: await storeCover(ctx, { seed: article.slug, ...article }),
    })),
  );
  const unpublished = await Promise.all(
    demoUnpublishedArticles.map(async (article) => ({
      article,
      // What waits for a person has no values yet (contracts, Data).
      image:
        article.ai_slug && article.preparation_state === 'prepared'
          ? await storeCover(ctx, {
              seed: article.ai_slug,
              title: article.ai_translated_title ?? article.original_title,
              excerpt: article.ai_translated_excerpt,
              category: article.ai_category,
            })
          : null,
    })),
  );
  const ago = (milliseconds: number) => new Date(ctx.clock.now().getTime() - milliseconds);
  await ctx.db.transaction(async (tx) => {
    const insertion = { tx, ago, clock: ctx.clock, sourceIds: await insertSources(tx, ago) };
    for (const { article, image } of published) await insertPublished(insertion, article, image);
    for (const { article, image } of unpublished)
      await insertUnpublished(insertion, article, image);
    // A source that has articles has brought them.
    const brought = tx
      .select({ last: max(articles.created_at) })
      .from(articles)
      .where(eq(articles.source_id, rss_sources.id));
    await tx.update(rss_sources).set({ last_new_item_at: sql`(${brought})` });
    await insertRest(tx, ago);
  });
}

interface Insertion extends Pick<Ctx, 'clock'> {
  tx: Transaction;
  ago: (milliseconds: number) => Date;
  /** By address. */
  sourceIds: Map<string, string>;
}

async function insertPublished(
  { tx, ago, sourceIds }: Insertion,
  article: DemoPublishedArticle,
  image: string,
): Promise<void> {
  const id = randomUUID();
  const date = ago(days(article.publishedDaysAgo));
  const feed = article.source && demoSources.find(({ name }) => name === article.source?.name);
  await tx.insert(articles).values({
    id,
    source_id: feed ? (sourceIds.get(feed.rss_url) ?? null) : null,
    source_name: article.source?.name ?? 'Manual',
    source_rss_url: feed ? feed.rss_url : 'manual',
    original_url: article.source?.url ?? `manual:${id}`,
    original_title: article.title,
    original_excerpt: article.excerpt,
    original_language: 'lt',
    ai_translated_title: article.title,
    ai_slug: article.slug,
    ai_translated_excerpt: article.excerpt,
    ai_translated_content: article.html,
    ai_image_path: image,
    ai_category: article.category,
    ai_actuality_score: article.score,
    published_date: date,
    created_at: new Date(date.getTime() - hours(2)),
    import_type: article.importType,
    preparation_state: 'prepared',
    prepared_by: article.source ? 'ai' : 'person',
    prepared_at: new Date(date.getTime() - hours(1)),
    is_demo: true,
  });
}

async function insertUnpublished(
  { tx, ago, clock, sourceIds }: Insertion,
  article: DemoUnpublishedArticle,
  image: string | null,
): Promise<void> {
  const {
    source_html,
    source_language,
    created_hours_ago,
    auto_publish_blocked_hours_ago,
    ...columns
  } = article.preparation_state === 'needs_review' ? { ...article, ...unprepared } : article;
  const values = {
    ...columns,
    original_content: source_html,
    original_language: source_language,
    ai_image_path: image,
    source_id: sourceIds.get(article.source_rss_url) ?? null,
    created_at: ago(hours(created_hours_ago)),
    prepared_at: article.ai_actuality_score === null ? null : ago(hours(created_hours_ago - 1)),
    auto_publish_blocked_at:
      auto_publish_blocked_hours_ago === null ? null : ago(hours(auto_publish_blocked_hours_ago)),
    is_demo: true,
  };
  const [row] = await tx.insert(articles).values(values).returning();
  const rejection = row && findDemoRejection(article);
  if (!rejection) return;
  await storeCandidate({ db: tx, clock }, row.id, rejection);
  const check_findings = findingsOrNull(listFindings(rejection.problems));
  await tx.update(articles).set({ check_findings }).where(eq(articles.id, row.id));
}

async function storeCover({ storage }: Ctx, subject: CoverSubject): Promise<string> {
  const name = demoCoverName(subject.seed);
  await storage.put(name, await drawCover(subject), 'image/webp');
  return name;
}

async function insertSources(
  tx: Transaction,
  ago: (milliseconds: number) => Date,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const source of demoSources) {
    const { created_days_ago, last_checked_hours_ago, last_success_hours_ago, ...columns } = source;
    const [row] = await tx
      .insert(rss_sources)
      .values({
        ...columns,
        created_at: ago(days(created_days_ago)),
        last_fetched_at:
          last_checked_hours_ago === null ? null : ago(hours(last_checked_hours_ago)),
        last_success_at:
          last_success_hours_ago === null ? null : ago(hours(last_success_hours_ago)),
        is_demo: true,
      })
      .returning({ id: rss_sources.id });
    if (row) ids.set(source.rss_url, row.id);
  }
  return ids;
}

async function insertRest(tx: Transaction, ago: (milliseconds: number) => Date): Promise<void> {
  for (const { created_minutes_ago, logs, ...log } of demoLogs) {
    const created = ago(minutes(created_minutes_ago));
    await tx.insert(auto_import_logs).values({
      ...log,
      action_type: RUN_TEXTS[log.function_name].action,
      logs: logs ?? '',
      created_at: created,
      finished_at: created,
      is_demo: true,
    });
  }
  for (const { created_hours_ago, ...contact } of demoContacts) {
    await tx.insert(contacts).values({
      ...contact,
      created_at: ago(hours(created_hours_ago)),
      delivery_state: 'not_configured',
      is_demo: true,
    });
  }
  for (const user of demoUsers) {
    const [profile] = await tx
      .insert(profiles)
      .values({
        email: user.email,
        name: user.full_name,
        createdAt: ago(days(user.created_days_ago)),
        is_demo: true,
      })
      .returning({ id: profiles.id });
    // 'user' is what is shown for a profile without a role row (specification §3).
    if (profile && user.role !== 'user') {
      await tx.insert(user_roles).values({ user_id: profile.id, role: user.role });
    }
  }
}
