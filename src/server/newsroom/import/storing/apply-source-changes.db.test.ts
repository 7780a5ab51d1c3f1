import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { listAuditEntries } from '../../../../../tests/support/audit-entries.ts';
import { FULL_BODY, startImportWorld } from '../../../../../tests/support/import-world.ts';
import { EVENTS, type Report } from '../../../../../tests/support/story-reports.ts';
import { days, hours } from '../../../../domain/time/duration.ts';
import { article_revisions } from '../../../database/schema/article-versions.ts';
import { articles, stories } from '../../../database/schema/articles.ts';
import { rss_sources } from '../../../database/schema/sources.ts';
import { applyDeferredChanges } from './apply-deferred-changes.ts';

const world = await startImportWorld();
afterAll(() => world.close());
afterEach(() => world.empty());

const NEWER = FULL_BODY.replace('Įmonės vadovas', 'Kiekvienas vadovas');
const show = (body: string, title = 'Naujiena 1') =>
  world.server.route('/rss', world.feedOf([{ n: 1, title, body }]));
async function importFirst() {
  show(FULL_BODY);
  const source = await world.addSource();
  await world.importOf(source.id);
  return source;
}
async function theArticle() {
  const [article, ...others] = await world.articles();
  expect(others).toEqual([]);
  if (!article) throw new Error('no article');
  return article;
}
const set = (values: Partial<typeof articles.$inferInsert>) =>
  world.db.update(articles).set(values);
const PREPARED = {
  ai_translated_title: 'Pavadinimas',
  ai_slug: 'pavadinimas',
  ai_translated_content: '<p>Tekstas</p>',
  ai_actuality_score: 80,
  preparation_state: 'prepared',
  prepared_by: 'ai',
} as const;

