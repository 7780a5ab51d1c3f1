import { sql } from 'drizzle-orm';
import { days, minutes } from '../../../../domain/time/duration.ts';
import type { Database } from '../../../database/database.ts';
import { articles } from '../../../database/schema/articles.ts';
import { story_terms } from '../../../database/schema/stories.ts';
import type { RecentStories } from './term-rarity.ts';

/** What is common of late is counted over this time, longer than a story lasts. */
export const TERMS_KEPT = days(14);
/** Shares hardly change when more are counted. */
const MOST_COUNTED = 3000;
/** Counting looks at every word of those; what is common changes in hours. */
const COUNTED_FOR = minutes(10);

const counted = new WeakMap<Database, { at: number; stories: Promise<RecentStories> }>();

/** In how many stories of late each term occurs, as of a few minutes ago at most. */
export function readRecentStories(db: Database, now: Date): Promise<RecentStories> {
  const known = counted.get(db);
  if (known && Math.abs(now.getTime() - known.at) < COUNTED_FOR) return known.stories;
  const stories = countTerms(db, now);
  counted.set(db, { at: now.getTime(), stories });
  // The next one tries again.
  stories.catch(() => counted.delete(db));
  return stories;
}

/** A story reported ten times makes its words no commoner. */
async function countTerms(db: Database, now: Date): Promise<RecentStories> {
  const since = new Date(now.getTime() - TERMS_KEPT).toISOString();
  const { rows } = await db.execute<{ term: string | null; stories: number }>(sql`
    with recent as (
      select a.story_id, t.title || t.lead as terms
      from ${story_terms} t join ${articles} a on a.id = t.article_id
      where t.at >= ${since}::timestamptz and a.story_id is not null
      order by t.at desc limit ${MOST_COUNTED}
    ), terms_of_stories as (
      select distinct r.story_id, term from recent r cross join lateral unnest(r.terms) as term
    )
    select null as term, count(distinct story_id)::int as stories from recent
    union all
    select term, count(*)::int from terms_of_stories group by term having count(*) > 1`);
  const count = rows.find(({ term }) => term === null)?.stories ?? 0;
  const withTerm = new Map(
    rows.flatMap(({ term, stories }) => (term === null ? [] : [[term, stories] as const])),
  );
  return { count, withTerm };
}
