import { eq } from 'drizzle-orm';
import { hours } from '../../../../domain/time/duration.ts';
import type { Executor } from '../../../database/database.ts';
import { articles } from '../../../database/schema/articles.ts';
import { textOfSafeHtml } from '../../../html/plain-text.ts';
import type { ArticleBody } from '../pages/compose-body.ts';
import type { KeyOwner } from './article-keys.ts';

/** Dates of one article differ by zones and by an update; editions of a series by a day and more. */
const ONE_EDITION = hours(12);
/** Of two texts in common; where no date tells editions apart. */
const ALIKE = 0.5;

type Edition = Pick<ArticleBody, 'publishedAt' | 'html'>;

/**
 * Whether what has an article's title and an address that a page gave is that article, and not the next of a series whose
 * pages all name one address: of one date, or of the same words. Without dates texts that are alike are enough, for an
 * address that changes at every reading would bring its article again each time.
 */
export async function isSameEdition(
  db: Executor,
  owner: KeyOwner,
  { publishedAt, html }: Edition,
): Promise<boolean> {
  const [former] = owner.articleId
    ? await db
        .select({
          rawDate: articles.original_raw_date,
          date: articles.original_date,
          html: articles.original_content,
        })
        .from(articles)
        .where(eq(articles.id, owner.articleId))
    : [];
  if (!former) return isOfDeletedArticle(owner, publishedAt);
  if (former.html === html) return true;
  const formerDate = former.rawDate === null ? null : former.date;
  if (!publishedAt || !formerDate) return areTextsAlike(former.html, html);
  return Math.abs(publishedAt.getTime() - formerDate.getTime()) <= ONE_EDITION;
}

/** What its source had published when the key was first met. */
export const isOfDeletedArticle = (
  { firstSeenAt }: Pick<KeyOwner, 'firstSeenAt'>,
  publishedAt: Date | null,
): boolean => !publishedAt || publishedAt.getTime() <= firstSeenAt.getTime() + ONE_EDITION;

function areTextsAlike(one: string, two: string): boolean {
  const [words, others] = [one, two].map(
    (html) =>
      new Set(
        textOfSafeHtml(html)
          .toLowerCase()
          .match(/\p{L}+/gu),
      ),
  );
  if (!words?.size || !others?.size) return true;
  const shared = [...words].filter((word) => others.has(word)).length;
  return (2 * shared) / (words.size + others.size) >= ALIKE;
}
