import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { listAuditEntries } from '../../../../../tests/support/audit-entries.ts';
import { EVENTS, type Report, startReporting } from '../../../../../tests/support/story-reports.ts';
import { startTestApi } from '../../../../../tests/support/test-api.ts';
import { hours, minutes } from '../../../../domain/time/duration.ts';
import { getArticleForChange } from '../../../articles/change/change-articles.ts';
import { openCheck } from '../../../articles/change/corrections.ts';
import { autoPublishArticles } from '../../../articles/publishing/auto-publish.ts';
import { publishScheduled } from '../../../articles/publishing/publish-by-schedule.ts';
import { articles } from '../../../database/schema/articles.ts';
import { story_terms } from '../../../database/schema/stories.ts';
import { isEligibleForAutomation } from '../../preparation/storing/automation-eligibility.ts';

const api = await startTestApi();
afterAll(() => api.close());
const { db } = api;
const { importReport, row, prepare } = await startReporting(api.context);
const START = new Date(Date.now() - hours(20));
const minute = (count: number) => new Date(START.getTime() + minutes(count));

const event = (name: string): Report[] => EVENTS[name] ?? [];
const breach = (at: number): Report => event('breach')[at] as Report;

const machine = () =>
  autoPublishArticles(api.context, async () => ({ minScore: 0, batchSize: 20 }));
const publicTitles = async () =>
  (await db.select().from(articles).where(isNotNull(articles.published_date))).map(
    ({ original_title }) => original_title,
  );
/** What the schedule would prepare by itself is prepared. */
async function prepareAll() {
  for (const { id } of await db.select().from(articles).where(isEligibleForAutomation))
    await prepare(id);
}

beforeEach(async () => {
  await db.execute(sql`truncate articles, article_keys, stories cascade`);
});

