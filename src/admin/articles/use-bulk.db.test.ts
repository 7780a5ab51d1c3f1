import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { expectOneError, linesOf } from '../../../tests/support/panel-in-memory.ts';
import { storePreparedArticle } from '../../../tests/support/prepared-article.ts';
import { openServedPanel } from '../../../tests/support/served-panel.ts';
import { articles } from '../../server/database/schema/articles.ts';
import { auto_import_logs } from '../../server/database/schema/automation.ts';
import type { ArticleRow } from './article-requests.ts';

/* Acts on one article or many, of both lists: asked, done on the server, told, taken back. */

const { api, panel } = await openServedPanel();
const toasts = await panel.readToasts();
const asked = await panel.readQuestions();
const { listImport, listPosts } = await openLists();
let doneCount = 0;
beforeEach(() => {
  doneCount = 0;
});

async function openLists() {
  const { useListActions } = await import('../article-import/list/use-list-actions.ts');
  const { usePostActions } = await import('../posts/grid/use-post-actions.ts');
  const onDone = () => {
    doneCount += 1;
  };
  return {
    listImport: await panel.use(() => useListActions(onDone)),
    listPosts: await panel.use(() => usePostActions(onDone)),
  };
}

/** So many articles as the list has them. */
async function rowsOf(count: number, values: Parameters<typeof storePreparedArticle>[1] = {}) {
  const ids: string[] = [];
  for (let nth = 0; nth < count; nth += 1) ids.push(await storePreparedArticle(api.db, values));
  const list = await api.askAsAdmin('GET', '/api/admin/articles?state=all&per_page=100');
  const rows = list.body.items as ArticleRow[];
  return ids.map((id) => rows.find((row) => row.id === id) as ArticleRow);
}
const stored = (rows: readonly ArticleRow[]) =>
  api.db
    .select()
    .from(articles)
    .where(
      inArray(
        articles.id,
        rows.map(({ id }) => id),
      ),
    );

async function answerYes() {
  const question = asked.at(-1);
  await panel.act(() => question?.onConfirm());
}
const question = () => {
  const { title, children, confirmProps, labels } = asked.at(-1) ?? {};
  return { title, lines: linesOf(children), isRed: confirmProps?.color === 'red', ...labels };
};

test('one article of the import is deleted by its title, told, and taken back from the bar', async () => {
  const rows = await rowsOf(1);
  await panel.act(() => listImport.current.remove(rows as never));
  expect(question()).toEqual({
    title: 'Ištrinti straipsnį',
    lines: [
      `Ištrinti straipsnį „${rows[0]?.ai_translated_title}“?`,
      'Straipsnis perkeliamas į šiukšliadėžę; po 30 dienų šio veiksmo atšaukti nebus galima.',
    ],
    isRed: true,
    confirm: 'Ištrinti',
    cancel: 'Atšaukti',
  });
  expect(await stored(rows)).toHaveLength(1);
  await answerYes();
  await panel.until(() => expect(doneCount).toBe(1));
  expect(await stored(rows)).toHaveLength(0);
  expect(toasts().at(-1)).toBe('Atlikta: Straipsnis ištrintas');
  await panel.until(() => expect(listImport.current.last?.text).toBe('Straipsnis ištrintas'));
  await panel.act(() => listImport.current.undo());
  await panel.until(async () => expect(await stored(rows)).toHaveLength(1));
  await panel.until(() => expect(listImport.current.last).toBeNull());
  expect(toasts().at(-1)).toBe('Atlikta: Straipsnis atkurtas');
});

test('several are counted in the question, in what was done and in the bar, until it is put away', async () => {
  const rows = await rowsOf(3);
  await panel.act(() => listImport.current.remove(rows as never));
  expect(question()).toMatchObject({
    title: 'Ištrinti pažymėtus straipsnius',
    lines: [
      'Ar tikrai norite ištrinti 3\u00a0straipsnius?',
      'Straipsniai perkeliami į šiukšliadėžę; po 30 dienų šio veiksmo atšaukti nebus galima.',
    ],
  });
  await answerYes();
  await panel.until(() => expect(listImport.current.last?.text).toContain('Ištrinta: 3'));
  await panel.act(() => listImport.current.forget());
  expect(listImport.current.last).toBeNull();
});

test('publishing is asked in words for one and for many', async () => {
  const rows = await rowsOf(2);
  await panel.act(() => listImport.current.publish(rows.slice(0, 1) as never));
  expect(question()).toMatchObject({ title: 'Publikuoti straipsnį', isRed: false });
  expect(question().lines[0]).toBe('Ar tikrai norite publikuoti pažymėtą straipsnį?');
  await panel.act(() => listImport.current.publish(rows as never));
  expect(question().title).toBe('Publikuoti pažymėtus straipsnius');
  expect(question().lines[0]).toBe('Ar tikrai norite publikuoti 2\u00a0straipsnius?');
  await answerYes();
  await panel.until(() => expect(doneCount).toBe(1));
  expect((await stored(rows)).every((row) => row.published_date)).toBe(true);
});

