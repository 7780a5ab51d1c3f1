import type { APIRoute } from 'astro';
import { sitemapXml } from '../site/seo/sitemap.ts';

export const GET: APIRoute = async ({ locals: { site, cache, publicUrl } }) => {
  cache.tags.push('articles');
  return new Response(sitemapXml(await site.listArticleAddresses(), publicUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
};
