import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { beginStory } from '../../../articles/stories/choose-lead.ts';
import type { Transaction } from '../../../database/database.ts';
import { type ArticleRow, articles } from '../../../database/schema/articles.ts';
import { story_terms } from '../../../database/schema/stories.ts';
import { chooseStory, type EarlierReport, type NewReport } from './choose-story.ts';
import { findEarlierReports } from './find-earlier-reports.ts';
import type { Rarity } from './term-rarity.ts';

interface Placed
  extends Pick<
    ArticleRow,
    'story_id' | 'is_story_lead' | 'has_near_duplicate' | 'near_duplicate_of'
  > {
  /** An earlier article reports it. */
  isReported: boolean;
}

/**
 * Which story a text reports, as the columns of its article. Under `lockStories`.
 * @param ownStoryId the one it is in, and stays in when it reports no other
 */
export async function placeReport(
  tx: Transaction,
  { rarity, ...report }: NewReport & { rarity: Rarity },
  ownStoryId: string | null = null,
): Promise<Placed> {
  const earlier = await findEarlierReports(tx, report, rarity);
  const choice = chooseStory(report, earlier, rarity);
  if (choice?.verdict === 'same') {
    const { storyId: story_id } = choice.report;
    if (choice.also) await doubtStories(tx, choice.report, choice.also);
    return { story_id, is_story_lead: false, ...(await readDoubt(tx, story_id)), isReported: true };
  }
  const near_duplicate_of = choice?.report.articleId ?? null;
  const has_near_duplicate = choice !== null;
  const story_id = ownStoryId ?? (await beginStory(tx));
  return {
    story_id,
    is_story_lead: true,
    has_near_duplicate,
    near_duplicate_of,
    isReported: false,
  };
}

/** A story that may be another one waits for a person as a whole: whichever of its reports is the fullest. */
async function readDoubt(tx: Transaction, storyId: string) {
  const [doubted] = await tx
    .select({ near_duplicate_of: articles.near_duplicate_of })
    .from(articles)
    .where(
      and(
        eq(articles.story_id, storyId),
        articles.has_near_duplicate,
        isNull(articles.published_date),
      ),
    )
    .orderBy(asc(articles.created_at), asc(articles.id))
    .limit(1);
  const near_duplicate_of = doubted?.near_duplicate_of ?? null;
  return { has_near_duplicate: doubted !== undefined, near_duplicate_of };
}

/**
 * One text that reports two stories says that they may be one: of the two a machine publishes no more than one. The one that
 * began later waits, or the one that readers do not see yet; none when one waits for a word on the other already.
 */
async function doubtStories(
  tx: Transaction,
  one: EarlierReport,
  two: EarlierReport,
): Promise<void> {
  const reports = await tx
    .select({
      id: articles.id,
      storyId: articles.story_id,
      at: articles.created_at,
      isShown: isNotNull(articles.published_date).mapWith(Boolean),
      doubtedFor: sql<
        string | null
      >`case when ${articles.published_date} is null and ${articles.has_near_duplicate} then ${articles.near_duplicate_of} end`,
    })
    .from(articles)
    .where(inArray(articles.story_id, [one.storyId, two.storyId]))
    // In the order of acts on many, so that neither waits for the other.
    .orderBy(asc(articles.id))
    .for('update');
  const storyOf = new Map(reports.map(({ id, storyId }) => [id, storyId]));
  const isDoubted = reports.some(
    ({ storyId, doubtedFor }) => doubtedFor && (storyOf.get(doubtedFor) ?? storyId) !== storyId,
  );
  if (isDoubted) return;
  const rank = ({ storyId }: EarlierReport) => {
    const of = reports.filter((each) => each.storyId === storyId);
    const began = Math.min(...of.map(({ at }) => at.getTime()));
    return of.some(({ isShown }) => isShown) ? Number.NEGATIVE_INFINITY : began;
  };
  const [first, later] = rank(one) <= rank(two) ? [one, two] : [two, one];
  await tx
    .update(articles)
    .set({ has_near_duplicate: true, near_duplicate_of: first.articleId })
    .where(
      and(
        eq(articles.story_id, later.storyId),
        articles.is_story_lead,
        eq(articles.has_near_duplicate, false),
        isNull(articles.published_date),
      ),
    );
}

/** For reports to come. */
export async function keepTerms(
  tx: Transaction,
  articleId: string,
  { terms: { isLithuanian, title, lead }, at }: NewReport,
): Promise<void> {
  const values = { at, is_lithuanian: isLithuanian, title, lead };
  await tx
    .insert(story_terms)
    .values({ article_id: articleId, ...values })
    .onConflictDoUpdate({ target: story_terms.article_id, set: values });
}
