import { sql } from 'drizzle-orm';
import { days, minutes } from '../../../domain/time/duration.ts';
import { isScheduled } from '../../articles/model/article-columns.ts';
import { articles } from '../../database/schema/articles.ts';
import type { WorkRule } from './work-rule.ts';

/** What is planned for later is no news yet. */
const NEXT_DAYS = days(7);
/** The schedule publishes within seconds; what has not been by then is kept back by its state. */
const PATIENCE = minutes(5);

interface Planned {
  count: number;
  missed: number;
  /** The earliest. */
  title: string;
  at: string;
}

/** Posts that are published by themselves in the next days, and those that were not. */
export const plannedPosts: WorkRule<Planned | null> = {
  read: (now) => sql`(
    select json_build_object('count', (count(*) over ())::int,
      'missed', (count(*) filter (where ${articles.scheduled_for} < ${new Date(now.getTime() - PATIENCE).toISOString()}::timestamptz) over ())::int,
      'title', coalesce(${articles.ai_translated_title}, ${articles.original_title}),
      'at', ${articles.scheduled_for})
    from ${articles} where ${isScheduled} order by ${articles.scheduled_for} limit 1)`,
  tell: (planned, now) => {
    if (!planned) return [];
    const { count, missed, title, at } = planned;
    if (missed > 0) return [{ code: 'posts_missed', count: missed, title, at }];
    if (Date.parse(at) > now.getTime() + NEXT_DAYS) return [];
    return [{ code: 'posts_planned', count, title, at }];
  },
};
