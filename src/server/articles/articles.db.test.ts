import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { storePreparedArticle } from '../../../tests/support/prepared-article.ts';
import { startTestApi } from '../../../tests/support/test-api.ts';
import { article_keys } from '../database/schema/article-keys.ts';
import { article_bin } from '../database/schema/article-versions.ts';
import { articles } from '../database/schema/articles.ts';
import { page_cache_events } from '../database/schema/instances.ts';

const api = await startTestApi();
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(articles);
  await api.db.delete(page_cache_events);
});

const PATH = '/api/admin/articles';
const store = (values: Partial<typeof articles.$inferInsert> = {}) =>
  storePreparedArticle(api.db, values);
const find = async (id: string) =>
  (await api.db.select().from(articles).where(eq(articles.id, id)))[0];
const tags = async () => (await api.db.select().from(page_cache_events)).map((event) => event.tags);
const act = (id: string, name: string, body?: object) =>
  api.askAsAdmin('POST', `${PATH}/${id}/${name}`, body);

describe('publishing by hand', () => {
  test('sets the date to now and the type to manual, lifts the block, and tells the page caches', async () => {
    const id = await store({ auto_publish_blocked_at: new Date() });
    const { status, body } = await act(id, 'publish');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'published',
      import_type: 'manual',
      auto_publish_blocked_at: null,
      version: 2,
    });
    expect(Math.abs(Date.parse(body.published_date) - Date.now())).toBeLessThan(60_000);
    expect(body.reviewed_at).toBeNull();
    expect(await tags()).toEqual([['articles', `article:${body.ai_slug}`]]);
  });

  test.each([
    ['ai_slug', 'Trūksta nuorodos'],
    ['ai_translated_title', 'Trūksta pavadinimo'],
    ['ai_translated_content', 'Trūksta turinio'],
  ])('needs %s', async (field, message) => {
    const { status, body } = await act(await store({ [field]: null }), 'publish');
    expect([status, body.errors]).toEqual([409, [{ field, message }]]);
    expect(await tags()).toEqual([]);
  });

  test('happens once, and never over a change that the person has not seen', async () => {
    const id = await store();
    expect((await act(id, 'publish', { version: 7 })).body.errors[0].field).toBe('version');
    const answers = await Promise.all([
      act(id, 'publish', { version: 1 }),
      act(id, 'publish', { version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await act(id, 'publish')).body.detail).toBe('Straipsnis jau publikuotas');
    expect(await tags()).toHaveLength(1);
  });

  test('records a review only when the person says so', async () => {
    const { body } = await act(await store(), 'publish', { is_reviewed: true });
    expect(body.reviewed_by).toBe(api.people.admin.id);
    expect(body.reviewed_at).not.toBeNull();
  });

  test('approves the new text that waits beside a published one, and keeps the date', async () => {
    const published_date = new Date('2026-01-05T07:00:00Z');
    const id = await store({
      published_date,
      reviewed_at: new Date(),
      preparation_state: 'needs_review',
      pending_values: {
        ai_translated_title: 'Nauja',
        prepared_by: 'ai',
        id: 'x',
        is_demo: true,
        problems: [],
      },
    });
    const { body } = await act(id, 'publish');
    expect(body).toMatchObject({
      id,
      ai_translated_title: 'Nauja',
      published_date: published_date.toISOString(),
      pending_values: null,
      preparation_state: 'prepared',
      reviewed_at: null,
      is_demo: false,
    });
  });
});

describe('returning to draft', () => {
  test('keeps the score, blocks automation, and takes the page away', async () => {
    const id = await store({ published_date: new Date() });
    const { body } = await act(id, 'draft');
    expect(body).toMatchObject({ state: 'prepared', published_date: null, ai_actuality_score: 80 });
    expect(body.auto_publish_blocked_at).not.toBeNull();
    expect(await tags()).toEqual([['articles', `article:${body.ai_slug}`]]);
    expect((await api.ask('GET', `/api/articles/${body.ai_slug}`)).status).toBe(404);
    expect((await act(id, 'draft')).body.detail).toBe('Straipsnis nepublikuotas');
  });

  test('takes a post off the schedule without telling the page caches', async () => {
    const id = await store({ scheduled_for: new Date(Date.now() + 1e6) });
    expect((await act(id, 'draft')).body.scheduled_for).toBeNull();
    expect(await tags()).toEqual([]);
  });
});

