import { makeSlug } from '../../domain/text/make-slug.ts';
import { emptyIfUnseen } from '../../domain/text/visible-text.ts';
import { HALF_HOUR, HOUR_PROBLEMS, splitPostMoment } from '../../domain/time/post-moment.ts';
import type { Article, ArticleChanges, NewPost } from '../articles/article-requests.ts';
import {
  POST_FIELDS,
  type PostField,
  type PostValues,
  sameValues,
} from '../articles/post-values.ts';
import { followsTitle } from '../articles/slug-preview.ts';
import type { ArticleBase } from '../drafts/draft-saver.ts';
import { formatDay, formatMoment, todayInVilnius } from '../lists/moments.ts';

export function emptyPost(now?: Date): PostValues {
  return {
    ai_translated_title: '',
    ai_slug: '',
    ai_translated_excerpt: '',
    ai_translated_content: '',
    ai_image_path: '',
    ai_category: '',
    date: todayInVilnius(now),
    source_url: '',
    ai_actuality_score: '',
  };
}

/**
 * Whether nothing of a text would be lost with its draft: it says what its article says, or it is a new one in which
 * nothing stands but the day.
 */
export function isUnchanged(values: PostValues, article: Article | null): boolean {
  if (!article) return sameValues(values, { ...emptyPost(), date: values.date });
  return Object.keys(toChanges(values, postValuesOf(article))).length === 0;
}

/** A manual post without a source carries a placeholder, `manual:{id}`, which is no address to show. */
export function postValuesOf(article: Article): PostValues {
  return {
    ai_translated_title: article.ai_translated_title ?? '',
    ai_slug: article.ai_slug ?? '',
    ai_translated_excerpt: article.ai_translated_excerpt ?? '',
    ai_translated_content: article.ai_translated_content ?? '',
    ai_image_path: article.ai_image_path ?? '',
    ai_category: article.ai_category ?? '',
    date: dateOf(article),
    source_url: /^https?:/i.test(article.original_url) ? article.original_url : '',
    ai_actuality_score: String(article.ai_actuality_score ?? ''),
  };
}

/**
 * What a text of the article is written on.
 * @param version null: of the article as it is
 */
export const baseOf = (article: Article, version: number | null = null): ArticleBase => ({
  articleId: article.id,
  version: version ?? article.version,
  values: postValuesOf(article),
});

/** With the hour once there is one that counts: of what is published or planned. */
function dateOf({ published_date, scheduled_for, created_at }: Article): string {
  const moment = published_date ?? scheduled_for;
  return moment ? formatMoment(moment) : formatDay(created_at);
}

/** The slug follows the title until a person writes another one. */
export function followTitle(before: PostValues, title: string): PostValues {
  const isFollowing = followsTitle(before.ai_slug, before.ai_translated_title);
  return {
    ...before,
    ai_translated_title: title,
    ...(isFollowing ? { ai_slug: makeSlug(title) } : {}),
  };
}

/** The draft a post was written in; the server removes it when it saves the post. */
export interface UsedDraft {
  draft_id?: string;
  draft_version?: number;
}

export function toNewPost(values: PostValues, draft: UsedDraft = {}): NewPost {
  // Posts written here have the highest score, the server gives it.
  const { ai_actuality_score: _given, ...fields } = values;
  return { ...fields, ...draft, ai_category: values.ai_category as NewPost['ai_category'] };
}

/**
 * Only what was changed: a date left alone must not move the hour of publication, and an article's own
 * source and cover are not written again. A score can be changed, not taken away: an empty one, of a new post's form or
 * a half-typed draft, says nothing.
 */
export function toChanges(values: PostValues, opened: PostValues): ArticleChanges {
  const changed = POST_FIELDS.filter(
    (field) =>
      values[field] !== opened[field] && !(field === 'ai_actuality_score' && !values[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, toStored(field, values[field])]));
}

const toStored = (field: PostField, typed: string) =>
  field === 'ai_actuality_score' ? Number(typed) : typed;

const isUrl = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);
const required = (message: string) => (value: string) => (emptyIfUnseen(value) ? null : message);

/** What the server says too. The whole text stays in the field, for the person to shorten. */
export const findTooLong = (field: PostField, value: string): string | null =>
  field === 'ai_translated_title' && value.trim().length > 300
    ? 'Pavadinimas per ilgas (max 300 simbolių)'
    : null;

/** Specification §5.3; the server checks all of it again. */
export const POST_RULES = {
  ai_translated_title: (value: string) =>
    required('Pavadinimas privalomas')(value) ?? findTooLong('ai_translated_title', value),
  ai_slug: required('Nuoroda privaloma'),
  ai_translated_excerpt: required('Santrauka privaloma'),
  ai_translated_content: required('Turinys privalomas'),
  ai_category: required('Pasirinkite kategoriją iš sąrašo'),
  date(value: string) {
    const { day, time } = splitPostMoment(value);
    return required('Data privaloma')(day) ?? (time === HALF_HOUR ? HOUR_PROBLEMS.half : null);
  },
  source_url: (value: string) =>
    value.trim() === '' || isUrl(value.trim()) ? null : 'Neteisingas šaltinio adresas',
};