describe('an event that several outlets report', () => {
  test('is one story, whatever their language; another event is another', async () => {
    for (const [at, report] of Object.values(EVENTS).flat().entries())
      await importReport(report, minute(at));
    const storyOf = async (report: Report) => (await row(report.title)).story_id;
    for (const name of ['breach', 'acquisition'])
      expect(new Set(await Promise.all(event(name).map(storyOf))).size).toBe(1);
    const all = Object.values(EVENTS).flat();
    expect(new Set(await Promise.all(all.map(storyOf))).size).toBe(3);
  });

  test('is not split by imports that run at once', async () => {
    await Promise.all(event('breach').map((report) => importReport(report, minute(0))));
    const rows = await db.select().from(articles);
    expect(rows).toHaveLength(5);
    expect(new Set(rows.map(({ story_id }) => story_id)).size).toBe(1);
    expect(rows.filter(({ is_story_lead }) => is_story_lead)).toHaveLength(1);
  });

  test('is prepared from its fullest text', async () => {
    const [first, second] = [breach(0), breach(1)];
    await importReport({ ...first, text: first.text.slice(0, 200) }, minute(0));
    await importReport(second, minute(1));
    expect((await row(first.title)).is_story_lead).toBe(false);
    expect((await row(second.title)).is_story_lead).toBe(true);
    const eligible = await db.select().from(articles).where(isEligibleForAutomation);
    expect(eligible.map(({ original_title }) => original_title)).toEqual([second.title]);
    // What is prepared already stays.
    await prepare((await row(second.title)).id);
    await importReport({ ...breach(2), text: breach(2).text.repeat(3) }, minute(2));
    expect((await row(second.title)).is_story_lead).toBe(true);
  });

  test('reported again by the outlet itself under the same title is left to a person', async () => {
    await importReport(breach(0), minute(0));
    await importReport({ ...breach(0), title: `${breach(0).title}!` }, minute(1));
    const [first, second] = [await row(breach(0).title), await row(`${breach(0).title}!`)];
    expect(second).toMatchObject({ has_near_duplicate: true, near_duplicate_of: first.id });
    expect(second.story_id).not.toBe(first.story_id);
  });

  test('that a person has to decide on stays with the person, whoever reports it more fully', async () => {
    await importReport(breach(0), minute(0));
    const again = { ...breach(0), title: `${breach(0).title}!` };
    await importReport(again, minute(1));
    const first = await row(breach(0).title);
    // Only the one that waits is found.
    await db.delete(story_terms).where(eq(story_terms.article_id, first.id));
    await importReport({ ...breach(1), text: breach(1).text.repeat(3) }, minute(2));
    const fuller = await row(breach(1).title);
    expect(fuller.story_id).toBe((await row(again.title)).story_id);
    const held = { is_story_lead: true, has_near_duplicate: true, near_duplicate_of: first.id };
    expect(fuller).toMatchObject(held);
  });

  describe('in two stories that one text then reports both', () => {
    const [first, second, both] = [breach(0), breach(1), breach(2)];
    beforeEach(async () => {
      await importReport(first, minute(0));
      const { id, story_id } = await row(first.title);
      // Reported so differently that the second is not known for the same.
      const hidden = await db.delete(story_terms).where(eq(story_terms.article_id, id)).returning();
      await importReport(second, minute(1));
      await db.insert(story_terms).values(hidden);
      expect((await row(second.title)).story_id).not.toBe(story_id);
    });

    test('is published once: the later one waits', async () => {
      await importReport(both, minute(2));
      const { id } = await row(first.title);
      const held = { has_near_duplicate: true, near_duplicate_of: id };
      expect(await row(second.title)).toMatchObject(held);
      await prepareAll();
      await machine();
      expect(await publicTitles()).toHaveLength(1);
      expect(await publicTitles()).not.toContain(second.title);
    });

    test('and of which readers see the later one, the first waits', async () => {
      const { id } = await row(second.title);
      await prepare(id);
      await db
        .update(articles)
        .set({ published_date: minute(2) })
        .where(eq(articles.id, id));
      await importReport(both, minute(3));
      const held = { has_near_duplicate: true, near_duplicate_of: id };
      expect(await row(first.title)).toMatchObject(held);
      expect(await row(second.title)).toMatchObject({ has_near_duplicate: false });
    });

    test('waits once: where one waits for a word on the other, that one goes on', async () => {
      const { id } = await row(second.title);
      const doubted = { has_near_duplicate: true, near_duplicate_of: id };
      await db.update(articles).set(doubted).where(eq(articles.original_title, first.title));
      await importReport(both, minute(2));
      expect(await row(first.title)).toMatchObject(doubted);
      expect(await row(second.title)).toMatchObject({ has_near_duplicate: false });
    });
  });

  test('is found by its headline though each outlet begins with words of its own', async () => {
    const title = 'Boston airplane refugee harvest inspector';
    const own = (outlet: string) =>
      [...'bdfgklmnprst']
        .flatMap((at) => ['a', 'u'].map((vowel) => `${outlet}${at}${vowel}vk`))
        .join(' ');
    const [one, two] = [breach(0), breach(1)].map(({ outlet }) => ({
      outlet,
      title,
      text: own(outlet.slice(0, 2)),
    }));
    await importReport(one as Report, minute(0));
    await importReport({ ...(two as Report), title: `${title}!` }, minute(1));
    expect((await row(`${title}!`)).story_id).toBe((await row(title)).story_id);
  });

  test('is another story three days later', async () => {
    await importReport(breach(0), minute(0));
    await importReport(breach(1), new Date(START.getTime() - hours(80)));
    expect((await row(breach(0).title)).story_id).not.toBe((await row(breach(1).title)).story_id);
  });
});

