import { describe, expect, test } from 'vitest';
import { GET as robots } from '../src/pages/robots.txt.ts';
import { GET as manifest } from '../src/pages/site.webmanifest.ts';
import { GET as sitemap } from '../src/pages/sitemap.xml.ts';
import { GET as part } from '../src/pages/sitemap-[part].xml.ts';
import { GET as rules } from '../src/pages/speculation-rules.json.ts';

/* Pages that are no HTML: what stands in them is for programs. */

const site = {
  countPublishedArticles: async () => 1,
  listArticleMonths: async () => ['2026-04'],
  listArticleAddresses: async () => [{ slug: 'a', changed: '2026-04-01T00:00:00.000Z' }],
};

/** What is answered, with its status, its type and the tags of what it shows. */
async function open(page: typeof robots, params = {}) {
  const cache = { tags: [] as string[] };
  const locals = { site, cache, publicUrl: 'https://imone.lt' };
  const answer = await page({ params, locals } as unknown as Parameters<typeof page>[0]);
  const type = answer.headers.get('Content-Type');
  return { status: answer.status, type, tags: cache.tags, text: await answer.text() };
}

test('robots are told where the sitemap is, and nothing of the panel', async () => {
  const { type, text } = await open(robots);
  expect(type).toBe('text/plain; charset=utf-8');
  expect(text).toContain('\nSitemap: https://imone.lt/sitemap.xml\n');
  expect(text).not.toContain('admin');
});

test('a phone finds pictures of the sizes it asks for', async () => {
  const { type, text } = await open(manifest);
  expect(type).toBe('application/manifest+json');
  const { icons } = JSON.parse(text);
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['any', '192x192', '512x512']);
  expect(icons[1]).toMatchObject({ src: '/icon-192.png', type: 'image/png' });
});

describe('the sitemap', () => {
  test.each([
    ['whole', sitemap, {}],
    ['in parts', part, { part: '2026-04' }],
  ])('%s is old with each change of articles', async (_, page, params) => {
    const { status, type, tags, text } = await open(page, params);
    expect([status, type, tags]).toEqual([200, 'application/xml; charset=utf-8', ['articles']]);
    expect(text).toContain('https://imone.lt/tinklarastis/a');
  });

  test('has no part of another name', async () => {
    expect(await open(part, { part: 'x' })).toMatchObject({ status: 404, text: '' });
    expect((await open(part)).status).toBe(404);
  });
});

test('browsers make only pages ready that are the same for everyone', async () => {
  const { type, text } = await open(rules);
  expect(type).toBe('application/speculationrules+json');
  const { prerender } = JSON.parse(text);
  const never = JSON.stringify(prerender[0].where.and.slice(1));
  for (const part of ['/admin*', '/auth*', '/api/*', '/perziura/*', '/kontaktai/*', '[download]'])
    expect(never).toContain(part);
});