describe('other acts', () => {
  test('a review is an act of its own', async () => {
    const id = await store({ published_date: new Date() });
    const { body } = await act(id, 'review', { version: 1 });
    expect(body.reviewed_by).toBe(api.people.admin.id);
    expect(await tags()).toHaveLength(1);
    expect((await act(await store({ ai_translated_content: null }), 'review')).status).toBe(409);
  });

  test('an unknown field is refused everywhere', async () => {
    const id = await store();
    for (const name of ['publish', 'draft', 'review', 'reprocess']) {
      expect((await act(id, name, { force: true })).body.errors[0].field).toBe('force');
    }
  });

  test('deleting moves the article into the bin, whole, and keeps its keys', async () => {
    const id = await store({ published_date: new Date() });
    await api.db.insert(article_keys).values({ key: 'url:example.com/x', article_id: id });
    const { status, body } = await api.askAsAdmin('DELETE', `${PATH}/${id}`);
    expect([status, body]).toEqual([200, { success: true }]);
    expect(await find(id)).toBeUndefined();
    const [binned] = await api.db.select().from(article_bin).where(eq(article_bin.id, id));
    expect(binned).toMatchObject({
      deleted_by: api.people.admin.id,
      snapshot: {
        id,
        ai_translated_content: '<p>Tekstas</p>',
        article_keys: ['url:example.com/x'],
      },
    });
    const [key] = await api.db.select().from(article_keys);
    expect(key).toMatchObject({ key: 'url:example.com/x', article_id: null });
    expect(await tags()).toHaveLength(1);
    expect((await api.askAsAdmin('DELETE', `${PATH}/${id}`)).status).toBe(404);
  });
});

describe('the list', () => {
  const list = async (query: string) => (await api.askAsAdmin('GET', `${PATH}?${query}`)).body;
  const slugs = async (query: string) =>
    (await list(query)).items.map(({ ai_slug }: { ai_slug: string }) => ai_slug);

  test('filters by state', async () => {
    const bare = { ai_actuality_score: null, ai_translated_content: null, prepared_by: null };
    await store({ ...bare, ai_slug: 'imported', preparation_state: 'imported' });
    await store({ ...bare, ai_slug: 'preparing', preparation_state: 'preparing' });
    await store({ ...bare, ai_slug: 'failed', preparation_state: 'failed' });
    await store({ ai_slug: 'review', preparation_state: 'needs_review' });
    await store({ ai_slug: 'ready' });
    await store({ ai_slug: 'draft', auto_publish_blocked_at: new Date() });
    await store({ ai_slug: 'scheduled', import_type: 'manual', scheduled_for: new Date() });
    await store({ ai_slug: 'published', published_date: new Date() });
    expect((await list('')).total).toBe(8);
    expect((await slugs('state=imported')).sort()).toEqual(['failed', 'imported', 'preparing']);
    // What is planned is in the posts' lists.
    expect((await slugs('state=processed')).sort()).toEqual(['draft', 'ready']);
    expect(await slugs('state=published')).toEqual(['published']);
    expect(await slugs('state=preparing')).toEqual(['preparing']);
    expect(await slugs('state=failed')).toEqual(['failed']);
    expect(await slugs('state=needs_review')).toEqual(['review']);
    expect(await slugs('state=draft')).toEqual(['draft']);
    expect(await slugs('state=scheduled')).toEqual(['scheduled']);
  });

  test('sorts by score downwards at first, without a score last, and pages', async () => {
    await store({ ai_slug: 'b', ai_actuality_score: 60 });
    await store({ ai_slug: 'a', ai_actuality_score: 90 });
    await store({ ai_slug: 'none', ai_actuality_score: null });
    expect(await slugs('')).toEqual(['a', 'b', 'none']);
    expect(await slugs('sort=ai_actuality_score')).toEqual(['b', 'a', 'none']);
    expect(await slugs('min_score=61')).toEqual(['a']);
    const page = await list('per_page=2&page=2');
    expect([page.total, page.page, page.per_page, page.items.length]).toEqual([3, 2, 2, 1]);
    expect(page.items[0]).not.toHaveProperty('ai_translated_content');
  });

  test('finds by title and by today', async () => {
    await store({ ai_slug: 'old', original_title: 'Zero day', created_at: new Date('2026-01-01') });
    await store({ ai_slug: 'new', ai_translated_title: 'Šifravimas 100 %' });
    expect(await slugs('today=1')).toEqual(['new']);
    expect(await slugs('q=zero')).toEqual(['old']);
    expect(await slugs('q=%C5%A1ifr')).toEqual(['new']);
    expect(await slugs(`q=${encodeURIComponent('100 %')}`)).toEqual(['new']);
    expect(await slugs(`q=${encodeURIComponent('_')}`)).toEqual([]);
  });
});