describe('a machine', () => {
  test('publishes a story once, whatever comes when: ten orders of five outlets', async () => {
    for (let round = 0; round < 10; round += 1) {
      await db.execute(sql`truncate articles, article_keys, stories cascade`);
      const order = shuffle(Object.values(EVENTS).flat(), round);
      for (const [at, report] of order.entries()) {
        await importReport(report, minute(at));
        if ((at + round) % 3 === 0) {
          await prepareAll();
          await Promise.all([machine(), machine()]);
        }
      }
      await prepareAll();
      await machine();
      const published = await publicTitles();
      const times = (name: string) =>
        published.filter((title) => event(name).some((each) => each.title === title)).length;
      expect(times('breach')).toBe(1);
      // Near each other, the later of the two may wait for a person.
      expect(Math.max(times('acquisition'), times('other'))).toBe(1);
    }
    // A hundred and fifty imports, one after another.
  }, 120_000);

  test('publishes none of a story that a person has published, and marks that for a look', async () => {
    await importReport(breach(0), minute(0));
    const { id, version } = await row(breach(0).title);
    await prepare(id);
    const body = { version };
    expect((await api.askAsAdmin('POST', `/api/admin/articles/${id}/publish`, body)).status).toBe(
      200,
    );
    await importReport(breach(1), minute(5));
    const later = await row(breach(1).title);
    await prepare(later.id);
    await machine();
    expect(await publicTitles()).toEqual([breach(0).title]);
    expect(later.is_story_lead).toBe(false);
    expect((await row(breach(0).title)).source_changed_at).not.toBeNull();
    const [entry] = (await listAuditEntries(db, id)).slice(-1);
    expect(entry).toMatchObject({ actor: 'automatika', action: 'article.retold' });
  });

  test('takes a plan back whose story was published meanwhile', async () => {
    await importReport(breach(0), minute(0));
    await importReport(breach(1), minute(1));
    for (const report of [breach(0), breach(1)]) await prepare((await row(report.title)).id);
    const isOf = (report: Report) => eq(articles.original_title, report.title);
    const planned = { scheduled_for: new Date(Date.now() - 1000), is_story_lead: true };
    await db
      .update(articles)
      .set(planned)
      .where(isOf(breach(0)));
    const shown = { published_date: new Date(), is_story_lead: true };
    await db
      .update(articles)
      .set(shown)
      .where(isOf(breach(1)));
    await publishScheduled(api.context);
    expect(await publicTitles()).toEqual([breach(1).title]);
    expect(await row(breach(0).title)).toMatchObject({
      preparation_state: 'needs_review',
      preparation_reason: { code: 'plan_told_already' },
      scheduled_for: null,
    });
  });

  test('publishes no other report of a story that a person deleted', async () => {
    await importReport(breach(0), minute(0));
    await importReport(breach(1), minute(1));
    const [lead] = await db.select().from(articles).where(eq(articles.is_story_lead, true));
    expect((await api.askAsAdmin('DELETE', `/api/admin/articles/${lead?.id}`)).status).toBe(200);
    await prepareAll();
    await machine();
    expect(await publicTitles()).toEqual([]);
    expect(await db.$count(articles, eq(articles.is_story_lead, true))).toBe(1);
    // Nor one that comes later, and would stand for the story: it is fuller.
    await importReport({ ...breach(2), text: breach(2).text.repeat(3) }, minute(2));
    await prepareAll();
    await machine();
    expect(await publicTitles()).toEqual([]);
  });

  test.each([
    ['took off the blog', async (path: string) => api.askAsAdmin('POST', `${path}/draft`, {})],
    [
      'took back as untrue',
      async (path: string, id: string) => {
        await db.transaction(async (tx) => {
          const article = await getArticleForChange(tx, id);
          await openCheck(tx, article, { cause: 'withdrawn', at: new Date() });
        });
        return api.askAsAdmin('POST', `${path}/check/withdraw`, { notice: 'Tai buvo netiesa.' });
      },
    ],
  ])('publishes no other report of a story that a person %s', async (_what, takeBack) => {
    await importReport(breach(0), minute(0));
    await importReport(breach(1), minute(1));
    for (const report of [breach(0), breach(1)]) await prepare((await row(report.title)).id);
    const { id } = await row(breach(1).title);
    const path = `/api/admin/articles/${id}`;
    expect((await api.askAsAdmin('POST', `${path}/publish`, {})).status).toBe(200);
    expect((await takeBack(path, id)).status).toBe(200);
    await machine();
    await importReport({ ...breach(2), text: breach(2).text.repeat(3) }, minute(2));
    await prepareAll();
    await machine();
    expect(await publicTitles()).toEqual([]);
  });
});

test('a person who publishes another report of a public story is asked first', async () => {
  await importReport(breach(0), minute(0));
  await importReport(breach(1), minute(1));
  for (const report of [breach(0), breach(1)]) await prepare((await row(report.title)).id);
  const publish = async (report: Report, is_confirmed: boolean) => {
    const { id } = await row(report.title);
    return api.askAsAdmin('POST', `/api/admin/articles/${id}/publish`, { is_confirmed });
  };
  expect((await publish(breach(0), false)).status).toBe(200);
  const refused = await publish(breach(1), false);
  expect(refused.status).toBe(409);
  expect(refused.body.detail).toContain('Apie tą patį įvykį');
  expect((await publish(breach(1), true)).status).toBe(200);
});

/** The same order each time for a round. */
function shuffle<Item>(items: readonly Item[], round: number): Item[] {
  let seed = round * 7919 + 17;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
