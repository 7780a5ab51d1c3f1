import type { APIRoute } from 'astro';
import { company } from '../content/company.ts';
import { home } from '../content/home.ts';

/** What a phone needs to keep the site among its programs; the pictures are made by scripts/make-icons.mjs. */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: company.brand,
      description: home.meta.description,
      lang: 'lt',
      start_url: '/',
      display: 'browser',
      background_color: '#f5f1e8',
      theme_color: '#0a2733',
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        ...[192, 512].map((size) => ({
          src: `/icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
        })),
      ],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
