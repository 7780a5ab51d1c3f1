import { and, asc, eq, isNull } from 'drizzle-orm';
import { beginStory } from '../../../articles/stories/choose-lead.ts';
import type { Transaction } from '../../../database/database.ts';
import { type ArticleRow, articles } from '../../../database/schema/articles.ts';
import { story_terms } from '../../../database/schema/stories.ts';
import { chooseStory, type NewTelling } from './choose-story.ts';
import { findEarlierTellings } from './find-earlier-tellings.ts';
import type { Rarity } from './term-rarity.ts';

interface Placed
  extends Pick<
    ArticleRow,
    'story_id' | 'is_story_lead' | 'has_near_duplicate' | 'near_duplicate_of'
  > {
  /** It was there before. */
  isTold: boolean;
}

/**
 * Which story a text tells, as the columns of its article. Under `lockStories`.
 * @param ownStoryId the one it is in, and stays in when it tells no other
 */
export async function placeTelling(
  tx: Transaction,
  { rarity, ...telling }: NewTelling & { rarity: Rarity },
  ownStoryId: string | null = null,
): Promise<Placed> {
  const earlier = await findEarlierTellings(tx, telling, rarity);
  const choice = chooseStory(telling, earlier, rarity);
  if (choice?.verdict === 'same') {
    const { storyId: story_id } = choice.telling;
    return { story_id, is_story_lead: false, ...(await readDoubt(tx, story_id)), isTold: true };
  }
  const near_duplicate_of = choice?.telling.articleId ?? null;
  const has_near_duplicate = choice !== null;
  const story_id = ownStoryId ?? (await beginStory(tx));
  return { story_id, is_story_lead: true, has_near_duplicate, near_duplicate_of, isTold: false };
}

/** A story that may be another one waits for a person as a whole: whichever of its tellings is the fullest. */
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

/** For tellings to come. */
export async function keepTerms(
  tx: Transaction,
  articleId: string,
  { terms: { isLithuanian, title, lead }, at }: NewTelling,
): Promise<void> {
  const values = { at, is_lithuanian: isLithuanian, title, lead };
  await tx
    .insert(story_terms)
    .values({ article_id: articleId, ...values })
    .onConflictDoUpdate({ target: story_terms.article_id, set: values });
}
