import { type SQL, sql } from 'drizzle-orm';
import { PLANNED, type Planned } from '../../../domain/articles/planned.ts';
import { isPlanned } from '../../articles/model/planned-posts.ts';
import { articles } from '../../database/schema/articles.ts';
import type { WorkRule } from './work-rule.ts';

/** By when their day is: how many, and the earliest. Null: none. */
type Read = Record<Planned, { count: number; title: string; at: string } | null>;

const CODES = { missed: 'posts_missed', soon: 'posts_planned' } as const;

/** Posts that are published by themselves in the next days, and those that were not. */
export const plannedPosts: WorkRule<Read> = {
  read: (now) =>
    sql`json_build_object('missed', ${found('missed', now)}, 'soon', ${found('soon', now)})`,
  toLines: (read) =>
    PLANNED.flatMap((when) => (read[when] ? [{ code: CODES[when], ...read[when] }] : [])),
};

const found = (when: Planned, now: Date): SQL => sql`(
  select json_build_object('count', count(*) over (),
    'title', coalesce(${articles.ai_translated_title}, ${articles.original_title}), 'at', ${articles.scheduled_for})
  from ${articles} where ${isPlanned(when, now)} order by ${articles.scheduled_for}, ${articles.id} limit 1)`;
