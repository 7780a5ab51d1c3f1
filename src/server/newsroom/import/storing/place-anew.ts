import { and, eq } from 'drizzle-orm';
import { chooseLead, markShownReports } from '../../../articles/stories/choose-lead.ts';
import { holdWithOthers } from '../../../articles/stories/hold-reports.ts';
import { listShown } from '../../../articles/stories/part-and-join.ts';
import type { Transaction } from '../../../database/database.ts';
import { article_revisions } from '../../../database/schema/article-versions.ts';
import { type ArticleRow, articles } from '../../../database/schema/articles.ts';
import { story_terms } from '../../../database/schema/stories.ts';
import { announcePublicChange } from '../../../pages/page-cache/public-changes.ts';
import { articleDate } from '../item/item-date.ts';
import type { ArticleBody } from '../pages/compose-body.ts';
import { chooseStory, type NewReport } from '../stories/choose-story.ts';
import { keepTerms, placeReport } from '../stories/place-report.ts';
import type { Rarity } from '../stories/term-rarity.ts';

type NewText = Pick<ArticleBody, 'reportTerms' | 'publishedAt'>;

interface Placing {
  rarity: Rarity;
  now: Date;
}

/**
 * Gives an article that has got a new text the place among stories that this text has. Under `lockStories`, with the article's
 * row locked after it.
 * @param article as it was before, not public
 * @param publishedAt as its source says; null leaves the article's own date
 */
export async function placeAnew(
  tx: Transaction,
  article: ArticleRow,
  { reportTerms: terms, publishedAt }: NewText,
  { rarity, now }: Placing,
): Promise<void> {
  const { id, story_id: former, source_id: sourceId } = article;
  const at = publishedAt ? articleDate(publishedAt, now) : (article.original_date ?? now);
  const report = { terms, at, sourceId };
  const placed = former === null ? null : await findPlace(tx, article, { ...report, rarity });
  await keepTerms(tx, id, report);
  if (former === null) return;
  if (placed) await tx.update(articles).set(placed).where(eq(articles.id, id));
  const story_id = placed?.story_id ?? former;
  if (story_id !== former) await holdWithOthers(tx, { id, story_id }, now);
  await chooseLead(tx, story_id);
  if (story_id === former) return;
  await markShownReports(tx, story_id, now);
  await chooseLead(tx, former);
  // Their pages name who reports it too.
  const left = (await listShown(tx, [former])).map((slug) => `article:${slug}`);
  if (left.length > 0) await announcePublicChange(tx, left);
}

/**
 * A text that still says what it said stays with the others of its story: who put them together knew more. One that says
 * something else, and one that is alone in its story, is judged as if it came now. What was in doubt before, perhaps for its
 * address, stays so until a person has looked.
 * @returns null where it stays
 */
async function findPlace(
  tx: Transaction,
  { id, story_id }: ArticleRow,
  report: NewReport & Pick<Placing, 'rarity'>,
): Promise<Partial<ArticleRow> | null> {
  const isAlone = (await tx.$count(articles, eq(articles.story_id, `${story_id}`))) === 1;
  // Not to be found as a report of before.
  const [former] = await tx.delete(story_terms).where(eq(story_terms.article_id, id)).returning();
  const isAsBefore = former === undefined || saysTheSame(former, report);
  if (isAsBefore && (!isAlone || (await isPlacedByPerson(tx, id)))) return null;
  const {
    isReported: _,
    has_near_duplicate,
    near_duplicate_of,
    ...placed
  } = await placeReport(tx, report, isAlone ? story_id : null);
  return {
    ...placed,
    ...(has_near_duplicate && { has_near_duplicate, near_duplicate_of }),
  };
}

/** Parted from others, or joined with those that are gone. */
const isPlacedByPerson = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.$count(
    article_revisions,
    and(eq(article_revisions.article_id, id), eq(article_revisions.reason, 'story')),
  )) > 0;

/** Two outlets that wrote the one and the other would be of one story. */
function saysTheSame(
  {
    article_id: articleId,
    at,
    is_lithuanian: isLithuanian,
    ...of
  }: typeof story_terms.$inferSelect,
  { terms, rarity }: Pick<NewReport, 'terms'> & Pick<Placing, 'rarity'>,
): boolean {
  const before = { articleId, storyId: '', sourceId: null, at, terms: { isLithuanian, ...of } };
  return chooseStory({ terms, at, sourceId: null }, [before], rarity)?.verdict === 'same';
}

/** In `changed_original`, beside the text. */
const PLACE = 'place';

export const placeOf = ({ reportTerms, publishedAt }: ArticleBody) => ({
  [PLACE]: { reportTerms, publishedAt: publishedAt?.toISOString() ?? null },
});

/**
 * The same for one that has got the text which its source has by now (`readChangedOriginal`). What was kept without its
 * place stays where it was.
 */
export async function placeChangedOriginal(
  tx: Transaction,
  article: ArticleRow,
  placing: Placing,
): Promise<void> {
  const place = article.changed_original?.[PLACE] as
    | ReturnType<typeof placeOf>['place']
    | undefined;
  if (!place || article.published_date !== null) return;
  const { reportTerms, publishedAt } = place;
  const text = { reportTerms, publishedAt: publishedAt === null ? null : new Date(publishedAt) };
  await placeAnew(tx, article, text, placing);
}
