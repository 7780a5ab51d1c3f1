import { applyChange } from '../../articles/change/apply-change.ts';
import type { Act } from '../../articles/change/change-articles.ts';
import { type ArticleChangeContext, changeArticle } from '../../articles/change/change-articles.ts';
import { suggestSlug } from '../../articles/model/free-slug.ts';
import { cleanContent } from '../../articles/writing/write-content.ts';
import { AppError } from '../../errors.ts';
import { findCandidate } from './storing/candidate.ts';

/**
 * Makes the text that did not pass its checks the article's own, so that a person can mend and publish it. It
 * goes on waiting for review, with its reasons, and is marked as a model's.
 * @throws AppError not-found; conflict when it has changed since, does not wait for review or there is no text
 */
export function takeRejectedText(ctx: ArticleChangeContext, act: Act): Promise<void> {
  return changeArticle(ctx, act, async (tx, article) => {
    const isWaiting = article.preparation_state === 'needs_review' && !article.published_date;
    const candidate = isWaiting ? await findCandidate(tx, article.id) : null;
    if (!candidate?.text) {
      throw new AppError('conflict', 'Straipsnis neturi patikros neperėjusio teksto.');
    }
    const { title, excerpt, html, score, category } = candidate.text;
    const at = ctx.clock.now();
    const text = {
      ai_translated_title: title,
      ai_slug: article.ai_slug ?? (await suggestSlug(tx, title, article.id)),
      ai_translated_excerpt: excerpt,
      ai_translated_content: cleanContent(html),
      ai_actuality_score: score,
      ai_category: category,
      prepared_by: 'ai' as const,
      prepared_at: at,
      prepared_model: candidate.model,
      prepared_prompt: candidate.promptVersion ?? null,
    };
    return applyChange(tx, article, text, { verb: 'update', revision: 'save', by: act.userId, at });
  });
}