test('a category is set without a question; a part that is refused is said with its reason, the rest is done', async () => {
  const rows = await rowsOf(2);
  const [first, second] = rows;
  await api.db
    .update(articles)
    .set({ version: 9 })
    .where(eq(articles.id, second?.id ?? ''));
  const before = toasts().length;
  await panel.act(() => listImport.current.setCategory(rows as never, 'Patarimai'));
  await panel.until(() => expect(doneCount).toBe(1));
  const categories = new Map((await stored(rows)).map((row) => [row.id, row.ai_category]));
  expect(categories.get(first?.id ?? '')).toBe('Patarimai');
  expect(categories.get(second?.id ?? '')).toBe('Technologijos');
  const [refused, done] = toasts().slice(before);
  expect(refused).toMatch(/^Klaida: Nepavyko atnaujinti straipsnio\. \S/);
  expect(done).toBe('Atlikta: Kategorija pakeista');
});

test('where nothing was done, nothing is told as done, and what could be taken back before still can', async () => {
  const [one] = await rowsOf(1);
  const rows = await rowsOf(1);
  await panel.act(() => listImport.current.setCategory([one] as never, 'Patarimai'));
  await panel.until(() => expect(doneCount).toBe(1));
  const { last } = listImport.current;
  await api.db
    .update(articles)
    .set({ version: 9 })
    .where(eq(articles.id, rows[0]?.id ?? ''));
  await panel.act(() => listImport.current.setCategory(rows as never, 'Patarimai'));
  await panel.until(() => expect(toasts().at(-1)).toContain('Nepavyko atnaujinti straipsnio'));
  expect(doneCount).toBe(1);
  expect(listImport.current.last).toEqual(last);
});

test('a silent server is a failure of the act, in its words, and nothing is cleared', async () => {
  const logged = expectOneError();
  const rows = await rowsOf(1);
  const back = panel.cutConnection();
  await panel.act(() => listImport.current.setCategory(rows as never, 'Patarimai'));
  await panel.until(() => expect(toasts().at(-1)).toContain('Nepavyko atnaujinti straipsnio'));
  back();
  logged();
  expect(doneCount).toBe(0);
  expect(listImport.current.isRunning).toBe(false);
});

test('preparation is asked with its cost, starts a run of the marked articles and lets them go', async () => {
  const rows = await rowsOf(2);
  await panel.act(() => listImport.current.prepare(rows as never));
  expect(question()).toMatchObject({
    title: 'Apdoroti su AI',
    confirm: 'Apdoroti',
    lines: [
      'Ar tikrai norite apdoroti su AI 2\u00a0straipsnius?',
      expect.stringContaining('kainuoja'),
    ],
  });
  await answerYes();
  await panel.until(() => expect(doneCount).toBe(1));
  const [run] = await api.db.select().from(auto_import_logs);
  expect(run).toMatchObject({ action_type: 'Straipsnių paruošimas' });
});

test('posts: one and several, to public, back to drafts and into the bin', async () => {
  const rows = await rowsOf(2);
  const [one] = rows;
  const ask = async (act: 'publish' | 'returnToDraft' | 'remove', count: number) => {
    await panel.act(() => listPosts.current[act](rows.slice(0, count)));
    const { title, lines, isRed, confirm } = question();
    return [title, lines[0], isRed, confirm];
  };
  expect(await ask('publish', 1)).toEqual([
    'Publikuoti',
    'Ar tikrai norite publikuoti šį įrašą?',
    false,
    'Publikuoti',
  ]);
  expect(await ask('publish', 2)).toEqual([
    'Publikuoti',
    'Ar tikrai norite publikuoti 2\u00a0įrašus?',
    false,
    'Publikuoti',
  ]);
  await answerYes();
  await panel.until(() => expect(doneCount).toBe(1));
  expect(toasts().at(-1)).toContain('2\u00a0įrašai');
  const fresh = await api.askAsAdmin('GET', `/api/admin/articles/${one?.id}`);
  expect(fresh.body.published_date).not.toBeNull();
  expect(await ask('returnToDraft', 1)).toEqual([
    'Grąžinti į juodraštį',
    'Ar tikrai norite grąžinti šį įrašą į juodraštį?',
    false,
    'Grąžinti',
  ]);
  expect(await ask('returnToDraft', 2)).toEqual([
    'Grąžinti į juodraštį',
    'Ar tikrai norite grąžinti į juodraštį 2\u00a0įrašus?',
    false,
    'Grąžinti',
  ]);
  expect(await ask('remove', 2)).toEqual([
    'Ištrinti įrašus',
    'Ar tikrai norite ištrinti 2\u00a0įrašus?',
    true,
    'Ištrinti',
  ]);
  expect(question().lines[1]).toMatch(/^Įrašai perkeliami/);
  expect(await ask('remove', 1)).toEqual([
    'Ištrinti įrašą',
    'Ar tikrai norite ištrinti šį įrašą?',
    true,
    'Ištrinti',
  ]);
  expect(question().lines[1]).toMatch(/^Įrašas perkeliamas/);
});

test('posts: what is confirmed is done, and the list is told only when something was', async () => {
  const rows = await rowsOf(1, { published_date: new Date('2026-01-05T10:00:00Z') });
  const seen = rows as ArticleRow[];
  await panel.act(() => listPosts.current.returnToDraft(seen));
  await answerYes();
  await panel.until(() => expect(doneCount).toBe(1));
  expect((await stored(rows))[0]?.published_date).toBeNull();
  // The same again is aimed at what it was before: refused.
  await panel.act(() => listPosts.current.setCategory(seen, 'Patarimai'));
  await panel.until(() => expect(listPosts.current.isRunning).toBe(false));
  expect(doneCount).toBe(1);
  await panel.act(() => listPosts.current.undo());
  await panel.until(async () => expect((await stored(rows))[0]?.published_date).not.toBeNull());
});
