import type { APIRoute } from 'astro';
import { makeSitemap } from '../site/seo/sitemap.ts';

export const GET: APIRoute = async ({ locals: { site, cache, publicUrl } }) => {
  cache.tags.push('articles');
  return new Response(await makeSitemap(site, publicUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
};
