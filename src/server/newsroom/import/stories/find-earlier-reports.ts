import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { articles } from '../../../database/schema/articles.ts';
import { story_terms } from '../../../database/schema/stories.ts';
import type { EarlierReport, NewReport } from './choose-story.ts';
import { STORY_WINDOW } from './judge-likeness.ts';
import type { Rarity } from './term-rarity.ts';

/** A report of the same event has one of so many rare terms. */
const LOOKED_FOR = 32;
/** Of those that have most of them: a bound, whatever the newsroom takes in. */
const MOST = 40;

/** Reports that may be of the same event, by an index. */
export async function findEarlierReports(
  db: Executor,
  { terms, at }: NewReport,
  rarity: Rarity,
): Promise<EarlierReport[]> {
  const wanted = [...new Set([...terms.title, ...terms.lead])]
    .toSorted((a, b) => rarity(b) - rarity(a))
    .slice(0, LOOKED_FOR);
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
      sql`(select count(distinct term) from unnest(${story_terms.title} || ${story_terms.lead}) term
        where term = any(${arrayOf(wanted)})) desc`,
      story_terms.article_id,
    )
    .limit(MOST);
  return rows.map(({ terms: { article_id, is_lithuanian, title, lead, at }, ...of }) => ({
    articleId: article_id,
    storyId: of.storyId ?? '',
    sourceId: of.sourceId,
    at,
    terms: { isLithuanian: is_lithuanian, title, lead },
  }));
}

const arrayOf = (terms: readonly string[]) => sql`${sql.param(terms)}::text[]`;
