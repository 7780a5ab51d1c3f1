import { and, count, eq, gte, sql } from 'drizzle-orm';
import { days } from '../../../../domain/time/duration.ts';
import type { Executor } from '../../../database/database.ts';
import { articles } from '../../../database/schema/articles.ts';
import { story_terms } from '../../../database/schema/stories.ts';
import type { EarlierTelling, NewTelling } from './choose-story.ts';
import { STORY_WINDOW } from './judge-likeness.ts';
import type { TellingTerms } from './story-terms.ts';
import { createRarity, type Rarity } from './term-rarity.ts';

/** What is common of late is counted over this time, longer than a story lasts. */
export const TERMS_KEPT = days(14);
/** A telling of the same event has one of so many rare terms. */
const LOOKED_FOR = 16;
/** Of those that have most of them: a bound, whatever the newsroom takes in. */
const MOST = 40;

/** Tellings that may be of the same event, and how rare each of the terms is, both by indexes. */
export async function findEarlierTellings(
  db: Executor,
  { terms, at }: NewTelling,
): Promise<{ earlier: EarlierTelling[]; rarity: Rarity }> {
  const rarity = await readRarity(db, terms, at);
  const wanted = [...new Set([...terms.title, ...terms.lead])]
    .toSorted((a, b) => rarity(b) - rarity(a))
    .slice(0, LOOKED_FOR);
  if (wanted.length === 0) return { earlier: [], rarity };
  const apart = STORY_WINDOW / 1000;
  const rows = await db
    .select({ terms: story_terms, storyId: articles.story_id, sourceId: articles.source_id })
    .from(story_terms)
    .innerJoin(articles, eq(articles.id, story_terms.article_id))
    .where(
      sql`(${story_terms.title} && ${arrayOf(wanted)} or ${story_terms.lead} && ${arrayOf(wanted)})
        and ${story_terms.at} between ${at.toISOString()}::timestamptz - make_interval(secs => ${apart})
          and ${at.toISOString()}::timestamptz + make_interval(secs => ${apart})
        and ${articles.story_id} is not null`,
    )
    .orderBy(
      sql`(select count(*) from unnest(${arrayOf(wanted)}) w
        where w = any(${story_terms.title}) or w = any(${story_terms.lead})) desc`,
      story_terms.article_id,
    )
    .limit(MOST);
  const earlier = rows.map(({ terms: { article_id, is_lithuanian, title, lead, at }, ...of }) => ({
    articleId: article_id,
    storyId: of.storyId ?? '',
    sourceId: of.sourceId,
    at,
    terms: { isLithuanian: is_lithuanian, title, lead },
  }));
  return { earlier, rarity };
}

/** In how many stories of late each term occurs. A story told ten times makes its words no commoner. */
async function readRarity(db: Executor, terms: TellingTerms, at: Date): Promise<Rarity> {
  const since = new Date(at.getTime() - TERMS_KEPT);
  const own = [...new Set([...terms.title, ...terms.lead])];
  const [recent] = await db
    .select({ count: count() })
    .from(story_terms)
    .innerJoin(articles, and(eq(articles.id, story_terms.article_id), articles.is_story_lead))
    .where(gte(story_terms.at, since));
  const rows = await db.execute<{ term: string; stories: number }>(sql`
    select own.term, count(distinct a.story_id)::int as stories
    from unnest(${arrayOf(own)}) as own(term)
    join ${story_terms} t on t.title @> array[own.term] or t.lead @> array[own.term]
    join ${articles} a on a.id = t.article_id
    where t.at >= ${since.toISOString()}::timestamptz
    group by own.term`);
  const withTerm = new Map(rows.rows.map(({ term, stories }) => [term, stories]));
  return createRarity({ count: recent?.count ?? 0, withTerm });
}

const arrayOf = (terms: readonly string[]) => sql`${sql.param(terms)}::text[]`;
