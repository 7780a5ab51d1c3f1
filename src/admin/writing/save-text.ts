import { splitPostMoment } from '../../domain/time/post-moment.ts';
import type { Article, ArticleChanges, NewPost, Seen } from '../articles/article-requests.ts';
import { POST_FIELDS, type PostField, type PostValues } from '../articles/post-values.ts';
import { withStoredImages } from '../editor/with-stored-images.ts';
import { readableText } from '../history/readable-text.ts';
import { keepTyped } from '../http/keep-typed.ts';
import { conflictingRow, RequestProblem } from '../http/problem.ts';
import { postValuesOf, toChanges, toNewPost, type UsedDraft } from './post-form-values.ts';

interface Requests {
  create: (post: NewPost) => Promise<Article>;
  update: (seen: Seen, changes: ArticleChanges) => Promise<Article>;
}

interface Save {
  values: PostValues;
  /** The article as it is known; null for a new post. */
  article: Article | null;
  /** Its version the text was written on. */
  version: number | null;
  used: UsedDraft;
}

/**
 * Saves one text. A save whose answer was lost may have arrived all the same: the conflict the next one meets is then
 * with the person's own words, which is none.
 */
export function createTextSaver({ create, update }: Requests) {
  /** Sent without an answer: the server may have them. */
  let lost: PostValues[] = [];

  function send({ values, article, version, used }: Save): Promise<Article> {
    if (!article) return create(toNewPost(values, used));
    const changes = toChanges(values, postValuesOf(article));
    return update({ id: article.id, version: version ?? article.version }, { ...changes, ...used });
  }

  /** @throws RequestProblem 409 with `current` only when that is somebody else's text */
  return async function save(text: Save): Promise<Article> {
    try {
      return await send(text);
    } catch (error) {
      const current = conflictingRow<Article>(error);
      if (!current) {
        if (isSilence(error)) lost = [...lost, text.values];
        throw error;
      }
      const stored = postValuesOf(current);
      if (readSame(stored, text.values)) return current;
      const sent = lost.find((values) => readSame(stored, values));
      if (!sent) throw error;
      const values = keepTyped({ before: sent, stored, typed: text.values });
      return await send({ ...text, values, article: current, version: current.version });
    }
  };
}

const isSilence = (error: unknown) =>
  error instanceof RequestProblem && (error.status === 0 || error.status >= 500);

/** Whether `stored` is what the server makes of `typed`: it trims, cleans, and fetches pictures from elsewhere. */
function readSame(stored: PostValues, typed: PostValues): boolean {
  return POST_FIELDS.every((field) => asRead(field, stored) === asRead(field, typed, stored));
}

function asRead(field: PostField, values: PostValues, stored = values): string {
  const value = values[field].trim();
  // The server gives a new post its score.
  if (field === 'ai_actuality_score') return value || stored[field];
  // An hour that was not named is the one it was saved at.
  if (field === 'date' && !splitPostMoment(value).time)
    return splitPostMoment(stored.date).day === value ? stored.date : value;
  if (field === 'ai_translated_content')
    return readableText(withStoredImages(value, stored[field]));
  const isFetched = field === 'ai_image_path' && /^https?:/i.test(value);
  return isFetched && stored[field] ? stored[field].trim() : value;
}
