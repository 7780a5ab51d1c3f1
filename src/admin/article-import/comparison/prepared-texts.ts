import type { Article } from '../../articles/article-requests.ts';

/** One Lithuanian text of an article: what is (or will be) public, what waits, what was refused. */
export interface PreparedText {
  kind: 'current' | 'pending' | 'rejected';
  label: string;
  title: string;
  excerpt: string;
  html: string;
  score: number | null;
  category: string | null;
  /** Why a person has to look at it. */
  problems: string[];
}

type Fields = Pick<
  Article,
  | 'ai_translated_title'
  | 'ai_translated_excerpt'
  | 'ai_translated_content'
  | 'ai_actuality_score'
  | 'ai_category'
  | 'published_date'
  | 'pending_values'
  | 'pending_problems'
  | 'rejected_text'
  | 'preparation_state'
>;

/** Every text there is to compare with the original, the newest first. */
export function preparedTexts(article: Fields): PreparedText[] {
  const texts: PreparedText[] = [];
  if (article.pending_values) {
    const pending = article.pending_values as Record<string, unknown>;
    texts.push({
      kind: 'pending',
      label: 'Naujas tekstas',
      title: text(pending.ai_translated_title),
      excerpt: text(pending.ai_translated_excerpt),
      html: text(pending.ai_translated_content),
      score: typeof pending.ai_actuality_score === 'number' ? pending.ai_actuality_score : null,
      category: text(pending.ai_category) || null,
      problems: article.pending_problems ?? [],
    });
  }
  const rejected = article.rejected_text;
  // Once it is the article's own, or another has passed, it is history.
  const isWaiting = article.preparation_state === 'needs_review' && !article.ai_translated_content;
  if (rejected?.text && isWaiting) {
    texts.push({
      kind: 'rejected',
      label: 'Patikros neperėjęs tekstas',
      title: rejected.text.title,
      excerpt: rejected.text.excerpt,
      html: rejected.text.html,
      score: rejected.text.score,
      category: rejected.text.category,
      problems: rejected.problems.map(({ message }) => message),
    });
  }
  if (article.ai_translated_content) {
    texts.push({
      kind: 'current',
      label: article.published_date ? 'Publikuotas tekstas' : 'Paruoštas tekstas',
      title: text(article.ai_translated_title),
      excerpt: text(article.ai_translated_excerpt),
      html: article.ai_translated_content,
      score: article.ai_actuality_score,
      category: article.ai_category,
      problems:
        article.preparation_state === 'needs_review' && !article.pending_values
          ? (rejected?.problems ?? []).map(({ message }) => message)
          : [],
    });
  }
  return texts;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
