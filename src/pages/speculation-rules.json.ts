import type { APIRoute } from 'astro';

/** What is no page to look at, or not the same for everyone: forms, searches, the panel, previews, files. */
const NEVER = [
  '/auth*',
  '/admin*',
  '/api/*',
  '/functions/*',
  '/health/*',
  '/storage/*',
  '/share/*',
  '/perziura/*',
  '/kontaktai/*',
  '/*.xml',
  '/*\\?(.+)',
];

/**
 * Browsers that know these rules make a page ready while a visitor points at or touches a link to it, so that it is there
 * with the click. Decision 0051.
 */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      prerender: [
        {
          where: {
            and: [
              { href_matches: '/*' },
              ...NEVER.map((pattern) => ({ not: { href_matches: pattern } })),
              { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
            ],
          },
          eagerness: 'moderate',
        },
      ],
    }),
    { headers: { 'Content-Type': 'application/speculationrules+json' } },
  );
