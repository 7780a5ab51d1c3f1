import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { storePreparedArticle } from '../../../../tests/support/prepared-article.ts';
import { startTestApi } from '../../../../tests/support/test-api.ts';
import { article_bin, article_revisions } from '../../database/schema/article-versions.ts';
import { articles } from '../../database/schema/articles.ts';
import { audit_log } from '../../database/schema/audit.ts';
import { page_cache_events } from '../../database/schema/instances.ts';
import { clearPrepared } from '../../newsroom/preparation/storing/clear-prepared.ts';
import { deleteDraft } from '../drafts/drafts.ts';

const DRAFTS = '/api/admin/drafts';

const api = await startTestApi();
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of [article_bin, article_revisions, articles, page_cache_events])
    await api.db.delete(table);
});

const store = (values: Partial<typeof articles.$inferInsert> = {}) =>
  storePreparedArticle(api.db, values);
const bulk = async (body: object) =>
  (await api.askAsAdmin('POST', '/api/admin/articles/bulk', body)).body;
const find = async (id: string) =>
  (await api.db.select().from(articles).where(eq(articles.id, id)))[0];
/** Does the act, and answers what its undo is asked for. */
const act = async (action: string, ids: string[], more: object = {}) => {
  const { done, failed } = await bulk({ action, items: ids.map((id) => ({ id })), ...more });
  expect(failed).toEqual([]);
  return { action: 'undo', items: done };
};
const published_date = new Date('2026-01-05T08:00:00Z');
const WAITING = {
  ai_translated_title: 'Nauja antraštė',
  ai_slug: 'nauja-antraste',
  ai_translated_content: '<p>Naujas tekstas</p>',
  prepared_at: '2026-02-01T08:00:00.000Z',
};