test('categories are those of published articles, or of all when asked', async () => {
  await store({ published_date: new Date(), ai_category: 'Technologijos' });
  await store({ ai_category: 'Debesija' });
  await store({ ai_category: 'Technologijos' });
  const of = async (query: string) =>
    (await api.askAsAdmin('GET', `/api/admin/categories${query}`)).body;
  expect(await of('')).toMatchObject({
    total: 1,
    items: [{ category: 'Technologijos', count: 1 }],
  });
  expect((await of('?of=all')).items).toEqual([
    { category: 'Technologijos', count: 2 },
    { category: 'Debesija', count: 1 },
  ]);
});

describe('the public list', () => {
  test('holds published articles with the specification’s columns and what made them, newest first', async () => {
    await store({ ai_slug: 'draft' });
    await store({ ai_slug: 'older', published_date: new Date('2026-01-01') });
    await store({
      ai_slug: 'newer',
      published_date: new Date('2026-02-01'),
      ai_category: 'IT paslaugos',
    });
    const { body } = await api.ask('GET', '/api/articles');
    expect(body.items.map(({ ai_slug }: { ai_slug: string }) => ai_slug)).toEqual([
      'newer',
      'older',
    ]);
    expect(Object.keys(body.items[0]).sort()).toEqual(
      [
        'id source_name source_rss_url original_url original_title original_excerpt',
        'ai_translated_title ai_slug ai_translated_excerpt ai_translated_content ai_image_path',
        'ai_category ai_actuality_score published_date edited_date created_at import_type provenance check corrections',
      ]
        .join(' ')
        .split(' ')
        .sort(),
    );
    expect((await api.ask('GET', '/api/articles?category=Technologijos')).body.total).toBe(1);
    expect((await api.ask('GET', '/api/articles?state=all')).status).toBe(400);
    const one = await api.ask('GET', '/api/articles/older');
    expect(one.body).toEqual(body.items[1]);
    const draft = await api.ask('GET', '/api/articles/draft');
    expect([draft.status, draft.body.detail]).toEqual([404, 'Straipsnis nerastas']);
  });

  test('is searched by words, whatever their accents, titles first', async () => {
    const published_date = new Date();
    await store({
      ai_slug: 'text',
      ai_translated_content: '<p>Apie šifravimą ir raktus</p>',
      published_date,
    });
    await store({
      ai_slug: 'title',
      ai_translated_title: 'Šifravimas',
      published_date: new Date('2026-01-01'),
    });
    await store({ ai_slug: 'hidden', ai_translated_title: 'Šifravimas' });
    const search = async (q: string) => {
      const { body } = await api.ask('GET', `/api/articles/search?q=${encodeURIComponent(q)}`);
      return body.items?.map(({ ai_slug }: { ai_slug: string }) => ai_slug) ?? body.detail;
    };
    expect(await search('sifravim')).toEqual(['title', 'text']);
    expect(await search('RAKTUS šifravimą')).toEqual(['text']);
    expect(await search('<strong>')).toEqual([]);
    expect(await search('<p>')).toBe('Įrašykite bent vieną žodį iš 2 ar daugiau ženklų');
    expect(await search('100%')).toEqual([]);
    expect(await search('a')).toBe('Įrašykite bent 2 ženklus');
  });
});
