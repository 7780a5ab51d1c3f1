import { eq } from 'drizzle-orm';
import { createElement } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  expectOneError,
  openPanelInMemory,
  type PanelInMemory,
} from '../../../../tests/support/panel-in-memory.ts';
import { storePreparedArticle } from '../../../../tests/support/prepared-article.ts';
import { startTestApi, type TestApi } from '../../../../tests/support/test-api.ts';
import { articles } from '../../../server/database/schema/articles.ts';
import type { Review } from './use-review.ts';

const LIST = '/admin/import/ai';

let api: TestApi;
let panel: PanelInMemory;
let toasts: () => string[];
let useReview: () => Review;
beforeAll(async () => {
  api = await startTestApi();
  panel = await openPanelInMemory(api, LIST);
  ({ useReview } = await import('./use-review.ts'));
  toasts = await panel.readToasts();
});
afterAll(async () => {
  await panel.close();
  await api.close();
});

let leave: () => Promise<void>;
afterEach(() => leave());

/**
 * So many prepared texts, the best first, and the review of them at one.
 * @param values of all
 */
async function open(
  count: number,
  { at = 0, ...values }: Partial<typeof articles.$inferInsert> & { at?: number } = {},
) {
  const word = `eile${crypto.randomUUID().slice(0, 8)}`;
  const ids: string[] = [];
  for (let nth = 0; nth < count; nth += 1)
    ids.push(
      await storePreparedArticle(api.db, {
        ai_translated_title: `${word} ${nth}`,
        ai_actuality_score: 99 - nth,
        ...values,
      }),
    );
  let review: Review | undefined;
  const Page = () => {
    review = useReview();
    return null;
  };
  const router = createBrowserRouter([
    { path: `${LIST}/:id`, Component: Page },
    { path: '*', Component: () => null },
  ]);
  const root = await panel.mount(createElement(RouterProvider, { router }));
  leave = async () => {
    await panel.act(() => root.unmount());
    router.dispose();
    panel.client.clear();
  };
  const now = () => {
    if (!review) throw new Error('The review is not open');
    return review;
  };
  await panel.act(() => router.navigate(`${LIST}?state=all&q=${word}&page=2`));
  await panel.act(() =>
    router.navigate(`${LIST}/${ids[at]}?state=all&q=${word}`, { state: { isOverList: true } }),
  );
  await panel.until(() => {
    expect(now().article.data?.id).toBe(ids[at]);
    expect(now().queue.items).toHaveLength(count);
  });
  const reach = (nth: number) =>
    panel.until(() => {
      expect(now().id).toBe(ids[nth]);
      expect(now().article.data?.id).toBe(ids[nth]);
      expect(location.pathname).toBe(`${LIST}/${ids[nth]}`);
    });
  return {
    ids,
    word,
    router,
    now,
    reach,
    act: (run: (review: Review) => unknown) => panel.act(() => void run(now())),
    /** An act and the answer to its question. */
    async decide(act: Parameters<Review['begin']>[0], isHeld = false) {
      await panel.act(() => now().begin(act));
      const answer = now().question?.answers[0];
      if (!answer) throw new Error(`Nothing was asked: ${toasts().at(-1)}`);
      await panel.act(() => now().answer(answer, isHeld));
    },
    row: async (nth: number) =>
      (
        await api.db
          .select()
          .from(articles)
          .where(eq(articles.id, ids[nth] ?? ''))
      )[0],
  };
}

test('J and K lead through the queue and back, and past the last stands what became of all', async () => {
  const { now, act, reach, ids, word } = await open(3);
  expect(now().queue).toMatchObject({ place: 1, previous: null, next: { id: ids[1] } });
  await act((review) => review.goBack());
  expect(now().id).toBe(ids[0]);
  await act((review) => review.goOn());
  await reach(1);
  expect(now().queue).toMatchObject({ place: 2, previous: { id: ids[0] } });
  await act((review) => review.goOn());
  await reach(2);
  expect(now().isAtEnd).toBe(false);
  await act((review) => review.goOn());
  expect(now().isAtEnd).toBe(true);
  await act((review) => review.begin('remove'));
  expect(now().question).toBeNull();
  await act((review) => review.goBack());
  expect(now()).toMatchObject({ isAtEnd: false, id: ids[2] });
  await act((review) => review.goBack());
  await reach(1);
  expect(now().listAddress).toBe(`${LIST}?state=all&q=${word}`);
});