describe('taking an act back', () => {
  test('leaves an article on the blog that was there before, with its former text and date', async () => {
    const reviewed_at = new Date('2026-01-06T08:00:00Z');
    const edited_date = new Date('2026-01-07T08:00:00Z');
    const values = { ai_slug: 'vieša', published_date, reviewed_at, edited_date };
    const id = await store({ ...values, pending_values: WAITING });
    const before = await find(id);
    const undo = await act('publish', [id]);
    expect((await api.ask('GET', '/api/articles/nauja-antraste')).status).toBe(200);
    await api.db.delete(page_cache_events);
    expect(await bulk(undo)).toEqual({ done: [{ id, version: 3 }], failed: [] });
    expect(await find(id)).toEqual({ ...before, version: 3 });
    const { status, body } = await api.ask('GET', `/api/articles/${encodeURIComponent('vieša')}`);
    expect([status, body.ai_translated_content]).toEqual([200, '<p>Tekstas</p>']);
    const [event] = await api.db.select().from(page_cache_events);
    expect(event?.tags).toEqual(
      expect.arrayContaining(['article:vieša', 'article:nauja-antraste']),
    );
  });

  test('gives back the day a post was planned for, and whom it is left to', async () => {
    const waiting = await store();
    const planned = await store({ scheduled_for: new Date('2099-03-01T07:00:00Z') });
    const held = await store({ auto_publish_blocked_at: published_date, import_type: 'manual' });
    const ids = [waiting, planned, held];
    const before = await Promise.all(ids.map(find));
    expect((await bulk(await act('publish', ids))).failed).toEqual([]);
    expect(await Promise.all(ids.map(find))).toEqual(before.map((row) => ({ ...row, version: 3 })));
  });

  test('gives each its own category back, and the blog what was taken off it', async () => {
    const ids = [
      await store({ ai_category: null }),
      await store({ ai_category: 'Kita', published_date }),
      await store({ ai_actuality_score: 70, preparation_state: 'needs_review', prepared_by: null }),
    ];
    const before = await Promise.all(ids.map(find));
    expect((await bulk(await act('category', ids, { ai_category: 'Nauja' }))).failed).toEqual([]);
    expect(await Promise.all(ids.map(find))).toEqual(before.map((row) => ({ ...row, version: 3 })));
    const [, shown = ''] = ids;
    expect((await bulk(await act('draft', [shown]))).failed).toEqual([]);
    expect(await find(shown)).toEqual({ ...before[1], version: 5 });
  });

  test('takes a review back: nobody answers for the text, and what the checks found stands again', async () => {
    const check_findings = [{ fact: '777', kind: 'number' as const, excerpt: 'apie 777' }];
    const id = await store({ check_findings });
    const before = await find(id);
    const { body } = await api.askAsAdmin('POST', `/api/admin/articles/${id}/review`, {});
    expect(body).toMatchObject({ check_findings: null, version: 2 });
    const { failed } = await bulk({ action: 'undo', items: [{ id, version: body.version }] });
    expect(failed).toEqual([]);
    expect(await find(id)).toEqual({ ...before, version: 3 });
  });

  test('leaves alone what has changed since, and what another person did', async () => {
    const [changed, others, mine] = [await store(), await store(), await store()];
    const undo = await act('publish', [changed, others, mine]);
    await api.askAsAdmin('POST', `/api/admin/articles/${changed}/review`, {});
    await api.db
      .update(article_revisions)
      .set({ created_by: api.people.moderator.id })
      .where(eq(article_revisions.article_id, others));
    const { done, failed } = await bulk(undo);
    expect(done).toEqual([{ id: mine, version: 3 }]);
    const reasons = new Map(
      failed.map(({ id, detail }: { id: string; detail: string }) => [id, detail]),
    );
    expect(reasons.get(changed)).toBe(
      'Tekstas po to dar kartą pakeistas, todėl paliktas toks, koks yra.',
    );
    expect(reasons.get(others)).toBe('Šio veiksmo atšaukti nebegalima.');
    expect((await find(changed))?.published_date).not.toBeNull();
  });

  test('leaves alone what is being prepared', async () => {
    const id = await store();
    const undo = await act('publish', [id]);
    await api.db
      .update(articles)
      .set({ preparation_state: 'preparing' })
      .where(eq(articles.id, id));
    const { done, failed } = await bulk(undo);
    expect(done).toEqual([]);
    expect(failed).toMatchObject([{ id, detail: expect.stringContaining('apdorojamas') }]);
    expect((await find(id))?.published_date).not.toBeNull();
  });

  test('finds the state before the act, not the draft’s words that were kept at the same version', async () => {
    const values = { ai_translated_content: '<p>Pradėti, netikrinti žodžiai</p>' };
    const ids = [await store({ published_date }), await store({ published_date })];
    const before = await Promise.all(ids.map(find));
    const throwAway = async (article_id: string) => {
      const { body } = await api.askAsAdmin('POST', DRAFTS, { article_id, values });
      await deleteDraft(api.context, body.id, 1, api.people.moderator.id);
    };
    const [early = '', late = ''] = ids;
    await throwAway(early);
    const undo = await act('category', ids, { ai_category: 'Nauja' });
    // As of a window that read the article just before the act.
    await throwAway(late);
    await api.db
      .update(article_revisions)
      .set({ snapshot: sql`${article_revisions.snapshot} || '{"version": 1}'` });
    expect(await api.db.$count(article_revisions)).toBe(4);
    expect((await bulk(undo)).failed).toEqual([]);
    expect(await Promise.all(ids.map(find))).toEqual(before.map((row) => ({ ...row, version: 3 })));
  });

  test('is refused after one’s own „Apdoroti iš naujo“: the text has begun anew from what the source says', async () => {
    const id = await store({ source_changed_at: published_date });
    await api.db.transaction(async (tx) => {
      const [article] = await tx.select().from(articles).where(eq(articles.id, id));
      const changes = { source_changed_at: null, original_content: '<p>Retracted</p>' };
      const who = { reason: 'reprocess', userId: api.people.admin.id, now: new Date() } as const;
      if (article) await clearPrepared(tx, article, { ...who, changes });
    });
    const before = await find(id);
    const { failed } = await bulk({ action: 'undo', items: [{ id, version: 2 }] });
    expect(failed).toEqual([{ id, detail: 'Šio veiksmo atšaukti nebegalima.' }]);
    expect(await find(id)).toEqual(before);
  });

  test('is kept in the history and told in the audit; it cannot be asked for without a version', async () => {
    const id = await store();
    await bulk(await act('publish', [id]));
    const { body } = await api.askAsAdmin('GET', `/api/admin/articles/${id}/revisions`);
    expect(body.items.map(({ reason }: { reason: string }) => reason)).toEqual([
      'restore',
      'publish',
    ]);
    const entries = await api.db
      .select()
      .from(audit_log)
      .where(eq(audit_log.entity_id, id))
      .orderBy(audit_log.id);
    expect(entries.at(-1)).toMatchObject({
      action: 'article.undo',
      before: { import_type: 'manual' },
    });
    expect((await bulk({ action: 'undo', items: [{ id }] })).errors[0].field).toBe('items');
  });
});
