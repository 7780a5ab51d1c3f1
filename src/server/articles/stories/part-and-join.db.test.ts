import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { listAuditEntries } from '../../../../tests/support/audit-entries.ts';
import { EVENTS, type Report, startReporting } from '../../../../tests/support/story-reports.ts';
import { startTestApi } from '../../../../tests/support/test-api.ts';
import { hours, minutes } from '../../../domain/time/duration.ts';
import { articles } from '../../database/schema/articles.ts';
import { page_cache_events } from '../../database/schema/instances.ts';
import { createPreviews } from '../drafts/previews.ts';
import { createSiteData } from '../public-pages/site-data.ts';

const api = await startTestApi();
afterAll(() => api.close());
const { db } = api;
const { importReport, row, prepare } = await startReporting(api.context);
const [first, second, third] = EVENTS.breach as [Report, Report, Report];
const [other] = EVENTS.other as [Report];
const START = new Date(Date.now() - hours(5));
for (const [at, report] of [first, second, third, other].entries())
  await importReport(report, new Date(START.getTime() + minutes(at)));

const bulk = async (action: string, items: { id: string; version: number | null }[]) =>
  (await api.askAsAdmin('POST', '/api/admin/articles/bulk', { action, items })).body;
const list = async () => {
  const { body } = await api.askAsAdmin('GET', '/api/admin/articles?state=of_import');
  const rows: { id: string; report_count: number }[] = body.items;
  return { total: body.total, counts: rows.map(({ report_count }) => report_count).toSorted() };
};
const reports = async (id: string) =>
  (await api.askAsAdmin('GET', `/api/admin/articles/${id}/reports`)).body.items.map(
    ({ source_name }: { source_name: string }) => source_name,
  );
const lead = async () => {
  const rows = await Promise.all([first, second, third].map(({ title }) => row(title)));
  return rows.find(({ is_story_lead }) => is_story_lead) ?? rows[0];
};

test('a story is one row of the list, which opens to its sources', async () => {
  expect(await list()).toEqual({ total: 2, counts: [1, 3] });
  const stands = await lead();
  const outlets = [first, second, third].map(({ outlet }) => outlet);
  expect((await reports(stands?.id ?? '')).toSorted()).toEqual(
    outlets.filter((outlet) => outlet !== stands?.source_name),
  );
  expect(
    (await api.askAsAdmin('GET', `/api/admin/articles/${crypto.randomUUID()}/reports`)).status,
  ).toBe(404);
});

test('a person parts an article from its story and takes it back', async () => {
  const stands = await lead();
  const { id, version } = await row(
    (stands?.original_title === second.title ? third : second).title,
  );
  const parted = await bulk('part', [{ id, version }]);
  expect(parted).toMatchObject({ done: [{ id }], failed: [] });
  expect(await list()).toEqual({ total: 3, counts: [1, 1, 2] });
  expect((await listAuditEntries(db, id)).at(-1)).toMatchObject({ action: 'article.part' });
  // Of two either may go.
  const { id: ofTwo, version: seen } = await row(stands?.original_title ?? '');
  const apart = await bulk('part', [{ id: ofTwo, version: seen }]);
  expect(await list()).toEqual({ total: 4, counts: [1, 1, 1, 1] });
  expect((await bulk('undo', apart.done)).failed).toEqual([]);
  // Alone it cannot be parted from anything.
  expect((await bulk('part', parted.done)).failed[0].detail).toContain('viena');
  expect((await bulk('undo', parted.done)).failed).toEqual([]);
  expect(await list()).toEqual({ total: 2, counts: [1, 3] });
});

test('a person joins two stories with all their articles and takes it back', async () => {
  const stands = await lead();
  const alone = await row(other.title);
  const items = [stands, alone].map((article) => ({
    id: article?.id ?? '',
    version: article?.version ?? 0,
  }));
  const joined = await bulk('join', items);
  expect(await list()).toEqual({ total: 1, counts: [4] });
  const both = [await row(first.title), await row(other.title)];
  const again = both.map(({ id, version }) => ({ id, version }));
  expect((await bulk('join', again)).detail).toContain('jau yra viena naujiena');
  expect((await bulk('undo', joined.done)).failed).toEqual([]);
  expect(await list()).toEqual({ total: 2, counts: [1, 3] });
  expect(
    (
      await api.askAsAdmin('POST', '/api/admin/articles/bulk', {
        action: 'join',
        items: items.slice(0, 1),
      })
    ).status,
  ).toBe(400);
});

test('a public article names who else reported it, on a page that is made anew when that changes', async () => {
  const stands = await lead();
  await prepare(stands?.id ?? '');
  await db
    .update(articles)
    .set({ published_date: new Date() })
    .where(eq(articles.id, stands?.id ?? ''));
  const slug = `s-${stands?.id}`;
  const site = createSiteData({
    db,
    clock: api.context.clock,
    publicUrl: null,
    previews: createPreviews({ secret: 'x', clock: api.context.clock }),
  });
  const named = async () =>
    (await site.findPublishedArticle(slug))?.also_reported_by.map(({ source_name }) => source_name);
  const before = await named();
  expect(before).toHaveLength(2);
  await db.delete(page_cache_events);
  await importReport(EVENTS.breach?.[3] as Report, new Date());
  expect(await named()).toEqual([...(before ?? []), 'delta.example']);
  const [event] = await db.select().from(page_cache_events);
  expect(event?.tags).toContain(`article:${slug}`);
});
