import { eq } from 'drizzle-orm';
import { openCheck } from '../../../articles/change/corrections.ts';
import { type ArticleRow, articles } from '../../../database/schema/articles.ts';
import type { Source } from '../../../database/schema/sources.ts';
import type { PageReading } from '../pages/page-reading.ts';
import { applyRights } from './apply-rights.ts';
import {
  endCheck,
  isStoryTakenBack,
  OF_PAGE,
  setChange,
  textColumnsOf,
} from './apply-source-changes.ts';
import type { ImportContext } from './article-body.ts';
import { placeOf } from './place-anew.ts';
import { forgetToldChanges, rememberToldChanges } from './told-changes.ts';

/**
 * What the page of a public article says otherwise than when it was imported, while its feed or listing shows nothing of it: that the
 * story was taken back, or another figure. Kept beside for a person to compare, who is told of a change once; readers are told
 * when our text tells the figure. A page without a readable article says nothing.
 */
export async function applyPageChange(
  ctx: ImportContext,
  source: Source,
  { id, page }: { id: string; page: PageReading },
): Promise<'withdrawn' | 'flagged' | null> {
  if (!page.article) return null;
  const [read] = await ctx.db.select().from(articles).where(eq(articles.id, id));
  const found = read && (await compare(ctx, read, page));
  if (!found) return null;
  const { body, comparison } = found;
  const { isKept, isTakenBack, isToldByUs } = comparison;
  const isWithdrawn = isStoryTakenBack(read, body, page.article.headlines);
  if (comparison.changes.length === 0 && !isTakenBack && !isWithdrawn) return null;
  const rights = source.rights === 'excerpt' ? 'excerpt' : read.rights;
  const allowed = applyRights(body, rights);
  const newer = { ...textColumnsOf(allowed), ...placeOf(allowed), [OF_PAGE]: true };
  return ctx.db.transaction(async (tx) => {
    const [article] = await tx.select().from(articles).where(eq(articles.id, id)).for('update');
    // What changed in between is compared when the page is asked next.
    if (!article?.published_date || article.version !== read.version) return null;
    const now = ctx.clock.now();
    // A person who has decided about it is not asked again.
    if (isWithdrawn && article.source_gone_at === null) {
      await setChange(tx, article, newer, now);
      await tx.update(articles).set({ source_gone_at: now }).where(eq(articles.id, id));
      await openCheck(tx, article, { cause: 'withdrawn', at: now });
      return 'withdrawn';
    }
    if (isTakenBack && article.changed_original?.[OF_PAGE]) {
      await setChange(tx, article, null, now);
      if (article.source_gone_at === null) await endCheck(tx, article, now);
      await forgetToldChanges(tx, source, id);
      return null;
    }
    if (!(await rememberToldChanges(tx, source, id, comparison.changes))) return null;
    if (!isKept) await setChange(tx, article, newer, now);
    if (isToldByUs) await openCheck(tx, article, { cause: 'facts', at: now });
    return isKept ? null : 'flagged';
  });
}

async function compare(
  { pages, texts, log }: ImportContext,
  article: ArticleRow,
  page: PageReading,
) {
  try {
    const { body } = await pages.composeBody({ item: bareItemOf(article), page });
    const comparison = await texts.call('comparePage', article, textColumnsOf(body));
    return { body, comparison };
  } catch (error) {
    log.warn({ err: error, article: article.id }, 'a page could not be compared with our text');
    return null;
  }
}

/** Everything is the page's to say. */
const bareItemOf = (article: ArticleRow) => ({
  guid: null,
  url: article.original_url,
  title: article.original_title,
  summaryHtml: '',
  contentHtml: '',
  author: article.original_author,
  publishedAt: article.original_date,
  rawDate: article.original_raw_date,
  imageUrl: null,
  baseUrl: article.original_url,
});
