import type { Transaction } from '../../database/database.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { AppError } from '../../errors.ts';
import { applyChange } from '../change/apply-change.ts';
import {
  type Act,
  type ArticleChangeContext,
  changeArticles,
  getArticleForChange,
} from '../change/change-articles.ts';
import { SOURCE_SEEN } from '../change/changed-original.ts';
import { closeCheck, findOpenCheck } from '../change/corrections.ts';
import { holdOtherReports } from '../stories/hold-reports.ts';
import { lockStories } from '../stories/lock-stories.ts';

interface Decision extends Act {
  /** What readers are told. */
  notice: string;
}

/**
 * A person has corrected the text after its source changed: the article says so at its end from now on, with the day.
 * @throws AppError not-found; conflict when the article has changed since, is not being checked, or its text is still the
 *   one of before
 */
export function confirmCorrection(ctx: ArticleChangeContext, act: Decision): Promise<void> {
  return changeArticles(ctx, async (tx) => {
    const { article, check } = await getChecked(tx, act);
    if (!article.edited_date || article.edited_date < check.noticed_at) {
      throw new AppError(
        'conflict',
        'Tekstas dar nepataisytas. Pirmiausia jį redaguokite arba patvirtinkite naująjį, tada parašykite, kas pataisyta.',
      );
    }
    if (article.pending_values !== null) {
      throw new AppError(
        'conflict',
        'Naujas tekstas dar laukia patvirtinimo. Pirmiausia jį patvirtinkite, tada parašykite, kas pataisyta.',
      );
    }
    const { userId, notice } = act;
    const at = ctx.clock.now();
    await closeCheck(tx, article.id, { decision: 'corrected', at, by: userId, notice });
    return applyChange(tx, article, SOURCE_SEEN, { verb: 'correct', by: userId, at, notice });
  });
}

/**
 * Takes the article back: it leaves the blog, its feed and the sitemap, and its address answers that it was withdrawn and why.
 * @throws AppError not-found; conflict when the article has changed since or is not being checked
 */
export function withdrawArticle(ctx: ArticleChangeContext, act: Decision): Promise<void> {
  return changeArticles(ctx, async (tx) => {
    await lockStories(tx);
    const { article } = await getChecked(tx, act);
    const { userId, notice } = act;
    const at = ctx.clock.now();
    await holdOtherReports(tx, article, at);
    const slug = article.ai_slug;
    await closeCheck(tx, article.id, { decision: 'withdrawn', at, by: userId, notice, slug });
    return applyChange(
      tx,
      article,
      { ...SOURCE_SEEN, published_date: null, scheduled_for: null, auto_publish_blocked_at: at },
      { verb: 'withdraw', revision: 'draft', by: userId, at, notice },
    );
  });
}

async function getChecked(
  tx: Transaction,
  { id, version }: Act,
): Promise<{ article: ArticleRow; check: { noticed_at: Date } }> {
  const article = await getArticleForChange(tx, id, version);
  const check = await findOpenCheck(tx, id);
  if (!check || article.published_date === null) {
    throw new AppError('conflict', 'Šis straipsnis šiuo metu netikrinamas.');
  }
  return { article, check };
}
