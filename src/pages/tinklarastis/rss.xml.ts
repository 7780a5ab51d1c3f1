import type { APIRoute } from 'astro';
import { blogRss, RSS_ARTICLES } from '../../site/seo/rss.ts';

export const GET: APIRoute = async ({ locals: { site, cache, publicUrl } }) => {
  cache.tags.push('articles');
  const articles = await site.listFeedArticles(RSS_ARTICLES);
  return new Response(blogRss(articles, publicUrl), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
};