test('the next two texts are there before they are asked for, the third is not', async () => {
  const { ids } = await open(4);
  const has = (nth: number) =>
    panel.client.getQueryData(['articles', 'one', ids[nth]]) !== undefined;
  await panel.until(() => expect([has(1), has(2)]).toEqual([true, true]));
  await panel.until(() => expect(panel.client.isFetching()).toBe(0));
  expect(has(3)).toBe(false);
});

test('a key pressed twice is about the next text, before the address has followed', async () => {
  const { now, act, reach } = await open(3);
  await act((review) => {
    review.goOn();
    return review;
  });
  await act((review) => review.goOn());
  await reach(2);
  expect(now().queue.place).toBe(3);
});

test('deleting is asked, goes on at once, leaves the way back and is taken back with its text', async () => {
  const { now, act, decide, reach, row, ids } = await open(3);
  await act((review) => review.begin('remove'));
  expect(now().question).toMatchObject({ act: 'remove' });
  await act((review) => review.cancel());
  expect(now().question).toBeNull();
  await decide('remove');
  await reach(1);
  expect(now()).toMatchObject({ question: null, acts: { last: { id: ids[0], act: 'remove' } } });
  // What was deleted is not there to be read, neither before nor after.
  expect(now().queue.previous).toBeNull();
  await panel.until(async () => {
    expect(await row(0)).toBeUndefined();
    expect(toasts().at(-1)).toContain('Straipsnis ištrintas');
  });
  await act((review) => review.acts.undo());
  await reach(0);
  expect(await row(0)).toBeDefined();
  expect(now().acts).toMatchObject({ last: null, failed: null });
  expect(now().acts.done.size).toBe(0);
  expect(toasts().at(-1)).toContain('Veiksmas atšauktas');
  // Nothing is left to take back.
  await act((review) => review.acts.undo());
  expect(now().id).toBe(ids[0]);
});

test('a review is recorded with who read the text, and what is published is public', async () => {
  const { now, decide, reach, row, act, ids } = await open(2, { check_findings: [] });
  await decide('review');
  await reach(1);
  await panel.until(() => expect(toasts().at(-1)).toContain('Peržiūra užfiksuota'));
  expect((await row(0))?.reviewed_at).toBeInstanceOf(Date);
  expect(now().acts.last).toMatchObject({ act: 'review', published: null });
  await decide('publish');
  await panel.until(async () => {
    expect((await row(1))?.published_date).toBeInstanceOf(Date);
    expect(toasts().at(-1)).toContain('Straipsnis publikuotas');
  });
  // What is public can be looked at from here; the text that was only reviewed is none.
  expect(now().acts.last).toMatchObject({ published: { id: ids[1], state: 'published' } });
  // The first answer is that of a person who has read the text.
  expect((await row(1))?.reviewed_at).toBeInstanceOf(Date);
  expect(now().isAtEnd).toBe(true);
  expect([...now().acts.done]).toEqual([
    [ids[0], 'review'],
    [ids[1], 'publish'],
  ]);
  // At the end the last text stands behind; what it had is known to the screen.
  await act((review) => review.goBack());
  await panel.until(() => expect(now().article.data?.state).toBe('published'));
  await act((review) => review.begin('publish'));
  expect(now().question).toBeNull();
  expect(toasts().at(-1)).toBe('Šio veiksmo atlikti negalima: Straipsnis jau publikuotas.');
  await act((review) => review.acts.undo());
  await panel.until(() => expect(toasts().at(-1)).toContain('Veiksmas atšauktas'));
  expect((await row(1))?.published_date).toBeNull();
  expect(now().acts.last).toMatchObject({ id: ids[0], published: null });
});

test('an answer that is kept holds for what is reviewed next, until it shall be asked again', async () => {
  const { now, act, decide, reach } = await open(4);
  await decide('remove', true);
  await reach(1);
  expect(Object.keys(now().held)).toEqual(['remove']);
  await act((review) => review.begin('remove'));
  await reach(2);
  expect(now().question).toBeNull();
  await act((review) => review.askAgain());
  await act((review) => review.begin('remove'));
  expect(now().question).toMatchObject({ act: 'remove' });
  // The same key again leaves the question as it is; another asks the other.
  const { question } = now();
  await act((review) => review.begin('remove'));
  expect(now().question).toBe(question);
  await act((review) => review.begin('review'));
  expect(now().question).toMatchObject({ act: 'review' });
});

