import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { listAuditEntries } from '../../../../tests/support/audit-entries.ts';
import { storePreparedArticle } from '../../../../tests/support/prepared-article.ts';
import { startTestApi } from '../../../../tests/support/test-api.ts';
import { type ArticleRow, articles } from '../../database/schema/articles.ts';
import { article_corrections } from '../../database/schema/corrections.ts';
import { page_cache_events } from '../../database/schema/instances.ts';
import { applyChange } from '../change/apply-change.ts';
import { changeArticles, getArticleForChange } from '../change/change-articles.ts';
import { openCheck } from '../change/corrections.ts';
import { createPreviews } from '../drafts/previews.ts';
import { createSiteData } from '../public-pages/site-data.ts';

const api = await startTestApi();
afterAll(() => api.close());
const { db, context } = api;
beforeEach(async () => {
  await db.delete(articles);
  await db.delete(article_corrections);
  await db.delete(page_cache_events);
});
const site = createSiteData({
  db,
  clock: context.clock,
  publicUrl: null,
  previews: createPreviews({ secret: 'x', clock: context.clock }),
});
const PATH = '/api/admin/articles';
const NOTICE = 'Patikslinta kaina: 12, ne 15 eurų.';
const tags = async () => (await db.select().from(page_cache_events)).map((event) => event.tags);
const find = (slug: string) => site.findPublishedArticle(slug);
const decide = (id: string, how: string, body: object = { notice: NOTICE }) =>
  api.askAsAdmin('POST', `${PATH}/${id}/${how}`, body);
const edit = (id: string, version: number) =>
  api.askAsAdmin('PATCH', `${PATH}/${id}`, { version, ai_translated_content: '<p>Naujas</p>' });

/** A public article that is being checked. */
async function checked(cause: 'facts' | 'withdrawn' = 'facts') {
  const at = context.clock.now();
  const id = await storePreparedArticle(db, {
    published_date: new Date(at.getTime() - 1000),
    source_changed_at: at,
  });
  await db.transaction(async (tx) =>
    openCheck(tx, await getArticleForChange(tx, id), { cause, at }),
  );
  const [row] = await db.select().from(articles).where(eq(articles.id, id));
  return { id, slug: row?.ai_slug ?? '' };
}

