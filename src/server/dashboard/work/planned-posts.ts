import { sql } from 'drizzle-orm';
import { days, minutes } from '../../../domain/time/duration.ts';
import { isScheduled } from '../../articles/model/article-columns.ts';
import { keptCount } from '../../articles/model/article-counts.ts';
import { upwards } from '../../database/newest-first.ts';
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
  first: { title: string; at: string } | null;
}

/** Posts that are published by themselves in the next days, and those that were not. */
export const plannedPosts: WorkRule<Planned> = {
  read: (now) => sql`json_build_object('count', ${keptCount('scheduled')},
    'missed', (select count(*) from ${articles}
      where ${isScheduled} and ${articles.scheduled_for} < ${iso(now.getTime() - PATIENCE)}),
    'first', (select json_build_object('title', coalesce(${articles.ai_translated_title}, ${articles.original_title}),
        'at', ${articles.scheduled_for})
      from ${articles} where ${isScheduled} order by ${upwards(articles.scheduled_for)} limit 1))`,
  toLines: ({ count, missed, first }, now) => {
    if (!first) return [];
    if (missed > 0) return [{ code: 'posts_missed', count: missed, ...first }];
    if (Date.parse(first.at) > now.getTime() + NEXT_DAYS) return [];
    return [{ code: 'posts_planned', count, ...first }];
  },
};

const iso = (moment: number) => new Date(moment).toISOString();