test('an answer that was not to be kept is asked for again', async () => {
  const { now, act, decide, reach } = await open(3);
  await decide('remove');
  await reach(1);
  await act((review) => review.begin('remove'));
  expect(now().question).toMatchObject({ act: 'remove' });
  expect(now().id).toBe(now().article.data?.id);
});

test('what was found about a text has to be confirmed, and goes to the server as confirmed', async () => {
  const { decide, row } = await open(1, {
    preparation_state: 'needs_review',
    preparation_reason: { code: 'new_text' },
  });
  await decide('publish');
  await panel.until(async () => expect((await row(0))?.published_date).toBeInstanceOf(Date));
});

test('an act that fails brings its text back with the reason and takes nothing with it', async () => {
  const logged = expectOneError();
  const { now, act, decide, reach, ids } = await open(2);
  await api.db
    .update(articles)
    .set({ version: 9 })
    .where(eq(articles.id, ids[0] ?? ''));
  await decide('remove');
  await reach(0);
  expect(now().acts).toMatchObject({
    last: null,
    failed: { id: ids[0], text: 'Nepavyko ištrinti straipsnio' },
  });
  expect(now().acts.failed?.reason).toMatch(/\S/);
  expect(now().acts.done.size).toBe(0);
  expect(toasts().at(-1)).toContain('Klaida: Nepavyko ištrinti straipsnio');
  await act((review) => review.acts.forgetFailure());
  expect(now().acts.failed).toBeNull();
  logged();
});

test('what somebody else has deleted is said once and not brought back', async () => {
  const logged = expectOneError();
  const { now, decide, ids } = await open(2);
  await api.db.delete(articles).where(eq(articles.id, ids[0] ?? ''));
  await decide('remove');
  await panel.until(() => expect(now().acts.failed).toMatchObject({ id: ids[0], isGone: true }));
  expect(now().id).toBe(ids[1]);
  expect(now().queue.previous).toBeNull();
  expect(now().acts.last).toBeNull();
  logged();
});

test('a failure does not pull a person away from a question they are answering', async () => {
  const logged = expectOneError();
  const { now, act, decide, ids } = await open(2);
  await api.db
    .update(articles)
    .set({ version: 9 })
    .where(eq(articles.id, ids[0] ?? ''));
  // The next text is there ahead: nothing is asked about one that has not come.
  const isAhead = () =>
    panel.client
      .getQueryCache()
      .getAll()
      .some(({ queryKey, state }) => queryKey.includes(ids[1]) && state.data !== undefined);
  await panel.until(() => expect(isAhead()).toBe(true));
  const answered = panel.holdAnswers();
  await decide('remove');
  await act((review) => review.begin('remove'));
  answered();
  await panel.until(() => expect(now().acts.failed?.id).toBe(ids[0]));
  expect(now()).toMatchObject({ id: ids[1], question: { act: 'remove' } });
  logged();
});

test('an undo of nothing says that there is nothing', async () => {
  const { act } = await open(1);
  await act((review) => review.acts.undo());
  expect(toasts().at(-1)).toContain('nėra ko atšaukti');
});

test('an undo that nothing answers can be tried again', async () => {
  const logged = expectOneError();
  const { now, act, decide, reach, row, ids } = await open(2);
  await decide('remove');
  await panel.until(async () => {
    expect(await row(0)).toBeUndefined();
    expect(toasts().at(-1)).toContain('Straipsnis ištrintas');
  });
  const back = panel.cutConnection();
  await act((review) => review.acts.undo());
  await panel.until(() => expect(now().acts.last?.id).toBe(ids[0]));
  expect(now().id).toBe(ids[1]);
  logged();
  back();
  await act((review) => review.acts.undo());
  await reach(0);
});

test('an undo that is refused says so, and is not offered again', async () => {
  const logged = expectOneError();
  const { now, act, decide, row, ids } = await open(2);
  await decide('review');
  await panel.until(() => expect(toasts().at(-1)).toContain('Peržiūra užfiksuota'));
  expect((await row(0))?.reviewed_at).toBeInstanceOf(Date);
  await api.db
    .update(articles)
    .set({ version: 19 })
    .where(eq(articles.id, ids[0] ?? ''));
  await act((review) => review.acts.undo());
  await panel.until(() => expect(toasts().at(-1)).toContain('Nepavyko atšaukti veiksmo'));
  expect(now()).toMatchObject({ id: ids[1], acts: { last: null } });
  expect(now().acts.done.get(ids[0] ?? '')).toBe('review');
  logged();
});