describe('a public article whose source changed or withdrew it', () => {
  test('says that it is being checked on its page, in the feed and the API, and old pages are dropped', async () => {
    const { id, slug } = await checked();
    expect((await find(slug))?.check).toMatchObject({ cause: 'facts' });
    const [item] = await site.listFeedArticles(1);
    expect(item?.check).toMatchObject({ cause: 'facts' });
    expect((await api.ask('GET', `/api/articles/${slug}`)).body.check).toMatchObject({
      cause: 'facts',
    });
    expect(await tags()).toEqual([['articles', `article:${slug}`]]);
    expect((await listAuditEntries(db, id)).map(({ action }) => action)).toEqual(['article.check']);
  });

  test('that withdrew it is told so, also while a change of facts is checked; a change says less', async () => {
    const { id, slug } = await checked('facts');
    const open = (cause: 'facts' | 'withdrawn') =>
      db.transaction(async (tx) =>
        openCheck(tx, await getArticleForChange(tx, id), { cause, at: context.clock.now() }),
      );
    await open('withdrawn');
    expect((await find(slug))?.check).toMatchObject({ cause: 'withdrawn' });
    await open('facts');
    expect((await find(slug))?.check).toMatchObject({ cause: 'withdrawn' });
    expect((await listAuditEntries(db, id)).length).toBe(2);
  });

  test('is corrected: a dated notice stays in all of them, the latest change is its day, nothing waits any more', async () => {
    const { id, slug } = await checked();
    const tooSoon = await decide(id, 'check/correct');
    expect([tooSoon.status, tooSoon.body.detail]).toEqual([
      409,
      expect.stringContaining('Tekstas dar nepataisytas'),
    ]);
    await edit(id, 1);
    const set = (values: Partial<typeof articles.$inferInsert>) =>
      db.update(articles).set(values).where(eq(articles.id, id));
    const [check] = await db.select().from(article_corrections);
    const noticed = check?.noticed_at ?? new Date(0);
    await set({ edited_date: new Date(noticed.getTime() - 1) });
    expect((await decide(id, 'check/correct')).body.detail).toContain('Tekstas dar nepataisytas');
    await set({ edited_date: noticed, pending_values: { ai_translated_title: 'Kita' } });
    expect((await decide(id, 'check/correct')).body.detail).toContain(
      'Naujas tekstas dar laukia patvirtinimo',
    );
    await set({ pending_values: null });
    const empty = await decide(id, 'check/correct', { notice: ' ' });
    expect(empty.body.errors).toEqual([
      { field: 'notice', message: 'Parašykite, ką pranešti skaitytojams: bent 10 ženklų' },
    ]);
    expect((await decide(id, 'check/correct')).body).toMatchObject({
      source_changed_at: null,
      check_cause: null,
      state: 'published',
    });
    const corrections = [{ at: expect.any(String), text: NOTICE }];
    expect(await find(slug)).toMatchObject({ check: null, corrections });
    expect((await site.listFeedArticles(1))[0]).toMatchObject({ check: null, corrections });
    const { body } = await api.ask('GET', `/api/articles/${slug}`);
    expect(body).toMatchObject({ check: null, corrections });
    expect((await listAuditEntries(db, id)).at(-1)).toMatchObject({
      action: 'article.correct',
      after: { notice: NOTICE },
    });
    expect((await decide(id, 'check/correct')).body.detail).toBe(
      'Šis straipsnis šiuo metu netikrinamas.',
    );
  });

  test('is left as it is: readers are told no more, and no notice stays', async () => {
    const { id, slug } = await checked();
    expect((await decide(id, 'source-change/dismiss', {})).status).toBe(200);
    expect(await find(slug)).toMatchObject({ check: null, corrections: [] });
    expect(await tags()).toHaveLength(2);
  });

  test('is withdrawn: it leaves lists, feed and sitemap, and its addresses answer 410 with why, also once it is deleted', async () => {
    const { id, slug } = await checked('withdrawn');
    await api.askAsAdmin('PATCH', `${PATH}/${id}`, { version: 1, ai_slug: 'naujas-adresas' });
    expect((await decide(id, 'check/withdraw')).status).toBe(200);
    expect(await site.listFeedArticles(9)).toEqual([]);
    expect(await site.listArticleAddresses()).toEqual([]);
    for (const address of ['naujas-adresas', slug]) {
      expect(await find(address)).toBeNull();
      expect(await site.findWithdrawnArticle(address)).toMatchObject({ text: NOTICE });
      const { status, body } = await api.ask('GET', `/api/articles/${address}`);
      expect([status, body.detail]).toEqual([410, expect.stringContaining(NOTICE)]);
    }
    expect((await tags()).at(-1)).toContain('article:naujas-adresas');
    // Writing on in it does not bring it back.
    const { version } = (await api.askAsAdmin('GET', `${PATH}/${id}`)).body;
    expect((await edit(id, version)).status).toBe(200);
    expect(await site.findWithdrawnArticle('naujas-adresas')).toMatchObject({ text: NOTICE });
    await api.askAsAdmin('DELETE', `${PATH}/${id}`);
    expect(await site.findWithdrawnArticle('naujas-adresas')).toMatchObject({ text: NOTICE });
    expect(await site.findWithdrawnArticle('kitas')).toBeNull();
  });

  test('is found under its address again once it is public again', async () => {
    const { id, slug } = await checked('withdrawn');
    await decide(id, 'check/withdraw');
    await decide(id, 'publish', {});
    expect(await find(slug)).not.toBeNull();
    await decide(id, 'draft', {});
    expect(await site.findWithdrawnArticle(slug)).toBeNull();
  });

  test('is being checked again once the person takes the withdrawal back', async () => {
    const { id, slug } = await checked('withdrawn');
    const { version } = (await decide(id, 'check/withdraw')).body;
    const undo = { action: 'undo', items: [{ id, version }] };
    expect((await api.askAsAdmin('POST', `${PATH}/bulk`, undo)).body.failed).toEqual([]);
    expect(await find(slug)).toMatchObject({ check: { cause: 'withdrawn' }, corrections: [] });
    expect(await site.findWithdrawnArticle(slug)).toBeNull();
    const { items } = (await api.askAsAdmin('GET', `${PATH}?state=needs_review`)).body;
    expect(items).toMatchObject([{ id, check_cause: 'withdrawn' }]);
  });

  test('stays among what waits for a person when a new text was approved, until they say what was corrected', async () => {
    const { id } = await checked();
    await db
      .update(articles)
      .set({
        source_changed_at: null,
        preparation_state: 'needs_review',
        pending_values: { ai_translated_title: 'Nauja', prepared_by: 'ai', problems: [] },
      })
      .where(eq(articles.id, id));
    const { body } = await decide(id, 'publish', { is_confirmed: true });
    expect(body).toMatchObject({ check_cause: 'facts', source_changed_at: expect.any(String) });
    expect((await decide(id, 'check/correct')).status).toBe(200);
  });
});

test('a machine that changes a public text leaves a notice; one that changes anything else leaves none', async () => {
  const { id, slug } = await checked();
  const change = (set: Partial<ArticleRow>) =>
    changeArticles(context, async (tx) =>
      applyChange(tx, await getArticleForChange(tx, id), set, {
        verb: 'update',
        by: { machine: 'automatika' },
        at: context.clock.now(),
      }),
    );
  await change({ ai_image_path: 'covers/a.webp' });
  expect((await find(slug))?.corrections).toEqual([]);
  await change({ ai_translated_title: 'Kita antraštė' });
  expect((await find(slug))?.corrections).toEqual([
    { at: expect.any(String), text: 'Tekstas pakeistas automatiškai, be redaktoriaus.' },
  ]);
});
