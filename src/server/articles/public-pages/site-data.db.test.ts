import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestApi } from '../../../../tests/support/test-api.ts';
import type { ArticleMonth } from '../../../domain/site-data.ts';
import { days } from '../../../domain/time/duration.ts';
import { articles } from '../../database/schema/articles.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { vilniusDay } from '../../time/vilnius-time.ts';
import { createPreviews } from '../drafts/previews.ts';
import { findCoverAddress } from './public-article.ts';
import { createSiteData } from './site-data.ts';

const api = await startTestApi();
afterAll(() => api.close());

const POST = {
  ai_translated_title: 'Kaip saugoti slaptažodžius',
  ai_translated_excerpt: 'Trumpai apie svarbiausia.',
  ai_translated_content: '<h2>Pradžia</h2><p>Tekstas</p>',
};
const create = (values: object) =>
  api.askAsAdmin('POST', '/api/admin/articles', { ...POST, ...values });
const dayFromNow = (count: number) => vilniusDay(new Date(Date.now() + days(count)));

describe('what public pages read', () => {
  const site = () =>
    createSiteData({
      db: api.db,
      clock: api.context.clock,
      publicUrl: 'http://localhost:3000',
      previews: createPreviews({ secret: 'x', clock: api.context.clock }),
    });

  test('is published articles, by category and page', async () => {
    for (const n of [1, 2, 3]) {
      await create({
        ai_slug: `p-${n}`,
        date: `2026-01-0${n}`,
        ai_category: n < 3 ? 'Technologijos' : 'IT paslaugos',
      });
    }
    await create({ ai_slug: 'ahead', date: dayFromNow(2), ai_category: 'Technologijos' });
    const { items, total } = await site().listPublishedArticles({
      category: 'Technologijos',
      page: 2,
      perPage: 1,
    });
    expect([total, items.map(({ slug }) => slug)]).toEqual([2, ['p-1']]);
    expect(
      (await site().listPublishedArticles({ category: null, page: 9, perPage: 10 })).total,
    ).toBe(3);
    expect((await site().listLatestArticles(2)).map(({ slug }) => slug)).toEqual(['p-3', 'p-2']);
    expect(await site().findPublishedArticle('ahead')).toBeNull();
    const search = (text: string, page: number) =>
      site().searchPublishedArticles(text, { page, perPage: 2 });
    const [first, second] = [await search('slaptazodzius', 1), await search('slaptazodzius', 2)];
    expect([first?.total, first?.items.length, second?.items.length]).toEqual([3, 2, 1]);
    expect(await search(' – ', 1)).toEqual({ items: [], total: 0, isTotalExact: true });
    const addresses = await site().listArticleAddresses();
    expect(addresses.map(({ slug }) => slug)).toEqual(['p-3', 'p-2', 'p-1']);
    expect(await site().findPublishedArticle('p-1')).toMatchObject({
      title: POST.ai_translated_title,
      html: POST.ai_translated_content,
      published_date: '2026-01-01T07:00:00.000Z',
      provenance: { prepared_by: 'person', source: null, reviewed_at: null },
    });
  });

  test('lists addresses by the months that have any, of UTC', async () => {
    const at = (slug: string, published_date: string) =>
      api.db
        .update(articles)
        .set({ published_date: new Date(published_date) })
        .where(eq(articles.ai_slug, slug));
    await at('p-1', '2025-12-01T00:00:00Z');
    await at('p-2', '2025-12-31T23:59:59.999Z');
    await at('p-3', '2026-02-01T00:00:00Z');
    expect(await site().countPublishedArticles()).toBe(3);
    expect(await site().listArticleMonths()).toEqual(['2026-02', '2025-12']);
    const slugsOf = async (month: ArticleMonth) =>
      (await site().listArticleAddresses(month)).map(({ slug }) => slug);
    expect(await slugsOf('2025-12')).toEqual(['p-2', 'p-1']);
    expect(await slugsOf('2026-01')).toEqual([]);
    expect(await slugsOf('2026-02')).toEqual(['p-3']);
  });

  test('dates an article in the sitemap by its last change in public', async () => {
    const changed = async (slug: string) =>
      (await site().listArticleAddresses()).find((one) => one.slug === slug)?.changed;
    const at = (time: string) => new Date(`2026-02-${time}:00Z`);
    const set = (published_date: Date, edited_date: Date | null) =>
      api.db
        .update(articles)
        .set({ published_date, edited_date })
        .where(eq(articles.ai_slug, 'p-1'));
    await set(at('01T07:00'), null);
    expect(await changed('p-1')).toBe('2026-02-01T07:00:00.000Z');
    await set(at('01T07:00'), at('03T10:30'));
    expect(await changed('p-1')).toBe('2026-02-03T10:30:00.000Z');
    await set(at('05T07:00'), at('03T10:30'));
    expect(await changed('p-1')).toBe('2026-02-05T07:00:00.000Z');
  });

  test('names the source of an imported article, whatever the source is called', async () => {
    const [source] = await api.db
      .insert(rss_sources)
      .values({ name: 'Manual', rss_url: 'https://manual.example/feed', type: 'rss' })
      .returning();
    await api.db.insert(articles).values({
      source_id: source?.id ?? null,
      source_name: 'Manual',
      source_rss_url: 'https://manual.example/feed',
      original_url: 'https://manual.example/1',
      original_title: 'A',
      ai_slug: 'is-manual',
      ai_translated_title: 'A',
      ai_translated_content: '<p>a</p>',
      published_date: new Date(),
    });
    expect(await site().findPublishedArticle('is-manual')).toMatchObject({
      provenance: { source: { name: 'Manual', url: 'https://manual.example/1' } },
    });
  });

  test.each([
    [null, null],
    ['', null],
    ['/placeholder.svg', null],
    ['https://elsewhere.example/a.png', null],
    ['//elsewhere.example/a.png', null],
    ['data:image/png;base64,x', null],
    ['a.webp', '/storage/blog-images/a.webp'],
    ['blog/a.webp', '/storage/blog-images/blog/a.webp'],
    ['/storage/blog-images/a.webp', '/storage/blog-images/a.webp'],
    ['http://localhost:3000/storage/blog-images/a.webp', '/storage/blog-images/a.webp'],
  ])('shows the picture %j as %j', (stored, shown) => {
    expect(findCoverAddress(stored, 'http://localhost:3000')).toBe(shown);
  });
});