describe('an item that changed in its feed', () => {
  test('before publication starts anew from the new text; what was prepared is kept as a revision', async () => {
    const source = await importFirst();
    await set(PREPARED);
    show(NEWER, 'Naujiena 1, papildyta');
    const result = await world.importOf(source.id);
    expect(result).toMatchObject({ imported: 0, known: 1, restarted: 1, flagged: 0 });
    expect(result.outcome.message).toContain('pasikeitė šaltinyje, bus paruošti iš naujo – 1');
    const article = await theArticle();
    expect(article).toMatchObject({
      original_title: 'Naujiena 1, papildyta',
      original_content: NEWER,
      ai_actuality_score: null,
      ai_translated_content: null,
      preparation_state: 'imported',
      source_changed_at: null,
    });
    const [revision] = await world.db
      .select()
      .from(article_revisions)
      .where(eq(article_revisions.article_id, article.id));
    expect(revision?.snapshot).toMatchObject({ ai_slug: 'pavadinimas' });
    expect(await listAuditEntries(world.db, article.id)).toMatchObject([
      {
        actor: 'automatika',
        action: 'article.renew',
        before: { ai_slug: 'pavadinimas', original_title: 'Naujiena 1' },
        after: { ai_slug: null, original_title: 'Naujiena 1, papildyta' },
      },
    ]);
  });

  test('after publication is only marked, with the new text beside ours', async () => {
    const source = await importFirst();
    await set({ ...PREPARED, published_date: new Date('2026-11-20T09:00:00Z') });
    const before = await theArticle();
    show(NEWER);
    const result = await world.importOf(source.id);
    expect(result).toMatchObject({ restarted: 0, flagged: 1 });
    expect(result.outcome.message).toContain('pasikeitė šaltinyje, reikia peržiūrėti – 1');
    const {
      source_changed_at,
      source_checked_at: _,
      changed_original,
      ...after
    } = await theArticle();
    expect(before).toMatchObject(after);
    expect(source_changed_at).toEqual(world.ctx.clock.now());
    expect(changed_original).toMatchObject({ original_content: NEWER, is_thin: false });
    // A person has it before them already, whatever changes around its words.
    world.passTime(days(2));
    show(NEWER.replace('</p>', '<img src="https://seklys.example/1.gif?t=3"></p>'));
    expect(await world.importOf(source.id)).toMatchObject({ restarted: 0, flagged: 0 });
    expect((await theArticle()).source_changed_at).toEqual(source_changed_at);
    // The source takes its change back: there is nothing left to look at.
    world.passTime(days(2));
    show(FULL_BODY);
    await world.importOf(source.id);
    expect(await theArticle()).toMatchObject({ source_changed_at: null, changed_original: null });
    const entries = await listAuditEntries(world.db, after.id);
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['article.source-text', { changed_original: null }, { changed_original: 'Naujiena 1' }],
      ['article.source-text', { changed_original: 'Naujiena 1' }, { changed_original: null }],
    ]);
  });

  test.each([
    ['edited', { edited_date: new Date('2026-11-20T09:00:00Z') }],
    ['planned', { scheduled_for: new Date('2026-12-20T09:00:00Z') }],
    ['returned to draft', { auto_publish_blocked_at: new Date('2026-11-20T09:00:00Z') }],
    ['written', { prepared_by: 'person' }],
  ] as const)('is only marked when a person has %s the article', async (_, values) => {
    const source = await importFirst();
    await set({ ...PREPARED, ...values });
    show(NEWER);
    expect(await world.importOf(source.id)).toMatchObject({ restarted: 0, flagged: 1 });
    expect(await theArticle()).toMatchObject({
      original_content: FULL_BODY,
      ai_slug: 'pavadinimas',
    });
  });

  test('of a source that allows only its excerpt by now starts anew from no more than that', async () => {
    const source = await importFirst();
    await world.db.update(rss_sources).set({ rights: 'excerpt' });
    show(NEWER);
    expect(await world.importOf(source.id)).toMatchObject({ restarted: 1 });
    const { original_content, is_thin } = await theArticle();
    expect(original_content.length).toBeLessThan(400);
    expect(is_thin).toBe(true);
  });

  test('counts as unchanged when its words are the same', async () => {
    const source = await importFirst();
    show(FULL_BODY.replace('</p>', '<img src="https://seklys.example/1.gif?t=2"></p>'));
    expect(await world.importOf(source.id)).toMatchObject({ restarted: 0, flagged: 0, known: 1 });
    // Nor when only what surrounds them has changed, and that is no change for the day.
    const around = '<atom:content xmlns:atom="http://www.w3.org/2005/Atom">Skaitė 5</atom:content>';
    const feed = world.feedOf([{ n: 1 }]).replace('</item>', `${around}</item>`);
    world.server.route('/rss', feed);
    expect(await world.importOf(source.id)).toMatchObject({ restarted: 0, flagged: 0, known: 1 });
    world.passTime(hours(1));
    show(NEWER);
    expect(await world.importOf(source.id)).toMatchObject({ restarted: 1 });
  });

  test('every hour is taken in once a day', async () => {
    const source = await importFirst();
    const restarted: number[] = [];
    for (let hour = 1; hour <= 30; hour++) {
      world.passTime(hours(1));
      show(`${FULL_BODY}<p>Skaitė ${hour} žmonės</p>`);
      restarted.push((await world.importOf(source.id)).restarted);
    }
    expect(restarted.map((count, at) => (count ? at + 1 : 0)).filter(Boolean)).toEqual([1, 25]);
  });

  test('twice in a day is marked at once, and started from when the day is over', async () => {
    const source = await importFirst();
    show(NEWER);
    await world.importOf(source.id);
    await set(PREPARED);
    world.passTime(hours(1));
    const newest = NEWER.replace('vadovas', 'direktorius');
    show(newest);
    expect(await world.importOf(source.id)).toMatchObject({ restarted: 0, flagged: 0 });
    const marked = await theArticle();
    expect(marked).toMatchObject({ ...PREPARED, original_content: NEWER });
    expect(marked.source_changed_at).toEqual(world.ctx.clock.now());
    expect(marked.changed_original).toMatchObject({ original_content: newest });
    // Nothing changes any more: what was deferred is not lost.
    world.passTime(hours(23));
    expect(await world.importOf(source.id)).toMatchObject({ restarted: 1 });
    expect(await theArticle()).toMatchObject({
      original_content: newest,
      preparation_state: 'imported',
      source_changed_at: null,
      changed_original: null,
    });
  });

  test('twice in a day is started from when the day is over, also when the feed shows it no more', async () => {
    const source = await importFirst();
    show(NEWER);
    await world.importOf(source.id);
    await set(PREPARED);
    world.passTime(hours(1));
    const title = 'Naujiena apie serverių spragą, papildyta vakare';
    const newest = NEWER.replace('vadovas', 'direktorius');
    show(newest, title);
    await world.importOf(source.id);
    world.server.route('/rss', world.feedOf([]));
    world.passTime(hours(22));
    expect(await applyDeferredChanges(world.ctx)).toBe(0);
    world.passTime(hours(1));
    const before = await theArticle();
    await set({ reviewed_at: world.ctx.clock.now() });
    expect(await applyDeferredChanges(world.ctx)).toBe(0);
    await set({ reviewed_at: null });
    expect(await applyDeferredChanges(world.ctx)).toBe(1);
    const after = await theArticle();
    expect(after).toMatchObject({
      original_title: title,
      original_content: newest,
      ai_translated_content: null,
      preparation_state: 'imported',
      source_changed_at: null,
      changed_original: null,
      version: before.version + 1,
    });
    expect(await applyDeferredChanges(world.ctx)).toBe(0);
    // Shown again, it is what we have; changed again, its next day has begun.
    show(newest, title);
    expect(await world.importOf(source.id)).toMatchObject({ restarted: 0, flagged: 0 });
    show(FULL_BODY);
    expect(await world.importOf(source.id)).toMatchObject({ restarted: 0, flagged: 0 });
    expect((await theArticle()).source_changed_at).not.toBeNull();
  });

  test('whose page did not answer at first waits for its page no more', async () => {
    const { server, feedOf, pageOf } = world;
    server.route('/s/1', { status: 503 });
    server.route('/rss', feedOf([{ n: 1, body: '<p>Santrauka</p>' }]));
    const source = await world.addSource();
    await world.importOf(source.id);
    expect((await theArticle()).page_retry_at).not.toBeNull();
    server.route('/s/1', pageOf('Naujiena 1'));
    server.route('/rss', feedOf([{ n: 1, body: '<p>Kita santrauka</p>' }]));
    expect(await world.importOf(source.id)).toMatchObject({ restarted: 1 });
    expect(await theArticle()).toMatchObject({
      original_content: FULL_BODY,
      page_retry_at: null,
      page_tries: 0,
    });
  });

  test('and back within the day is as if nothing had been', async () => {
    const source = await importFirst();
    show(NEWER);
    await world.importOf(source.id);
    await set(PREPARED);
    for (const body of [FULL_BODY, NEWER]) {
      world.passTime(hours(1));
      show(body);
      await world.importOf(source.id);
    }
    const nothingWaits = { source_changed_at: null, changed_original: null };
    expect(await theArticle()).toMatchObject({ ...PREPARED, ...nothingWaits });
  });

  test('and whose page cannot be read meanwhile keeps the text we have', async () => {
    const { server, feedOf } = world;
    const feed = (summary: string) => feedOf([{ n: 1, body: `<p>${summary}</p>` }]);
    const page = (text: string) =>
      `<html lang="lt"><head><title>N</title></head><body><article><h1>Naujiena 1</h1>${text}</article></body></html>`;
    server.route('/s/1', page(FULL_BODY));
    server.route('/rss', feed('Santrauka'));
    const source = await world.addSource();
    await world.importOf(source.id);
    const before = await theArticle();
    expect(before.is_thin).toBe(false);
    server.route('/s/1', { status: 503 });
    server.route('/rss', feed('Kita santrauka'));
    expect(await world.importOf(source.id)).toMatchObject({ restarted: 0, flagged: 0 });
    expect(await theArticle()).toEqual(before);
    // It is not forgotten: the next import reads what it could not.
    server.route('/s/1', page(NEWER));
    expect(await world.importOf(source.id)).toMatchObject({ restarted: 1 });
    expect((await theArticle()).original_content).toContain('Kiekvienas vadovas');
  });
});

