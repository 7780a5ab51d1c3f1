import { type PageContext, readArticlePage } from './article-page.ts';
import type { ArticleBody, BodyParts } from './compose-body.ts';
import type { FeedItem } from './feed.ts';
import type { Source } from './fetch-source.ts';

/** A feed's own text of this many characters is the whole article; the page need not be asked. */
export const FULL_BODY = 1500;

export type BodyContext = PageContext;

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
