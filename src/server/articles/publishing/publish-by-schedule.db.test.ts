import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { IMPORTED_ARTICLE } from '../../../../tests/support/prepared-article.ts';
import { startTestApi } from '../../../../tests/support/test-api.ts';
import { BEYOND_RIGHTS } from '../../../domain/articles/publish-reasons.ts';
import { hours } from '../../../domain/time/duration.ts';
import { article_revisions } from '../../database/schema/article-versions.ts';
import { articles } from '../../database/schema/articles.ts';
import { page_cache_events } from '../../database/schema/instances.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { createPost } from '../writing/create-post.ts';
import { publishScheduled } from './publish-by-schedule.ts';

const api = await startTestApi();
afterAll(() => api.close());

const store = (ai_slug: string, values: Partial<typeof articles.$inferInsert>) =>
  api.db.insert(articles).values({
    ...IMPORTED_ARTICLE,
    original_url: `https://example.com/${ai_slug}`,
    original_title: ai_slug,
    ai_slug,
    ai_translated_title: ai_slug,
    ai_translated_content: '<p>x</p>',
    scheduled_for: new Date(Date.now() - hours(1)),
    ...values,
  });

test('a post whose day has come is published only when its text is the one that was planned', async () => {
  await store('ready', { preparation_state: 'prepared' });
  await store('preparing', { preparation_state: 'preparing' });
  await store('cleared', { preparation_state: 'imported' });
  await store('review', { preparation_state: 'needs_review' });
  const published = await publishScheduled(api.context);
  expect(published.map(({ slug }) => slug)).toEqual(['ready']);
});

test('an imported article that a person writes and plans is published', async () => {
  await store('by-hand', { preparation_state: 'imported', scheduled_for: null });
  const list = await api.askAsAdmin('GET', '/api/admin/articles?q=by-hand');
  const { id, version } = list.body.items[0];
  const day = new Date(Date.now() + hours(72)).toISOString().slice(0, 10);
  const path = `/api/admin/articles/${id}`;
  const { status, body } = await api.askAsAdmin('PATCH', path, { version, date: day });
  expect([status, body.preparation_state]).toEqual([200, 'prepared']);
  const later = { ...api.context, clock: { now: () => new Date(Date.now() + hours(120)) } };
  expect((await publishScheduled(later)).map(({ slug }) => slug)).toEqual(['by-hand']);
});

test('two hundred posts with long addresses, due together, are all published, but for the one that fails', async () => {
  await api.db.delete(articles);
  const row = (at: number) => ({
    ...IMPORTED_ARTICLE,
    original_url: `https://example.com/${at}`,
    original_title: `${at}`,
    ai_slug: `${'kaip-apsaugoti-imones-duomenis-nuo-isilauzeliu-vasara'}-${100 + at}`,
    ai_translated_title: `${at}`,
    ai_translated_content: '<p>x</p>',
    preparation_state: 'prepared' as const,
    scheduled_for: new Date('2026-01-15T07:00:00Z'),
  });
  await api.db.insert(articles).values(Array.from({ length: 200 }, (_, at) => row(at)));
  // As a constraint that only this one meets would.
  await api.pool.query(`
    create function refuse_one() returns trigger language plpgsql as $$ begin
      if new.original_title = '7' and new.published_date is not null then
        raise exception 'no' using errcode = '23514'; end if;
      return new; end $$;
    create trigger refuse_one before update on articles for each row execute function refuse_one()`);
  expect(await publishScheduled(api.context)).toHaveLength(199);
  const [left] = await api.db.select().from(articles).where(isNull(articles.published_date));
  expect(left).toMatchObject({
    original_title: '7',
    scheduled_for: null,
    preparation_state: 'needs_review',
    preparation_reason: { code: 'publishing_failed', planned_for: '2026-01-15T07:00:00.000Z' },
  });
  const before = left?.version;
  expect(await publishScheduled(api.context)).toEqual([]);
  const [later] = await api.db.select().from(articles).where(isNull(articles.published_date));
  expect(later?.version).toBe(before);

  // The same of many acts by hand: the others are done.
  const items = (await api.db.select({ id: articles.id }).from(articles)).slice(0, 120);
  const act = (action: string) =>
    api.askAsAdmin('POST', '/api/admin/articles/bulk', { action, items });
  expect((await act('draft')).body.done.length).toBeGreaterThanOrEqual(119);
  expect((await act('publish')).body.done.length).toBeGreaterThanOrEqual(119);
  await api.pool.query('drop trigger refuse_one on articles');
}, 120_000);

