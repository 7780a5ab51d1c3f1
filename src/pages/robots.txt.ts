import type { APIRoute } from 'astro';

/** The panel is not named here: it answers `noindex`, which only a robot that may look can see. */
export const GET: APIRoute = ({ locals }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /functions/',
      '',
      `Sitemap: ${locals.publicUrl}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );
