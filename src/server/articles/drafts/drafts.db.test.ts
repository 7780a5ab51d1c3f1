import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi } from '../../../../tests/support/test-api.ts';
import { article_drafts, article_revisions } from '../../database/schema/article-versions.ts';
import { articles } from '../../database/schema/articles.ts';
import { audit_log } from '../../database/schema/audit.ts';
import { vilniusDay } from '../../time/vilnius-time.ts';
import { consumeDraft } from './consume-draft.ts';

const api = await startTestApi();
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(article_revisions);
  await api.db.delete(article_drafts);
  await api.db.delete(articles);
});

const DRAFTS = '/api/admin/drafts';
const ARTICLES = '/api/admin/articles';
const POST = {
  ai_translated_title: 'Kaip saugoti slaptažodžius',
  ai_slug: 'kaip-saugoti-slaptazodzius',
  ai_translated_excerpt: 'Trumpai.',
  ai_translated_content: '<p>Pirmas tekstas</p>',
  ai_image_path: '',
  ai_category: 'Kibernetinis saugumas',
  date: vilniusDay(new Date()),
  source_url: '',
};
const publish = async () => (await api.askAsAdmin('POST', ARTICLES, POST)).body;
const typed = (text: string) => ({ ...POST, ai_translated_content: `<p>${text}</p>` });