describe('a planned post of a source whose rights were tightened meanwhile', () => {
  const LONG = `<p>${'Ilgas tekstas. '.repeat(70)}</p>`;
  const plan = async (ai_slug: string, ai_translated_content: string) => {
    const rss_url = `https://example.com/${ai_slug}`;
    const source = { name: 'Griežtas', rss_url, type: 'rss', rights: 'excerpt' } as const;
    const [row] = await api.db.insert(rss_sources).values(source).returning({ id: rss_sources.id });
    await store(ai_slug, {
      ai_translated_content,
      preparation_state: 'prepared',
      source_id: row?.id ?? null,
      scheduled_for: new Date('2026-01-15T07:00:00Z'),
    });
    const [article] = await api.db.select().from(articles).where(eq(articles.ai_slug, ai_slug));
    return article?.id ?? '';
  };
  const read = async (id: string) =>
    (await api.askAsAdmin('GET', `/api/admin/articles/${id}`)).body;

  test('waits for a person, who is told why and has to confirm', async () => {
    const id = await plan('sugrieztinta', LONG);
    const short = await plan('trumpa', '<p>Trumpai.</p>');
    expect((await publishScheduled(api.context)).map((post) => post.id)).toEqual([short]);
    const reason =
      'Planuotu laiku (2026-01-15 09:00) nepublikuota: po suplanavimo pasikeitė šaltinio teisės.';
    expect(await read(id)).toMatchObject({
      state: 'imported',
      preparation_state: 'needs_review',
      preparation_error: reason,
      scheduled_for: null,
    });
    const publish = (body: object) =>
      api.askAsAdmin('POST', `/api/admin/articles/${id}/publish`, body);
    const refused = await publish({});
    expect([refused.status, refused.body.reasons]).toEqual([409, [reason, BEYOND_RIGHTS]]);
    expect((await publish({ is_confirmed: true })).body.state).toBe('published');
  });

  test('cannot be planned anew, brought back to a plan, or put back in public', async () => {
    const id = await plan('vel-planuojama', LONG);
    const path = `/api/admin/articles/${id}`;
    const draft = await api.askAsAdmin('POST', `${path}/draft`, {});
    const undo = { action: 'undo', items: [{ id, version: draft.body.version }] };
    const undone = await api.askAsAdmin('POST', '/api/admin/articles/bulk', undo);
    expect(undone.body).toMatchObject({ done: [], failed: [{ id }] });
    const date = new Date(Date.now() + hours(72)).toISOString().slice(0, 10);
    const planned = await api.askAsAdmin('PATCH', path, { version: draft.body.version, date });
    expect([planned.status, planned.body.errors[0].field]).toEqual([409, 'date']);
    expect(planned.body.detail).toContain(BEYOND_RIGHTS);

    const shown = await api.askAsAdmin('POST', `${path}/publish`, { is_confirmed: true });
    expect(shown.body.state).toBe('published');
    await api.askAsAdmin('DELETE', path);
    const undelete = { action: 'undelete', items: [{ id }] };
    const undeleted = await api.askAsAdmin('POST', '/api/admin/articles/bulk', undelete);
    expect(undeleted.body).toMatchObject({ done: [], failed: [{ id }] });
    expect((await api.askAsAdmin('POST', `/api/admin/bin/${id}/restore`)).status).toBe(200);
  });
});

describe('a post planned for a day', () => {
  beforeEach(async () => {
    await api.db.delete(articles);
    await api.db.delete(page_cache_events);
    await api.db.delete(article_revisions);
  });
  const at = (moment: string | number) => ({
    ...api.context,
    importImage: async (address: string) => address,
    clock: { now: () => new Date(moment) },
  });
  const plan = (now: string, date: string) =>
    createPost(
      at(now),
      {
        ai_translated_title: 'Planuotas',
        ai_slug: 'planuotas',
        ai_translated_excerpt: 'Santrauka',
        ai_translated_content: '<p>x</p>',
        ai_category: 'Technologijos',
        date,
      },
      api.people.admin.id,
    );
  const published = async () => (await api.db.select().from(articles))[0]?.published_date;

  test.each([
    ['an ordinary winter day', '2026-01-10T12:00:00Z', '2026-01-15', '2026-01-15T07:00:00.000Z'],
    ['the day clocks go forward', '2026-03-20T12:00:00Z', '2026-03-29', '2026-03-29T06:00:00.000Z'],
    ['the day after', '2026-03-28T12:00:00Z', '2026-03-30', '2026-03-30T06:00:00.000Z'],
    ['the day clocks go back', '2026-10-20T12:00:00Z', '2026-10-25', '2026-10-25T07:00:00.000Z'],
    ['the day before', '2026-10-20T12:00:00Z', '2026-10-24', '2026-10-24T06:00:00.000Z'],
    ['tomorrow, late at night', '2026-06-14T21:30:00Z', '2026-06-16', '2026-06-16T06:00:00.000Z'],
  ])('appears at nine in Vilnius and not a moment before: %s', async (_, now, day, moment) => {
    await plan(now, day);
    await publishScheduled(at(Date.parse(moment) - 1));
    expect(await published()).toBeNull();
    await publishScheduled(at(moment));
    expect((await published())?.toISOString()).toBe(moment);
  });

  test('today in Vilnius is now, although it is still yesterday in Greenwich', async () => {
    await plan('2026-06-14T21:30:00Z', '2026-06-15');
    expect((await published())?.toISOString()).toBe('2026-06-14T21:30:00.000Z');
  });

  test('after days of outage appears once, as of its moment, whichever of two instances comes first', async () => {
    await plan('2026-01-10T12:00:00Z', '2026-01-15');
    const late = at('2026-01-19T03:00:00Z');
    const both = await Promise.all([publishScheduled(late), publishScheduled(late)]);
    expect(both.flat().map(({ slug }) => slug)).toEqual(['planuotas']);
    expect(await publishScheduled(late)).toEqual([]);
    expect((await published())?.toISOString()).toBe('2026-01-15T07:00:00.000Z');
    expect(await api.db.$count(page_cache_events)).toBe(1);
    expect(await api.db.$count(article_revisions)).toBe(1);
  });

  test('and taken off the schedule or deleted in time does not appear', async () => {
    const id = await plan('2026-01-10T12:00:00Z', '2026-01-15');
    await api.askAsAdmin('POST', `/api/admin/articles/${id}/draft`, {});
    expect(await publishScheduled(at('2026-01-19T03:00:00Z'))).toEqual([]);
    await api.askAsAdmin('DELETE', `/api/admin/articles/${id}`);
    await api.askAsAdmin('POST', `/api/admin/bin/${id}/restore`);
    expect(await publishScheduled(at('2026-01-19T03:00:00Z'))).toEqual([]);
  });
});

