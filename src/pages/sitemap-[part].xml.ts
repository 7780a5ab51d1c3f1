import type { APIRoute } from 'astro';
import { makeSitemapPart } from '../site/seo/sitemap.ts';

export const GET: APIRoute = async ({ params, locals: { site, cache, publicUrl } }) => {
  cache.tags.push('articles');
  const xml = await makeSitemapPart(site, publicUrl, params.part ?? '');
  return new Response(xml, {
    status: xml ? 200 : 404,
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
};