describe('an item that its feed makes another text', () => {
  const DATE = '2026-11-20T08:00:00Z';
  const [first, second] = EVENTS.breach as [Report, Report];
  const [acquisition] = EVENTS.acquisition as [Report];
  const STUB = {
    title: 'Breaking: more to follow from our newsroom',
    text: 'This story is being written and will be updated shortly by our reporters.',
  };
  const feed = (path: string, { title, text }: Omit<Report, 'outlet'>, date = DATE) =>
    `<?xml version="1.0"?><rss version="2.0"><channel><title>T</title><item><title>${title}</title>
     <link>${path}/1</link><guid isPermaLink="false">1</guid><pubDate>${new Date(date).toUTCString()}</pubDate>
     <description><![CDATA[<p>${`${text} `.repeat(25)}</p>]]></description></item></channel></rss>`;
  const alfaSays = (report: Omit<Report, 'outlet'>, date?: string) =>
    world.server.route('/a', feed(`${world.server.origin}/a`, report, date));
  const betaSays = (report: Report) =>
    world.other.route('/b', feed(`${world.other.origin}/b`, report));
  const addAlfa = () => world.addSource({ name: 'alfa', rss_url: `${world.server.origin}/a` });
  const addBeta = () => world.addSource({ name: 'beta', rss_url: `${world.other.origin}/b` });
  const of = async (title: string) => {
    const found = (await world.articles()).find((each) => each.original_title === title);
    if (!found) throw new Error(`no article ${title}`);
    return found;
  };
  const publish = (title: string) =>
    world.db
      .update(articles)
      .set({ ...PREPARED, published_date: world.ctx.clock.now(), is_story_lead: true })
      .where(eq(articles.original_title, title));

  test('about what another outlet reports in public is of that story, and neither prepared nor published by itself', async () => {
    const [alfa, beta] = [await addAlfa(), await addBeta()];
    alfaSays(STUB);
    betaSays(second);
    await world.importOf(alfa.id);
    await world.importOf(beta.id);
    await publish(second.title);
    world.passTime(hours(1));
    alfaSays(first);
    expect(await world.importOf(alfa.id)).toMatchObject({ restarted: 1 });
    const shown = await of(second.title);
    expect(await of(first.title)).toMatchObject({
      story_id: shown.story_id,
      is_story_lead: false,
    });
    // As at any later report of what readers see.
    expect(shown.source_changed_at).toEqual(world.ctx.clock.now());
  });

  test('is of that story also when its change was deferred and the feed shows it no more', async () => {
    const [alfa, beta] = [await addAlfa(), await addBeta()];
    alfaSays(STUB);
    betaSays(second);
    await world.importOf(alfa.id);
    await world.importOf(beta.id);
    alfaSays({ ...STUB, text: `${STUB.text} Stay with us.` });
    await world.importOf(alfa.id);
    world.passTime(hours(1));
    alfaSays(first);
    expect(await world.importOf(alfa.id)).toMatchObject({ restarted: 0 });
    world.server.route('/a', world.feedOf([]));
    world.passTime(hours(23));
    expect(await applyDeferredChanges(world.ctx)).toBe(1);
    const { story_id } = await of(second.title);
    expect((await of(first.title)).story_id).toBe(story_id);
  });

  test('about another event leaves its story and stands for the new one', async () => {
    const [alfa, beta] = [await addAlfa(), await addBeta()];
    betaSays(second);
    await world.importOf(beta.id);
    await publish(second.title);
    alfaSays(first);
    await world.importOf(alfa.id);
    expect((await of(first.title)).is_story_lead).toBe(false);
    world.passTime(days(1));
    alfaSays(acquisition, '2026-11-21T09:00:00Z');
    expect(await world.importOf(alfa.id)).toMatchObject({ restarted: 1 });
    const { story_id } = await of(second.title);
    const anew = await of(acquisition.title);
    expect(anew).toMatchObject({ is_story_lead: true, has_near_duplicate: false });
    expect(anew.story_id).not.toBe(story_id);
  });

  test('that says what it said stays alone where a person has parted it', async () => {
    const [alfa, beta] = [await addAlfa(), await addBeta()];
    betaSays(second);
    await world.importOf(beta.id);
    alfaSays(first);
    await world.importOf(alfa.id);
    const { id } = await of(first.title);
    const [parted] = await world.db.insert(stories).values({}).returning();
    const alone = { story_id: parted?.id, is_story_lead: true };
    await world.db.update(articles).set(alone).where(eq(articles.id, id));
    await world.db
      .insert(article_revisions)
      .values({ article_id: id, reason: 'story', snapshot: {} });
    alfaSays({ ...first, text: `${first.text} The case continues.` });
    expect(await world.importOf(alfa.id)).toMatchObject({ restarted: 1 });
    expect(await of(first.title)).toMatchObject(alone);
  });

  test('that says what it said stays where a person has put it, and what they doubt stays doubted', async () => {
    const [alfa, beta] = [await addAlfa(), await addBeta()];
    alfaSays(first);
    betaSays({ ...acquisition, outlet: 'beta' });
    await world.importOf(alfa.id);
    await world.importOf(beta.id);
    const { story_id, id: near_duplicate_of } = await of(acquisition.title);
    const doubt = { has_near_duplicate: true, near_duplicate_of };
    const isOfAlfa = eq(articles.original_title, first.title);
    const amend = async (text: string) => {
      alfaSays({ ...first, text });
      expect(await world.importOf(alfa.id)).toMatchObject({ restarted: 1 });
      return of(first.title);
    };
    await world.db.update(articles).set(doubt).where(isOfAlfa);
    expect(await amend(`${first.text} The case continues.`)).toMatchObject(doubt);
    world.passTime(days(1));
    await world.db.update(articles).set({ story_id }).where(isOfAlfa);
    expect((await amend(`${first.text} The case goes on.`)).story_id).toBe(story_id);
  });
});