describe('a planned post whose source has changed or withdrawn it', () => {
  const AT = new Date('2026-01-10T07:00:00Z');
  const CHANGED = {
    source_changed_at: AT,
    changed_original: { original_title: 'RETRACTED: ten servers', content_hash: 'x' },
  };
  const WHOLE = { preparation_state: 'prepared', published_date: null } as const;
  const DUE = { scheduled_for: new Date('2026-01-15T07:00:00Z') };
  const add = async (ai_slug: string, values: Partial<typeof articles.$inferInsert>) => {
    await store(ai_slug, { ...WHOLE, scheduled_for: null, ...values });
    const [article] = await api.db.select().from(articles).where(eq(articles.ai_slug, ai_slug));
    return article?.id ?? '';
  };
  const set = (id: string, values: Partial<typeof articles.$inferInsert>) =>
    api.db.update(articles).set(values).where(eq(articles.id, id));
  const act = (id: string, verb: string, body: object = {}) =>
    api.askAsAdmin('POST', `/api/admin/articles/${id}/${verb}`, body);
  const plan = (id: string, version: number) =>
    api.askAsAdmin('PATCH', `/api/admin/articles/${id}`, {
      version,
      date: new Date(Date.now() + hours(72)).toISOString().slice(0, 10),
    });
  const isPublished = async (id: string) =>
    (await publishScheduled(api.context)).some((post) => post.id === id);

  test('since it was planned waits for a person, who is told why and has to confirm', async () => {
    const id = await add('atsaukta', { ...DUE, ...CHANGED });
    expect(await isPublished(id)).toBe(false);
    const reason =
      'Planuotu laiku (2026-01-15 09:00) nepublikuota: po suplanavimo šaltinis tekstą pakeitė arba atšaukė.';
    const { body } = await api.askAsAdmin('GET', `/api/admin/articles/${id}`);
    expect(body).toMatchObject({
      preparation_state: 'needs_review',
      preparation_error: reason,
      scheduled_for: null,
    });
    const refused = await act(id, 'publish');
    expect([refused.status, refused.body.reasons]).toEqual([
      409,
      [reason, expect.stringContaining('dar neperžiūrėtas')],
    ]);
    expect((await act(id, 'publish', { is_confirmed: true })).body.state).toBe('published');
  });

  test('is planned by a person who has looked at the change, and not asked about again', async () => {
    const id = await add('perziureta', CHANGED);
    const refused = await plan(id, 1);
    expect([refused.status, refused.body.errors[0].field]).toEqual([409, 'date']);
    const { version } = (await act(id, 'source-change/dismiss')).body;
    expect((await plan(id, version)).status).toBe(200);
    await set(id, DUE);
    expect(await isPublished(id)).toBe(true);
  });

  test('appears when another outlet alone has written since, as it was public before', async () => {
    const id = await add('papasakota', { source_changed_at: AT });
    expect((await plan(id, 1)).status).toBe(200);
    await set(id, DUE);
    expect(await isPublished(id)).toBe(true);
  });

  test('waits also where its page is gone', async () => {
    const id = await add('dingo', { ...DUE, source_changed_at: AT, source_gone_at: AT });
    expect(await isPublished(id)).toBe(false);
  });
});
