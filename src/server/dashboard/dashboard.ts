import { asc, count, eq, sql } from 'drizzle-orm';

import { isPublished } from '../articles/model/article-columns.ts';
import { sumOf, WHATEVER_THE_SCORE } from '../articles/model/article-counts.ts';
import { getBackupStatus } from '../backup/backup-status.ts';
import type { AppContext } from '../context.ts';
import { downwards } from '../database/newest-first.ts';
import { article_counts, articles } from '../database/schema/articles.ts';
import { ai_import_settings } from '../database/schema/automation.ts';
import { contacts } from '../database/schema/contacts.ts';
import { getAutomationRuns } from './automation-runs.ts';

const LATEST_POSTS = 5;
const NO_ARTICLES = { totalPosts: 0, readyToImport: 0, demo: 0 };
const NO_MESSAGES = { pendingContacts: 0, suspectContacts: 0 };

/** The dashboard's figures, specification §3 and §7.3, in one object. */
export async function getDashboard({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const [[counted], [messages], [settings], latestPosts, backup, automationRuns] =
    await Promise.all([
      db
        .select({
          totalPosts: sumOf('published'),
          readyToImport: sumOf('processed'),
          demo: sumOf('demo'),
        })
        .from(article_counts)
        .where(WHATEVER_THE_SCORE),
      db
        .select({
          /** With status new, those suspected of spam included. */
          pendingContacts: count(),
          suspectContacts: count(sql`case when ${contacts.is_suspect} then 1 end`),
        })
        .from(contacts)
        .where(eq(contacts.status, 'new')),
      db.select().from(ai_import_settings),
      db
        .select({
          id: articles.id,
          ai_slug: articles.ai_slug,
          ai_translated_title: articles.ai_translated_title,
          ai_category: articles.ai_category,
          published_date: articles.published_date,
        })
        .from(articles)
        .where(isPublished)
        .orderBy(downwards(articles.published_date), asc(articles.id))
        .limit(LATEST_POSTS),
      getBackupStatus({ db, clock }),
      getAutomationRuns(db, clock.now()),
    ]);
  const { demo, ...articleCounts } = counted ?? NO_ARTICLES;
  return {
    ...articleCounts,
    ...(messages ?? NO_MESSAGES),
    automation: {
      sourceImport: settings?.source_import_enabled ?? false,
      aiPreparation: settings?.ai_preparation_enabled ?? false,
      autoPublish: settings?.auto_publish_enabled ?? false,
    },
    automationRuns,
    latestPosts,
    backup,
    hasDemoArticles: demo > 0,
  };
}
