import type { Database } from '../../../database/database.ts';
import type { Source } from '../../../database/schema/sources.ts';
import type { TextChecks } from '../../preparation/checks/text-checks.ts';
import type { FeedReader } from '../feeds/feed-reader.ts';
import type { FeedItem } from '../item/feed-item.ts';
import { type PageContext, readArticlePage } from '../pages/article-page.ts';
import type { ArticleBody, BodyParts } from '../pages/compose-body.ts';

/** A feed's own text of this many characters is the whole article; the page need not be asked. */
export const FULL_BODY = 1500;

export type BodyContext = PageContext;

export interface ImportContext extends BodyContext {
  db: Database;
  feeds: FeedReader;
  texts: Pick<TextChecks, 'call'>;
  /** Aborted when the process stops or the job is taken away: the import ends between two items. */
  signal?: AbortSignal;
}

/**
 * The whole article behind an item. The feed's text is taken when it is complete, else the page is fetched
 * (where robots.txt lets us) and its article extracted; when that fails or gives less, the feed's text stays.
 * @throws PageError when the item's own words cannot be borne
 */
export async function readArticleBody(
  ctx: BodyContext,
  item: FeedItem,
  source: Pick<Source, 'type' | 'charset'>,
): Promise<ArticleBody> {
  const compose = async (parts: BodyParts) => {
    const { notes, ...composed } = await ctx.pages.composeBody(parts);
    for (const note of notes) ctx.log.warn({ url: item.url }, note);
    return composed;
  };
  const own = await compose({ item, page: null });
  if (own.feedLength > FULL_BODY || !item.url) return own.body;
  const page = await readArticlePage(ctx, item.url, source);
  return (await compose({ item, page })).body;
}
