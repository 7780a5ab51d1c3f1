import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { countLockWaits } from '../../../../tests/support/lock-waits.ts';
import { storePreparedArticle } from '../../../../tests/support/prepared-article.ts';
import { startTestApi } from '../../../../tests/support/test-api.ts';
import { hours } from '../../../domain/time/duration.ts';
import { articles, stories } from '../../database/schema/articles.ts';
import { page_cache_events } from '../../database/schema/instances.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { lockForPublishing } from '../stories/lock-stories.ts';
import { autoPublishArticles, countHeldBack } from './auto-publish.ts';

const api = await startTestApi();
afterAll(() => api.close());

const tags = async () => (await api.db.select().from(page_cache_events)).map((event) => event.tags);

const MORNING = new Date('2026-11-20T08:00:00Z');
const NOON = new Date('2026-11-20T12:00:00Z');

describe('publishing automatically', () => {
  let trusted: string;
  let other: string;
  let strict: string;
  beforeAll(async () => {
    const rows = await api.db
      .insert(rss_sources)
      .values([
        { name: 'A', rss_url: 'https://example.com/a', type: 'rss', is_trusted: true },
        { name: 'B', rss_url: 'https://example.com/b', type: 'rss' },
        {
          name: 'C',
          rss_url: 'https://example.com/c',
          type: 'rss',
          is_trusted: true,
          rights: 'excerpt',
        },
      ])
      .returning({ id: rss_sources.id });
    trusted = rows[0]?.id ?? '';
    other = rows[1]?.id ?? '';
    strict = rows[2]?.id ?? '';
  });
  const store = (ai_slug: string, values: Partial<typeof articles.$inferInsert> = {}) =>
    storePreparedArticle(api.db, {
      ai_slug,
      ai_translated_title: ai_slug,
      source_id: trusted,
      ...values,
    });

  test('takes only what every rule allows, the best first, and leaves the type automatic', async () => {
    await store('good-80');
    // What is only worth a look holds nothing back.
    const doubt = { fact: 'ne', kind: 'negation', excerpt: 'ne', isUnsure: true } as const;
    await store('good-90', { ai_actuality_score: 90, check_findings: [doubt] });
    await store('good-70', { ai_actuality_score: 70 });
    await store('low', { ai_actuality_score: 69 });
    await store('by-rules', { prepared_by: 'rules' });
    await store('by-person', { prepared_by: 'person' });
    await store('thin', { is_thin: true });
    await store('review', { preparation_state: 'needs_review' });
    await store('untrusted', { source_id: other });
    await store('untrusted-too', { source_id: other });
    await store('untrusted-and-low', { source_id: other, ai_actuality_score: 1 });
    await store('excerpt', { rights: 'excerpt' });
    const fact = { fact: '7', kind: 'number', excerpt: '7' } as const;
    await store('findings', { check_findings: [doubt, fact] });
    await store('no-source', { source_id: null });
    await store('blocked', { auto_publish_blocked_at: new Date() });
    await store('scheduled', { scheduled_for: new Date(Date.now() + hours(1)) });
    await store('no-title', { ai_translated_title: null });
    await store('like-another', { has_near_duplicate: true });
    await store('like-another-and-untrusted', { has_near_duplicate: true, source_id: other });
    await store('changed-in-its-source', { source_changed_at: MORNING });
    await store('of-a-source-that-became-strict', { source_id: strict });
    await store('edited-since', { prepared_at: MORNING, edited_date: NOON });
    await store('edited-before-its-preparation', {
      ai_actuality_score: 75,
      prepared_at: NOON,
      edited_date: MORNING,
    });
    const rule = { minScore: 70, batchSize: 3 };
    // Both `untrusted` and `no-source`; the others are held for reasons of their own.
    expect(await countHeldBack(api.context, rule.minScore)).toEqual({
      forTrust: 3,
      asDuplicates: 1,
    });
    expect(await countHeldBack(api.context, 81)).toEqual({ forTrust: 0, asDuplicates: 0 });
    const publish = () => autoPublishArticles(api.context, async () => rule);
    // The confirmation before shows the same.
    const publishable = await api.askAsAdmin(
      'GET',
      '/api/admin/settings/publishable?min_score=70&batch_size=3',
    );
    const first = await publish();
    expect(publishable.body.items.map(({ title }: { title: string }) => title)).toEqual(
      first.map(({ slug }) => slug),
    );
    expect(first.map(({ slug }) => slug)).toEqual([
      'good-90',
      'good-80',
      'edited-before-its-preparation',
    ]);
    const second = await Promise.all([publish(), publish()]);
    expect(second.flat().map(({ slug }) => slug)).toEqual(['good-70']);
    const [row] = await api.db.select().from(articles).where(eq(articles.ai_slug, 'good-90'));
    expect(row).toMatchObject({ import_type: 'automatic', version: 2, reviewed_at: null });
    expect(await tags()).toEqual([
      ['articles', ...first.map(({ slug }) => `article:${slug}`)],
      ['articles', 'article:good-70'],
    ]);
  });

  test('leaves to a person what a person has edited or brought back', async () => {
    await store('touched', { prepared_at: MORNING });
    const [row] = await api.db.select().from(articles).where(eq(articles.ai_slug, 'touched'));
    const path = `/api/admin/articles/${row?.id}`;
    const publish = () =>
      autoPublishArticles(api.context, async () => ({ minScore: 80, batchSize: 9 }));
    await api.askAsAdmin('PATCH', path, { ai_translated_content: '<p>Pusė</p>', version: 1 });
    expect(await publish()).toEqual([]);
    const revisions = await api.askAsAdmin('GET', `${path}/revisions`);
    const restore = `${path}/revisions/${revisions.body.items[0].id}/restore`;
    expect((await api.askAsAdmin('POST', restore, {})).body.ai_translated_content).toBe(
      '<p>Tekstas</p>',
    );
    expect(await publish()).toEqual([]);
  });

  test.each([
    ['trust is taken away', { is_trusted: false }],
    ['whole text may not be used any more', { rights: 'excerpt' }],
  ] as const)('publishes nothing of a source whose %s while it waits', async (_, changes) => {
    await api.db.delete(articles);
    const [story] = await api.db.insert(stories).values({ id: randomUUID() }).returning();
    await store('while-it-waits', { story_id: story?.id ?? null });
    const publish = () =>
      autoPublishArticles(api.context, async () => ({ minScore: 0, batchSize: 9 }));
    const isTrusted = eq(rss_sources.id, trusted);
    const { waiting } = await api.db.transaction(async (tx) => {
      await lockForPublishing(tx, [story?.id ?? null]);
      const begun = publish();
      await vi.waitFor(async () => expect(await countLockWaits(api.pool)).toBe(1));
      await api.db.update(rss_sources).set(changes).where(isTrusted);
      return { waiting: begun };
    });
    expect(await waiting).toEqual([]);
    await api.db.update(rss_sources).set({ is_trusted: true, rights: 'licensed' }).where(isTrusted);
    expect(await publish()).toHaveLength(1);
  });
});