test('leaving goes back to the list it was opened over, with its page', async () => {
  const { act, router, word } = await open(2);
  await act((review) => review.leave());
  await panel.until(() => expect(router.state.location.pathname).toBe(LIST));
  expect(router.state.location.search).toBe(`?state=all&q=${word}&page=2`);
});

test('leaving after many texts leads to the page that the last one stands on', async () => {
  const { act, now, router, word } = await open(26, { at: 24 });
  expect(now().listAddress).toBe(`${LIST}?state=all&q=${word}`);
  await act((review) => review.goOn());
  expect(now().listAddress).toBe(`${LIST}?state=all&q=${word}&page=2`);
  await act((review) => review.leave());
  await panel.until(() => expect(router.state.location.pathname).toBe(LIST));
  expect(router.state.location.search).toBe(`?state=all&q=${word}&page=2`);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('what is edited in place is named by the address, and is left with it', async () => {
  const { now, act, router, ids, word } = await open(2);
  expect(now().editing.isOpen).toBe(false);
  await act((review) => review.editing.open());
  expect(now().editing.isOpen).toBe(true);
  expect(location.search).toBe(`?state=all&q=${word}&edit=${ids[0]}`);
  expect(now().listAddress).toBe(`${LIST}?state=all&q=${word}`);
  await act((review) => review.editing.close());
  await panel.until(() => expect(now().editing.isOpen).toBe(false));
  await act((review) => review.editing.open());
  await act((review) => review.goTo(ids[1] ?? ''));
  await panel.until(() => expect(router.state.location.search).toBe(`?state=all&q=${word}`));
  expect(now().editing.isOpen).toBe(false);
});

test('a key pressed while the queue is on its way leads on once it is there', async () => {
  const { now, act, router, reach, ids, word } = await open(3, { at: 1 });
  const go = panel.holdAnswers();
  await panel.act(() => router.navigate(`${LIST}/${ids[1]}?state=all&q=${word}&sort=title`));
  expect(now().queue.query.isPending).toBe(true);
  await act((review) => review.goOn());
  expect(now()).toMatchObject({ id: ids[1], isAtEnd: false });
  go();
  await reach(2);
});

test('a text decided while the queue is on its way is followed by the next one', async () => {
  const { act, decide, router, reach, ids, word } = await open(3, { at: 1 });
  const go = panel.holdAnswers();
  await panel.act(() => router.navigate(`${LIST}/${ids[1]}?state=all&q=${word}&sort=title`));
  await decide('review');
  go();
  await reach(2);
  await act((review) => review.goBack());
  await reach(1);
});

test('one text follows another in the place of its address: back leads to the list', async () => {
  const { act, reach, router } = await open(3);
  await act((review) => review.goOn());
  await reach(1);
  expect(router.state.historyAction).toBe('REPLACE');
  expect(router.state.location.state).toEqual({ isOverList: true });
});

test('a text that no filter chooses is before the queue, and an empty queue has no end', async () => {
  const { now, act, reach, ids, router, word } = await open(2);
  const other = await storePreparedArticle(api.db);
  await act((review) => review.goTo(other));
  await panel.until(() => expect(now().article.data?.id).toBe(other));
  expect(now().queue).toMatchObject({ place: 0, next: { id: ids[0] }, previous: null });
  await act((review) => review.goOn());
  await reach(0);
  await panel.act(() => router.navigate(`${LIST}/${other}?q=nera${word}`));
  await panel.until(() => expect(now().queue.query.data?.items).toEqual([]));
  await act((review) => review.goOn());
  expect(now()).toMatchObject({ id: other, isAtEnd: false });
});

test('where nothing is asked, an answer does nothing', async () => {
  const { now, act, row } = await open(1);
  await act((review) => review.answer({ label: '', isReviewed: true }, false));
  expect(now().acts.done.size).toBe(0);
  expect(await row(0)).toMatchObject({ reviewed_at: null, published_date: null });
});

test('a failure that comes when the screen was left calls nobody back', async () => {
  const logged = expectOneError();
  const { decide, router, ids } = await open(2);
  await api.db
    .update(articles)
    .set({ version: 9 })
    .where(eq(articles.id, ids[0] ?? ''));
  const go = panel.holdAnswers();
  await decide('remove');
  await panel.act(() => router.navigate(LIST));
  const before = toasts().length;
  go();
  await panel.until(() => expect(toasts()).toHaveLength(before + 1));
  await panel.act(() => {});
  expect(router.state.location.pathname).toBe(LIST);
  logged();
});
