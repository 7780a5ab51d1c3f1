import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { article_revisions } from '../../database/schema/article-versions.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { AppError } from '../../errors.ts';
import { type ArticleAct, applyChange } from '../change/apply-change.ts';
import {
  type ArticleChangeContext,
  type ChangedPages,
  getArticleForChange,
  refuseWhilePreparing,
} from '../change/change-articles.ts';
import { ACT_REASONS } from '../change/save-revision.ts';
import { readSnapshot } from '../model/read-snapshot.ts';
import { refuseBeyondRights } from '../publishing/refuse-publishing.ts';
import { chooseLead } from '../stories/choose-lead.ts';
import { lockStories } from '../stories/lock-stories.ts';
import { listShown } from '../stories/part-and-join.ts';
import { readFormerText, withPresentImages } from './restore-revision.ts';

/** What an act changes beside the text: where the article stands, and what waits for it there. */
const STANDING_COLUMNS = [
  'published_date',
  'edited_date',
  'scheduled_for',
  'import_type',
  'auto_publish_blocked_at',
  'preparation_reason',
  'pending_values',
  'check_findings',
] as const satisfies (keyof ArticleRow)[];

interface Undoing {
  id: string;
  /** Who did the act: only they may undo it. */
  userId: string;
  /** The article's version as the act left it. */
  version: number;
}

const left = (message: string) => new AppError('conflict', message);

/**
 * Takes one's own last act on an article back: every value is what it was before, so a public text that was
 * replaced is public again, and a plan that was dropped stands again. It is a change like any other, with its
 * own revision. Pictures deleted meanwhile do not come back. A new preparation cannot be taken back like this: what
 * the source says now has become its beginning, and the text of before would pass for one that nothing speaks against.
 * @throws AppError not-found; conflict when the article has changed since the act
 */
export async function undoWithin(
  { clock }: Pick<ArticleChangeContext, 'clock'>,
  tx: Transaction,
  { id, userId, version }: Undoing,
): Promise<ChangedPages> {
  await lockStories(tx);
  const article = await getArticleForChange(tx, id);
  if (article.version !== version)
    throw left('Tekstas po to dar kartą pakeistas, todėl paliktas toks, koks yra.');
  refuseWhilePreparing(article);
  const [revision] = await tx
    .select({
      id: article_revisions.id,
      reason: article_revisions.reason,
      snapshot: article_revisions.snapshot,
    })
    .from(article_revisions)
    .where(
      and(
        eq(article_revisions.article_id, id),
        eq(article_revisions.created_by, userId),
        inArray(article_revisions.reason, [...ACT_REASONS, 'story']),
        sql`${article_revisions.snapshot} ->> 'version' = ${String(version - 1)}`,
      ),
    )
    .orderBy(desc(article_revisions.created_at), desc(article_revisions.id))
    .limit(1);
  if (!revision) throw left('Šio veiksmo atšaukti nebegalima.');
  const former = readSnapshot(revision.snapshot);
  const undone = {
    verb: 'undo',
    restoredFrom: revision.id,
    by: userId,
    at: clock.now(),
  } as const;
  if (revision.reason === 'story') return undoStory(tx, article, former, undone);
  const text = await readFormerText(tx, article, former);
  const { set } = await withPresentImages(tx, article, text);
  const standing = Object.fromEntries(
    STANDING_COLUMNS.filter((column) => former[column] !== undefined).map((column) => [
      column,
      former[column],
    ]),
  );
  const changed = await applyChange(
    tx,
    article,
    { ...set, ...standing },
    { ...undone, revision: 'restore' },
  );
  const isShownAgain =
    !article.published_date && (standing.published_date ?? standing.scheduled_for);
  if (isShownAgain) await refuseBeyondRights(tx, id);
  return changed;
}

/** Back into the story it was in; whatever else has happened there since, one article stands for each of the two. */
async function undoStory(
  tx: Transaction,
  article: ArticleRow,
  former: Partial<ArticleRow>,
  act: ArticleAct,
): Promise<ChangedPages> {
  const { story_id = null, has_near_duplicate = false } = former;
  await applyChange(tx, article, { story_id, has_near_duplicate }, { ...act, revision: 'story' });
  const stories = [article.story_id, story_id].filter((id) => id !== null);
  for (const id of stories) await chooseLead(tx, id);
  return { changedSlugs: await listShown(tx, stories) };
}