describe('a draft', () => {
  test('without a title is told from others by how its text begins, else its excerpt', async () => {
    const { id } = await publish();
    for (const [article_id, values] of [
      [undefined, { ai_translated_title: ' ', ai_translated_content: '<p>Trys taisyklės</p>' }],
      [undefined, { ai_translated_content: '', ai_translated_excerpt: 'Trumpai' }],
      [undefined, { ai_translated_title: 'Kopijos', ai_translated_content: '<p>Tekstas</p>' }],
      // Called as its article is.
      [id, { ai_translated_title: '', ai_translated_content: '<p>Tekstas</p>' }],
    ] as const)
      await api.askAsAdmin('POST', DRAFTS, { article_id, values });
    const { items } = (await api.askAsAdmin('GET', `${DRAFTS}?sort=created_at`)).body;
    const names = items.map((row: Record<string, string>) => [row.title, row.beginning]);
    expect(names).toEqual([
      ['', 'Trys taisyklės'],
      ['', 'Trumpai'],
      ['Kopijos', ''],
      [POST.ai_translated_title, ''],
    ]);
  });

  test('holds what is typed, valid or not, and leaves the public article alone', async () => {
    const article = await publish();
    const none = await api.askAsAdmin('GET', `${ARTICLES}/${article.id}/draft-text`);
    expect([none.status, none.body]).toEqual([200, null]);
    const seen = (await api.ask('GET', `/api/articles/${POST.ai_slug}`)).body;
    const values = { ...typed('Antras'), ai_slug: 'Dar ne nuoroda!', date: '2026-13' };
    const made = await api.askAsAdmin('POST', DRAFTS, { article_id: article.id, values });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      article_id: article.id,
      values,
      base_version: article.version,
      version: 1,
      updated_by: 'admin@example.com',
    });
    const saved = await api.askAsAdmin('PUT', `${DRAFTS}/${made.body.id}`, {
      version: 1,
      values: typed('Trečias'),
    });
    expect([saved.status, saved.body.version]).toEqual([200, 2]);
    const found = await api.askAsAdmin('GET', `${ARTICLES}/${article.id}/draft-text`);
    expect(found.body).toEqual(saved.body);
    expect((await api.ask('GET', `/api/articles/${POST.ai_slug}`)).body).toEqual(seen);
    const list = await api.askAsAdmin('GET', `${DRAFTS}?q=slaptazodz`);
    expect(list.body).toMatchObject({
      total: 1,
      items: [{ id: made.body.id, title: POST.ai_translated_title, version: 2 }],
    });
    expect(list.body.items[0]).not.toHaveProperty('values');
  });

  test('sent twice under one id is one draft; other words under it are a conflict', async () => {
    const id = randomUUID();
    const first = await api.askAsAdmin('POST', DRAFTS, { id, values: typed('A') });
    const again = await api.askAsAdmin('POST', DRAFTS, { id, values: typed('A') });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    const other = await api.askAsAdmin('POST', DRAFTS, { id, values: typed('B') });
    expect([other.status, other.body.current]).toEqual([409, first.body]);
    const article_id = (await publish()).id;
    const moved = await api.askAsAdmin('POST', DRAFTS, { id, article_id, values: typed('A') });
    expect([moved.status, moved.body.current]).toEqual([409, first.body]);
  });

  test('of an article is of the version that its window shows', async () => {
    const { id: article_id, version } = await publish();
    const { body } = await api.askAsAdmin('POST', DRAFTS, {
      article_id,
      base_version: version + 7,
      values: typed('A'),
    });
    expect(body.base_version).toBe(version + 7);
    expect(
      (await api.askAsAdmin('POST', DRAFTS, { base_version: 7, values: {} })).body.base_version,
    ).toBeNull();
  });

  test('whose save is two behind is a conflict, with the same words too', async () => {
    const { body: draft } = await api.askAsAdmin('POST', DRAFTS, { values: typed('A') });
    const save = (version: number, text: string) =>
      api.askAsAdmin('PUT', `${DRAFTS}/${draft.id}`, { version, values: typed(text) });
    await save(1, 'B');
    const { body: current } = await save(2, 'C');
    const late = await save(1, 'C');
    expect([late.status, late.body]).toMatchObject([
      409,
      {
        detail: 'Juodraštį ką tik išsaugojo kitas langas arba kitas žmogus.',
        errors: [{ field: 'version', message: 'Juodraštis pakeistas po to, kai jį atidarėte' }],
        current,
      },
    ]);
    expect((await save(2, 'B')).status).toBe(409);
  });

  test('of an article that its writer throws away leaves nothing in the history', async () => {
    const { id: article_id } = await publish();
    const { body } = await api.askAsAdmin('POST', DRAFTS, { article_id, values: typed('A') });
    await api.askAsAdmin('DELETE', `${DRAFTS}/${body.id}?version=1`);
    expect(await api.db.$count(article_revisions)).toBe(0);
  });

  test('of a post is told of where the post is listed, and listed once', async () => {
    const { id } = await publish();
    await publish();
    await api.askAsAdmin('POST', DRAFTS, { article_id: id, values: typed('A') });
    const ofArticle = async () => {
      const { items } = (await api.askAsAdmin('GET', `${DRAFTS}?unlisted=1`)).body;
      return items.filter(({ article_id }: { article_id: string }) => article_id === id).length;
    };
    const listed = async (state: string) => {
      const path = `${ARTICLES}?state=${state}&has_draft=1`;
      return (await api.askAsAdmin('GET', path)).body.items;
    };
    expect(await ofArticle()).toBe(0);
    expect(await listed('published')).toMatchObject([{ id, has_draft: true }]);
    await api.askAsAdmin('POST', `${ARTICLES}/${id}/draft`);
    expect(await ofArticle()).toBe(0);
    expect(await listed('published')).toEqual([]);
    expect(await listed('draft')).toMatchObject([{ id, has_draft: true }]);
  });

  test('of an article is one, shared by all who edit it', async () => {
    const { id } = await publish();
    const start = () =>
      api.askAsAdmin('POST', DRAFTS, { id: randomUUID(), article_id: id, values: typed('A') });
    const answers = await Promise.all([start(), start()]);
    const [made, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect([made?.status, refused?.status]).toEqual([201, 409]);
    expect(refused?.body.current).toEqual(made?.body);
  });

  test('saved in two windows at once is a conflict with the words of the first', async () => {
    const { body: draft } = await api.askAsAdmin('POST', DRAFTS, { values: typed('A') });
    const save = (text: string) =>
      api.askAsAdmin('PUT', `${DRAFTS}/${draft.id}`, { version: 1, values: typed(text) });
    const answers = await Promise.all([save('B'), save('C')]);
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    expect(lost?.body.current).toEqual(won?.body);
    // The same words again: the answer was lost, not the save.
    const repeat = await api.askAsAdmin('PUT', `${DRAFTS}/${draft.id}`, {
      version: 1,
      values: won?.body.values,
    });
    expect([repeat.status, repeat.body.version]).toEqual([200, 2]);
  });

  test('can be thrown away, and what is missing is said', async () => {
    const { body } = await api.askAsAdmin('POST', DRAFTS, { values: typed('A') });
    expect((await api.askAsAdmin('DELETE', `${DRAFTS}/${body.id}?version=1`)).status).toBe(200);
    const asked = await api.askAsAdmin('GET', `${DRAFTS}/${body.id}`);
    expect([asked.status, asked.body]).toEqual([200, null]);
    const gone = await api.askAsAdmin('PUT', `${DRAFTS}/${body.id}`, { version: 1, values: {} });
    expect([gone.status, gone.body.detail]).toEqual([404, 'Juodraštis nerastas']);
    const nowhere = { article_id: randomUUID(), values: {} };
    expect((await api.askAsAdmin('POST', DRAFTS, nowhere)).status).toBe(404);
    expect((await api.askAsAdmin('POST', DRAFTS, { values: { other: 1 } })).status).toBe(400);
    const entries = await api.db
      .select()
      .from(audit_log)
      .where(eq(audit_log.entity_id, body.id))
      .orderBy(audit_log.id);
    const entry = { article_id: null, title: POST.ai_translated_title };
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['draft.create', null, entry],
      ['draft.delete', entry, null],
    ]);
  });

  test('is thrown away only as it was seen: newer words come back as a conflict', async () => {
    const { body: draft } = await api.askAsAdmin('POST', DRAFTS, { values: typed('A') });
    const others = { version: 1, values: typed('Kito žodžiai') };
    const { body: newer } = await api.askAsAdmin('PUT', `${DRAFTS}/${draft.id}`, others);
    expect((await api.askAsAdmin('DELETE', `${DRAFTS}/${draft.id}`)).status).toBe(400);
    const refused = await api.askAsAdmin('DELETE', `${DRAFTS}/${draft.id}?version=1`);
    expect([refused.status, refused.body.current]).toEqual([409, newer]);
    expect((await api.askAsAdmin('DELETE', `${DRAFTS}/${draft.id}?version=2`)).status).toBe(200);
  });

  test('of an article that somebody else wrote leaves its words in the history', async () => {
    const { id } = await publish();
    const values = typed('Kito žmogaus žodžiai');
    const { body: draft } = await api.askAsAdmin('POST', DRAFTS, { article_id: id, values });
    const { id: other } = api.people.moderator;
    await api.db.update(article_drafts).set({ updated_by: other });
    await api.askAsAdmin('DELETE', `${DRAFTS}/${draft.id}?version=1`);
    const kept = await api.db.select().from(article_revisions);
    expect(
      kept.map(({ snapshot, created_by }) => [snapshot.ai_translated_content, created_by]),
    ).toEqual([['<p>Kito žmogaus žodžiai</p>', other]]);
    const { body } = await api.askAsAdmin('GET', `${ARTICLES}/${id}/revisions`);
    expect(body.items).toMatchObject([{ reason: 'save' }]);
  });

  test('goes in the moment its text is saved, for a new post and for an article', async () => {
    const { body: first } = await api.askAsAdmin('POST', DRAFTS, { values: POST });
    const made = await api.askAsAdmin('POST', ARTICLES, { ...POST, draft_id: first.id });
    expect(made.status).toBe(201);
    expect(await api.db.$count(article_drafts)).toBe(0);
    // The answer was lost and the window sends the post again.
    const again = await api.askAsAdmin('POST', ARTICLES, { ...POST, draft_id: first.id });
    expect([again.status, again.body]).toEqual([201, made.body]);
    // … and sent with other words it shows what is there, also when only the excerpt is another.
    const more = { ...POST, ai_translated_excerpt: 'Kita santrauka.', draft_id: first.id };
    const other = await api.askAsAdmin('POST', ARTICLES, more);
    expect([other.status, other.body.current]).toEqual([409, made.body]);
    // … or the source, the day or the category.
    for (const change of [
      { source_url: 'https://portalas.example/a' },
      { date: '2026-01-05' },
      { ai_category: 'Technologijos' },
    ]) {
      const changed = { ...POST, ...change, draft_id: first.id };
      expect((await api.askAsAdmin('POST', ARTICLES, changed)).status).toBe(409);
    }
    // … or only the cover.
    await api.db.update(articles).set({ ai_image_path: 'blog/a.webp' });
    const bare = await api.askAsAdmin('POST', ARTICLES, { ...POST, draft_id: first.id });
    expect([bare.status, bare.body.current?.id]).toEqual([409, made.body.id]);
    await api.db.update(articles).set({ ai_image_path: null });
    const { id, version } = made.body;
    const { body: second } = await api.askAsAdmin('POST', DRAFTS, { article_id: id, values: POST });
    const changes = { ai_translated_title: 'Kitas', version, draft_id: second.id };
    const refused = await api.askAsAdmin('PATCH', `${ARTICLES}/${id}`, { ...changes, version: 9 });
    expect(refused.status).toBe(409);
    expect(refused.body.current).toEqual({ ...made.body, has_draft: true });
    expect(await api.db.$count(article_drafts)).toBe(1);
    expect((await api.askAsAdmin('PATCH', `${ARTICLES}/${id}`, changes)).status).toBe(200);
    expect(await api.db.$count(article_drafts)).toBe(0);
  });

  test('with words the saving person has not seen leaves them in the history', async () => {
    const { id, version } = await publish();
    const { body: draft } = await api.askAsAdmin('POST', DRAFTS, {
      article_id: id,
      values: typed('Mano žodžiai'),
    });
    const others = { version: 1, values: typed('Kito lango žodžiai') };
    await api.askAsAdmin('PUT', `${DRAFTS}/${draft.id}`, others);
    const changes = { ai_translated_content: '<p>Mano žodžiai</p>', version };
    const save = { ...changes, draft_id: draft.id, draft_version: 1 };
    expect((await api.askAsAdmin('PATCH', `${ARTICLES}/${id}`, save)).status).toBe(200);
    const kept = await api.db
      .select({ snapshot: article_revisions.snapshot })
      .from(article_revisions);
    expect(kept.map(({ snapshot }) => snapshot.ai_translated_content).toSorted()).toEqual([
      '<p>Kito lango žodžiai</p>',
      '<p>Pirmas tekstas</p>',
    ]);
  });

  test.each([
    ['the version that is there', 2, 'own', 0],
    ['an earlier one', 1, 'own', 1],
    ['none, and wrote it', undefined, 'own', 0],
    ['none, and somebody else wrote it', undefined, 'other', 1],
  ])(
    'whose saver has seen %s leaves words in the history or not',
    async (_seen, version, by, kept) => {
      const article = { id: (await publish()).id as string };
      const [admin, other] = [api.people.admin.id, api.people.moderator.id];
      const draft = {
        values: { ai_translated_title: 'Kita' },
        version: 2,
        updated_by: by === 'own' ? admin : other,
      };
      const [stored] = await api.db
        .insert(article_drafts)
        .values({ ...draft, article_id: article.id })
        .returning();
      const use = {
        draftId: stored?.id ?? '',
        draftVersion: version,
        userId: admin,
        now: new Date(),
      };
      await api.db.transaction((tx) => consumeDraft(tx, { ...use, article: { id: randomUUID() } }));
      expect(await api.db.$count(article_drafts)).toBe(1);
      const [row] = await api.db.select().from(articles);
      await api.db.transaction((tx) => consumeDraft(tx, { ...use, article: row ?? article }));
      expect(await api.db.$count(article_drafts)).toBe(0);
      const words = await api.db.select().from(article_revisions);
      expect(words.map(({ snapshot }) => snapshot.ai_translated_title)).toEqual(
        Array(kept).fill('Kita'),
      );
    },
  );

  test('whose words the article has leaves nothing in the history', async () => {
    await publish();
    const [row] = await api.db.select().from(articles);
    if (!row) throw new Error('There is no article');
    const { ai_translated_title } = row;
    const [stored] = await api.db
      .insert(article_drafts)
      .values({ article_id: row.id, values: { ai_translated_title, ai_slug: 'kita' } })
      .returning();
    const use = { draftId: stored?.id ?? '', draftVersion: 0, userId: row.id, now: new Date() };
    await api.db.transaction((tx) => consumeDraft(tx, { ...use, article: row }));
    expect(await api.db.$count(article_revisions)).toBe(0);
  });
});
