import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createElement, type ReactNode, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { expectOneError, linesOf } from '../../../tests/support/panel-in-memory.ts';
import { storePreparedArticle } from '../../../tests/support/prepared-article.ts';
import { openServedPanel } from '../../../tests/support/served-panel.ts';
import { article_drafts } from '../../server/database/schema/article-versions.ts';
import { articles } from '../../server/database/schema/articles.ts';
import type { Article } from '../articles/article-requests.ts';
import type { PostValues } from '../articles/post-values.ts';
import type { StartingText } from '../drafts/starting-texts.ts';
import type { OpenText } from './open-post.tsx';

/* A text from opening to closing: kept, saved, taken back, in conflict, against the real server. */

const PUBLIC = { published_date: new Date('2026-01-05T10:00:00Z') };

const { api, panel } = await openServedPanel();
const toasts = await panel.readToasts();
const asked = await panel.readQuestions();
const modules = {
  ...(await import('./use-presence.ts')),
  ...(await import('./use-writing.ts')),
  ...(await import('./writing-place.ts')),
  ...(await import('../editor/after-frame.ts')),
  values: await import('./post-form-values.ts'),
};

let leave = async () => {};
let closed = 0;
let saved: Article[] = [];
let back = () => {};
beforeEach(() => {
  closed = 0;
  saved = [];
});
afterEach(async () => {
  back();
  await leave();
  for (const copy of copies()) panel.window.localStorage.removeItem(copy);
});

const stored = async (id: string) =>
  (await api.db.select().from(articles).where(eq(articles.id, id)))[0];
const draftsOf = (id: string) =>
  api.db.select().from(article_drafts).where(eq(article_drafts.article_id, id));
const draftNamed = (id: string) =>
  api.db.select().from(article_drafts).where(eq(article_drafts.id, id));
const copies = () =>
  Object.keys(panel.window.localStorage).filter((key) => key.startsWith('draft:'));

async function open(article: Article | null, starting: Partial<StartingText> = {}) {
  const id = article?.id ?? randomUUID();
  const values = article ? modules.values.postValuesOf(article) : modules.values.emptyPost();
  const text: OpenText = {
    id,
    article,
    draft: null,
    startingText: {
      source: 'article',
      values,
      at: null,
      base_version: article?.version ?? null,
      ...starting,
    },
    replaced: [],
    onReopen: () => {},
  };
  const words = (isNew: boolean) => ({
    failure: isNew ? 'Nepavyko sukurti' : 'Nepavyko išsaugoti',
    success: () => (isNew ? 'Sukurta' : 'Išsaugota'),
  });
  let place: ReturnType<typeof modules.useWritingPlace> | undefined;
  const Place = ({ children }: { children?: ReactNode }) => {
    place = modules.useWritingPlace(() => {
      closed += 1;
    });
    return createElement(modules.WritingPlace, { value: place }, children);
  };
  const page = await panel.use(
    () =>
      modules.useWriting(text, {
        rules: modules.values.POST_RULES,
        words,
        onSaved: (post) => saved.push(post),
      }),
    (writing) => createElement(Place, null, writing),
  );
  leave = async () => {
    await page.leave();
    leave = async () => {};
  };
  return {
    id,
    now: () => page.current,
    close: () => panel.act(() => place?.close()),
    type: (typed: Partial<PostValues>) => panel.act(() => page.current.form.setValues(typed)),
    save: () => panel.act(() => page.current.save()),
    /** Whether it was taken, so that the browser does nothing of its own. */
    async press(key: string, at: Element = document.documentElement) {
      const event = new KeyboardEvent('keydown', {
        key,
        code: key.length === 1 ? `Key${key.toUpperCase()}` : key,
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
      });
      await panel.act(() => at.dispatchEvent(event));
      return event.defaultPrevented;
    },
  };
}

async function openArticle(values: Parameters<typeof storePreparedArticle>[1] = {}) {
  const id = await storePreparedArticle(api.db, values);
  const { body } = await api.askAsAdmin('GET', `/api/admin/articles/${id}`);
  return { article: body as Article, ...(await open(body)) };
}

const WHOLE = () => ({
  ai_translated_title: 'Naujas įrašas',
  ai_slug: `naujas-${randomUUID()}`,
  ai_translated_excerpt: 'Santrauka',
  ai_translated_content: '<p>Tekstas</p>',
  ai_category: 'Technologijos',
});

test('a new text in which nothing was typed closes at once and leaves nothing behind', async () => {
  const { close, now, id } = await open(null);
  expect(now()).toMatchObject({ hasDraft: false, article: null, isSaving: false });
  const before = toasts().length;
  await close();
  expect(closed).toBe(1);
  expect(toasts()).toHaveLength(before);
  expect(await draftNamed(id)).toEqual([]);
  expect(copies()).toEqual([]);
});

test('what was typed is kept in the browser at once, on the server by Ctrl+S, and closes as a draft', async () => {
  const { type, press, close, now, id } = await open(null);
  await type({ ai_translated_title: 'Pradžia' });
  expect(now().draft).toMatchObject({ isUnsafe: true, isKept: true });
  expect(copies()).toEqual([expect.stringContaining(id)]);
  await press('s');
  await panel.until(() => expect(now().draft.isUnsafe).toBe(false));
  expect(await draftNamed(id)).toMatchObject([
    { article_id: null, values: { ai_translated_title: 'Pradžia' } },
  ]);
  expect(now().header.isWarning).toBe(false);
  await type({ ai_translated_title: 'Pradžia ir galas' });
  await close();
  await panel.until(() => expect(closed).toBe(1));
  expect(toasts().at(-1)).toBe('Juodraštis išsaugotas: Juodraštį rasite kortelėje „Juodraščiai“');
  expect((await draftNamed(id))[0]?.values).toMatchObject({
    ai_translated_title: 'Pradžia ir galas',
  });
});

test('what is kept on purpose says where it is found, also when nothing was left to save', async () => {
  const { type, press, now } = await open(null);
  await type({ ai_translated_title: 'Laikoma' });
  await press('s');
  await panel.until(() => expect(now().draft.isUnsafe).toBe(false));
  const before = toasts().length;
  await panel.act(() => now().keep());
  expect(closed).toBe(1);
  expect(toasts().slice(before)).toEqual([
    'Juodraštis išsaugotas: Juodraštį rasite kortelėje „Juodraščiai“',
  ]);
});

test('a text that cannot reach the server is closed by the person alone, and stays in the browser', async () => {
  const { type, close, id } = await open(null);
  back = panel.cutConnection();
  await type({ ai_translated_title: 'Be ryšio' });
  await close();
  await panel.until(() => expect(asked.at(-1)?.title).toBe('Tekstas dar ne serveryje'));
  expect(closed).toBe(0);
  expect(linesOf(asked.at(-1)?.children)).toEqual([
    'Juodraščio išsaugoti nepavyko. Uždarius tekstas liks tik šioje naršyklėje.',
  ]);
  expect(asked.at(-1)?.labels.confirm).toBe('Vis tiek uždaryti');
  await panel.act(() => asked.at(-1)?.onConfirm());
  expect(closed).toBe(1);
  expect(copies()).toEqual([expect.stringContaining(id)]);
});

test('the question is answered by itself when the text reaches the server, unless it was put away', async () => {
  const { type, close, now, id } = await open(null);
  const gone: string[] = [];
  panel.window.addEventListener('mantine-modals:closeModal', (event) => {
    gone.push((event as unknown as CustomEvent<string>).detail);
  });
  const askUnsaved = async (title: string) => {
    back = panel.cutConnection();
    await type({ ai_translated_title: title });
    const before = asked.length;
    await close();
    await panel.until(() => expect(asked).toHaveLength(before + 1));
    return asked.at(-1);
  };
  const reconnect = async () => {
    back();
    await panel.act(() => window.dispatchEvent(new Event('online')));
    await panel.until(() => expect(now().draft.isUnsafe).toBe(false));
  };
  const putAway = await askUnsaved('Be ryšio');
  await panel.act(() => putAway?.onClose?.());
  await reconnect();
  expect([closed, gone]).toEqual([0, []]);

  const question = await askUnsaved('Vėl be ryšio');
  await reconnect();
  expect([closed, gone]).toEqual([1, [question?.modalId]]);
  expect(toasts().at(-1)).toMatch(/^Juodraštis išsaugotas:/);
  expect(await draftNamed(id)).toMatchObject([{ values: { ai_translated_title: 'Vėl be ryšio' } }]);
});

test('a page that holds what is not on the server is left after a question of the browser', async () => {
  const { type, press, now } = await open(null);
  const isAsked = () =>
    !panel.window.dispatchEvent(new panel.window.Event('beforeunload', { cancelable: true }));
  await panel.until(() => expect(isAsked()).toBe(false));
  await type({ ai_translated_title: 'Dar niekur' });
  await panel.until(() => expect(isAsked()).toBe(true));
  await press('s');
  await panel.until(() => expect(now().draft.isUnsafe).toBe(false));
  await panel.until(() => expect(isAsked()).toBe(false));
});

test('a whole new text becomes a post with the id of its draft, and nothing of the draft remains', async () => {
  const { type, press, id } = await open(null);
  const whole = WHOLE();
  await type(whole);
  await press('Enter');
  await panel.until(() => expect(closed).toBe(1));
  expect(saved).toMatchObject([{ id, ai_slug: whole.ai_slug }]);
  expect(await stored(id)).toMatchObject({ ai_translated_title: 'Naujas įrašas' });
  expect(await draftNamed(id)).toEqual([]);
  expect(copies()).toEqual([]);
  expect(toasts().at(-1)).toBe('Atlikta: Sukurta');
});

test('the keys of saving are the text’s wherever it is written in, not the browser’s', async () => {
  const { press } = await open(null);
  for (const written of ['<input>', '<textarea></textarea>', '<p contenteditable="true">a</p>']) {
    document.body.insertAdjacentHTML('beforeend', `<div>${written}</div>`);
    const place = document.body.lastElementChild;
    expect(await press('s', place?.firstElementChild ?? undefined), written).toBe(true);
    place?.remove();
  }
});

test('saved twice at once it is one save, and the text closes before any list is read anew', async () => {
  const { type, press, article, id } = await openArticle(PUBLIC);
  await type({ ai_translated_title: 'Du kartus' });
  const lists = vi.fn(() => new Promise<never>(() => {}));
  const { QueryClient } = await import('@tanstack/react-query');
  const read = vi.spyOn(QueryClient.prototype, 'invalidateQueries').mockImplementation(lists);
  onTestFinished(() => read.mockRestore());
  const before = toasts().length;
  await Promise.all([press('Enter'), press('Enter')]);
  await panel.until(() => expect(closed).toBe(1));
  await press('Enter');
  await panel.until(() => expect(lists).toHaveBeenCalled());
  expect(await stored(id)).toMatchObject({ version: article.version + 1 });
  expect(toasts().slice(before)).toEqual(['Atlikta: Išsaugota']);
  expect(saved).toHaveLength(1);
});

test('a field that is missing keeps the text from being sent and is named', async () => {
  const { type, save, now, id } = await open(null);
  await type({ ...WHOLE(), ai_translated_excerpt: ' ' });
  await save();
  expect(now().form.errors).toEqual({ ai_translated_excerpt: 'Santrauka privaloma' });
  expect(closed).toBe(0);
  expect(await stored(id)).toBeUndefined();
});

test('of an article only what was changed is saved', async () => {
  const { type, save, article, id } = await openArticle(PUBLIC);
  await type({ ai_translated_title: 'Pataisyta' });
  await save();
  await panel.until(() => expect(closed).toBe(1));
  expect(await stored(id)).toMatchObject({
    ai_translated_title: 'Pataisyta',
    ai_translated_excerpt: article.ai_translated_excerpt,
    published_date: PUBLIC.published_date,
    version: article.version + 1,
  });
  expect(toasts().at(-1)).toBe('Atlikta: Išsaugota');
  expect(await draftsOf(id)).toEqual([]);
});

test('what was typed and taken back leaves the article as it is, and its draft goes', async () => {
  const { type, save, press, now, article, id } = await openArticle();
  await type({ ai_translated_title: 'Kitaip' });
  await press('s');
  await panel.until(async () => expect(await draftsOf(id)).toHaveLength(1));
  await panel.until(() => expect(now().draft.isUnsafe).toBe(false));
  await type({ ai_translated_title: article.ai_translated_title ?? '' });
  await save();
  await panel.until(() => expect(closed).toBe(1));
  expect(saved).toMatchObject([{ id, version: article.version }]);
  expect(await stored(id)).toMatchObject({ version: article.version });
  expect(await draftsOf(id)).toEqual([]);
  expect(copies()).toEqual([]);
});

test('what was typed and taken back leaves no draft behind when its text is closed', async () => {
  const opened = await openArticle();
  for (const { type, press, close, now, id, former } of [
    { ...opened, former: opened.article.ai_translated_title ?? '' },
    { ...(await open(null)), former: '' },
  ]) {
    await type({ ai_translated_title: 'Kitaip' });
    await press('s');
    await panel.until(() => expect(now().draft.isUnsafe).toBe(false));
    await type({ ai_translated_title: former });
    const before = { closed, toasts: toasts().length };
    await close();
    await panel.until(() => expect(closed).toBe(before.closed + 1));
    // It does not wait for the server.
    await panel.until(async () =>
      expect([...(await draftsOf(id)), ...(await draftNamed(id))]).toEqual([]),
    );
    expect(copies()).toEqual([]);
    expect(toasts()).toHaveLength(before.toasts);
    await leave();
  }
});

test('a text that was taken back closes without waiting for the server', async () => {
  const { type, press, close, now, article, id } = await openArticle();
  await type({ ai_translated_title: 'Kitaip' });
  await press('s');
  await panel.until(() => expect(now().draft.isUnsafe).toBe(false));
  await type({ ai_translated_title: article.ai_translated_title ?? '' });
  const go = panel.holdAnswers();
  await close();
  expect(closed).toBe(1);
  expect(copies()).toEqual([]);
  await leave();
  go();
  await panel.until(async () => expect(await draftsOf(id)).toEqual([]));
});

test('what was taken back while the server is away stays a draft', async () => {
  const { type, press, close, now, article, id } = await openArticle();
  await type({ ai_translated_title: 'Kitaip' });
  await press('s');
  await panel.until(() => expect(now().draft.isUnsafe).toBe(false));
  back = panel.cutConnection();
  await type({ ai_translated_title: article.ai_translated_title ?? '' });
  await close();
  await panel.until(() => expect(asked.at(-1)?.title).toBe('Tekstas dar ne serveryje'));
  expect(await draftsOf(id)).toHaveLength(1);
});

test('what another person saved meanwhile is shown, and saved over only in its knowledge', async () => {
  const logged = expectOneError();
  const { type, save, now, article, id } = await openArticle();
  await type({ ai_translated_title: 'Mano' });
  await api.askAsAdmin('PATCH', `/api/admin/articles/${id}`, {
    version: article.version,
    ai_translated_excerpt: 'Kito santrauka',
  });
  await save();
  await panel.until(() => expect(now().conflicts.post.conflict?.id).toBe(id));
  logged();
  expect(closed).toBe(0);
  expect(toasts().at(-1)).toMatch(/^Klaida: Nepavyko išsaugoti /);
  await panel.act(() => now().conflicts.post.postpone());
  expect(now().conflicts.post.conflict).toBeNull();
  const current = (await api.askAsAdmin('GET', `/api/admin/articles/${id}`)).body as Article;
  await panel.act(() => now().conflicts.post.acceptConflict(current));
  expect(now().article).toEqual(current);
  await type({ ai_translated_excerpt: current.ai_translated_excerpt ?? '' });
  await save();
  await panel.until(() => expect(closed).toBe(1));
  expect(await stored(id)).toMatchObject({
    ai_translated_title: 'Mano',
    ai_translated_excerpt: 'Kito santrauka',
  });
});

test('a text whose draft another window went on with is compared before it is saved', async () => {
  const { type, save, press, now, article, id } = await openArticle();
  await type({ ai_translated_title: 'Čia' });
  await press('s');
  await panel.until(() => expect(now().draft.isUnsafe).toBe(false));
  await api.db.update(article_drafts).set({ version: 7 }).where(eq(article_drafts.article_id, id));
  await type({ ai_translated_title: 'Čia ir toliau' });
  await press('s');
  await panel.until(() => expect(now().header.isWarning).toBe(true));
  expect(now().conflicts.isComparing).toBe(false);
  await save();
  expect(now().conflicts.isComparing).toBe(true);
  expect(closed).toBe(0);
  expect(await stored(id)).toMatchObject({ version: article.version });
});

test('a field the server refuses has its message, and the text stays', async () => {
  const logged = expectOneError();
  const { type, save, now } = await open(null);
  await type({ ...WHOLE(), ai_category: 'Nėra tokios' });
  await save();
  await panel.until(() => expect(Object.keys(now().form.errors)).toEqual(['ai_category']));
  logged();
  expect(closed).toBe(0);
  expect(now()).toMatchObject({ hasDraft: true, isSaving: false });
});

test('what would take an article off the site is asked first', async () => {
  const { type, save, id } = await openArticle(PUBLIC);
  await type({ date: '2099-01-05 10:00' });
  await save();
  expect(asked.at(-1)).toMatchObject({
    title: 'Paslėpti įrašą',
    labels: { confirm: 'Paslėpti ir išsaugoti' },
    confirmProps: { color: 'red' },
  });
  expect(linesOf(asked.at(-1)?.children)[1]).toContain('Bus paslėpta iki 2099-01-05 10:00');
  expect(await stored(id)).toMatchObject(PUBLIC);
  await panel.act(() => asked.at(-1)?.onConfirm());
  await panel.until(() => expect(closed).toBe(1));
  expect(await stored(id)).toMatchObject({ published_date: null });
});

test('what is typed while it is saved stays, as the next draft, and the place of writing too', async () => {
  const { type, save, now, id } = await openArticle();
  await type({ ai_translated_title: 'Pirma' });
  const go = panel.holdAnswers();
  await save();
  expect(now().isSaving).toBe(true);
  await type({ ai_translated_title: 'Pirma ir antra' });
  go();
  await panel.until(() => expect(toasts().at(-1)).toMatch(/^Langas paliktas atvertas: /));
  expect(closed).toBe(0);
  expect(await stored(id)).toMatchObject({ ai_translated_title: 'Pirma' });
  expect(now()).toMatchObject({ hasDraft: true, article: { ai_translated_title: 'Pirma' } });
  expect(now().form.getValues().ai_translated_title).toBe('Pirma ir antra');
  await save();
  await panel.until(() => expect(closed).toBe(1));
  expect(await stored(id)).toMatchObject({ ai_translated_title: 'Pirma ir antra' });
});

test('a letter whose frame was not drawn when the save was answered is no less typed', async () => {
  const { type, save, now } = await openArticle();
  await type({ ai_translated_title: 'Pirma' });
  const go = panel.holdAnswers();
  await save();
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  modules.afterFrame(() => now().form.setValues({ ai_translated_title: 'Pirma ir' })).ask();
  frame.mockRestore();
  go();
  await panel.until(() => expect(toasts().at(-1)).toMatch(/^Langas paliktas atvertas: /));
  expect(closed).toBe(0);
  expect(now().form.getValues().ai_translated_title).toBe('Pirma ir');
});

test('a draft is thrown away here and on the server', async () => {
  const { type, press, now, id } = await openArticle();
  await type({ ai_translated_title: 'Netiko' });
  await press('s');
  await panel.until(async () => expect(await draftsOf(id)).toHaveLength(1));
  await panel.until(() => expect(now().draft.isUnsafe).toBe(false));
  await panel.act(() => now().discard.mutate(() => {}));
  await panel.until(async () => expect(await draftsOf(id)).toEqual([]));
  await panel.until(() => expect(toasts().at(-1)).toBe('Atlikta: Neišsaugoti pakeitimai atmesti'));
  expect(copies()).toEqual([]);
  // Typed after that it is nobody's.
  await type({ ai_translated_title: 'Dar kartą' });
  expect(copies()).toEqual([]);
});

test('a text that only this browser had goes to the server as soon as it is opened', async () => {
  const { id, now } = await open(null, {
    source: 'browser',
    values: { ...modules.values.emptyPost(), ai_translated_title: 'Tik čia' },
  });
  expect(now().draft.isUnsafe).toBe(true);
  expect(copies()).toEqual([expect.stringContaining(id)]);
  // Leaving sends what is left.
  await leave();
  await panel.until(async () =>
    expect((await draftNamed(id))[0]?.values).toMatchObject({ ai_translated_title: 'Tik čia' }),
  );
});

test('a connection that is back sends at once what waited for it', async () => {
  const { type, press, now, id } = await open(null);
  back = panel.cutConnection();
  await type({ ai_translated_title: 'Laukia ryšio' });
  await press('s');
  await panel.until(() => expect(now().header.isWarning).toBe(true));
  back();
  await panel.act(() => panel.window.dispatchEvent(new panel.window.Event('online')));
  await panel.until(() => expect(now().draft.isUnsafe).toBe(false));
  expect(await draftNamed(id)).toHaveLength(1);
  expect(now().header.isWarning).toBe(false);
});

test('who else has the text open is named while they have, and this person no more when it is closed', async () => {
  const { id, now } = await openArticle();
  expect(now().header.others).toEqual([]);
  const presence = `/api/admin/presence/${id}`;
  const other = await api.addPerson();
  /** Somebody looks at the window until it says so: what has no answer yet is not asked once more. */
  const expectOthers = (names: string[]) =>
    panel.until(async () => {
      await panel.act(() => document.dispatchEvent(new Event('visibilitychange')));
      expect(now().header.others).toEqual(names);
    });
  await panel.until(async () =>
    expect((await api.ask('POST', presence, other)).body.others).toEqual(['admin']),
  );
  await expectOthers([other.name]);
  // Of whom nothing can be known nothing is said.
  back = panel.cutConnection();
  await expectOthers([]);
  back();
  await expectOthers([other.name]);
  await api.ask('DELETE', presence, other);
  await expectOthers([]);
  // The same window reads the text in another place, too.
  const reading = await panel.use(() => modules.usePresence(id));
  const sent = vi.spyOn(api.api, 'request');
  const farewells = () =>
    sent.mock.calls.filter(([url, init]) => String(url).endsWith(id) && init?.method === 'DELETE');
  await leave();
  expect(farewells()).toEqual([]);
  await reading.leave();
  await panel.until(async () =>
    expect((await api.ask('POST', presence, other)).body.others).toEqual([]),
  );
  expect(farewells()).toHaveLength(1);
  sent.mockRestore();
});

test('what has no answer yet is not said once more', async () => {
  const id = await storePreparedArticle(api.db);
  const answered = panel.holdAnswers();
  const sent = vi.spyOn(api.api, 'request');
  const page = await panel.use(() => modules.usePresence(id));
  for (let n = 0; n < 3; n += 1)
    await panel.act(() => document.dispatchEvent(new Event('visibilitychange')));
  answered();
  await page.leave();
  const said = () =>
    sent.mock.calls.filter(([url]) => String(url).endsWith(id)).map(([, init]) => init?.method);
  await panel.until(() => expect(said()).toEqual(['POST', 'DELETE']));
  sent.mockRestore();
});

test('who had the text open that was left is not named for the next one', async () => {
  const id = await storePreparedArticle(api.db);
  const other = await api.addPerson();
  await api.ask('POST', `/api/admin/presence/${id}`, other);
  const page = await panel.use(() => {
    const [text, setText] = useState<string | null>(id);
    return { others: modules.usePresence(text), setText };
  });
  leave = page.leave;
  await panel.until(() => expect(page.current.others).toEqual([other.name]));
  await panel.act(() => page.current.setText(null));
  expect(page.current.others).toEqual([]);
});

test('a preview opens what is written now in a window of its own, in this one where none may be opened', async () => {
  const { usePreview } = await import('../posts/form/use-preview.ts');
  const { type, now, id } = await openArticle();
  const tab = { location: { href: '' }, close: vi.fn() };
  const openWindow = vi.spyOn(panel.window, 'open').mockReturnValue(tab as never);
  const assign = vi.spyOn(panel.window.location, 'assign').mockReturnValue();
  const page = await panel.use(() => usePreview(now().draft, id));
  // Nothing was typed: the article itself.
  await panel.act(() => void page.current.open());
  await panel.until(() => expect(tab.location.href).toContain(id));
  expect(page.current.isOpening).toBe(false);
  const before = tab.location.href;
  await type({ ai_translated_title: 'Peržiūrai' });
  const answered = panel.holdAnswers();
  await panel.act(() => void page.current.open());
  expect(page.current.isOpening).toBe(true);
  answered();
  await panel.until(() => expect(tab.location.href).not.toBe(before));
  expect(await draftsOf(id)).toMatchObject([{ values: { ai_translated_title: 'Peržiūrai' } }]);
  openWindow.mockReturnValue(null as never);
  await panel.act(() => void page.current.open());
  await panel.until(() => expect(assign).toHaveBeenCalledOnce());
  expect(tab.close).not.toHaveBeenCalled();
  await page.leave();
  openWindow.mockRestore();
  assign.mockRestore();
});

test('a preview that cannot be made says so and leaves no empty window', async () => {
  const { usePreview } = await import('../posts/form/use-preview.ts');
  const { type, now } = await open(null);
  const tab = { location: { href: '' }, close: vi.fn() };
  const openWindow = vi.spyOn(panel.window, 'open').mockReturnValue(tab as never);
  const page = await panel.use(() => usePreview(now().draft, null));
  const fail = async () => {
    const logged = expectOneError();
    const shown = toasts().length;
    await panel.act(() => void page.current.open());
    await panel.until(() => expect(toasts()).toHaveLength(shown + 1));
    expect(toasts().at(-1)).toMatch(/^Klaida: Nepavyko paruošti peržiūros/);
    await panel.until(() => expect(page.current.isOpening).toBe(false));
    logged();
  };
  // There is nothing yet.
  await fail();
  expect(tab.close).toHaveBeenCalledOnce();
  await type({ ai_translated_title: 'Dar ne serveryje' });
  back = panel.cutConnection();
  await fail();
  expect(tab.close).toHaveBeenCalledTimes(2);
  expect(tab.location.href).toBe('');
  await page.leave();
  openWindow.mockRestore();
});

test('the open post is in the address: opened, closed, written anew, and asked for from elsewhere', async () => {
  const { NEW_POST, opensPost, useOpenedPost } = await import('./use-opened-post.ts');
  const opening = ['irasas=7', 'juodrastis=8', 'q=a'].map((search) =>
    opensPost(new URLSearchParams(search)),
  );
  expect(opening).toEqual([true, true, false]);
  let post: ReturnType<typeof useOpenedPost> | undefined;
  const Page = (): ReactNode => {
    post = useOpenedPost();
    return null;
  };
  const router = createMemoryRouter([{ path: '*', Component: Page }], {
    initialEntries: ['/admin/content/posts'],
  });
  const root = await panel.mount(createElement(RouterProvider, { router }));
  const at = () => `${router.state.location.pathname}${router.state.location.search}`;
  expect(post?.opened).toBeNull();
  await panel.act(() => post?.openArticle('7'));
  expect([post?.opened, at()]).toEqual([
    { kind: 'article', id: '7' },
    '/admin/content/posts?irasas=7',
  ]);
  await panel.act(() => post?.openDraft('8'));
  expect([post?.opened, at()]).toEqual([
    { kind: 'draft', id: '8', isFresh: false },
    '/admin/content/posts?juodrastis=8',
  ]);
  // Closing goes back to what it was opened over.
  await panel.act(() => post?.close());
  expect(at()).toBe('/admin/content/posts?irasas=7');
  await panel.act(() => post?.close());
  expect([post?.opened, at()]).toEqual([null, '/admin/content/posts']);
  await panel.act(() => post?.writeNew());
  expect(post?.opened).toMatchObject({ kind: 'draft', isFresh: true });
  await panel.act(() => void router.navigate(NEW_POST.to, { state: NEW_POST.state }));
  await panel.until(() => expect(post?.opened).toMatchObject({ kind: 'draft', isFresh: true }));
  expect(router.state.historyAction).toBe('REPLACE');
  // Opened by its address alone, there is nothing to go back to.
  await panel.act(() => void router.navigate('/admin/content/posts?irasas=9'));
  await panel.act(() => post?.close());
  expect([at(), router.state.historyAction]).toEqual(['/admin/content/posts', 'REPLACE']);
  // One text is open at a time; what the list is filtered by stays.
  panel.window.history.replaceState(null, '', '/admin/content/posts?q=a&juodrastis=8');
  await panel.act(() => post?.openArticle('7'));
  expect(at()).toBe('/admin/content/posts?q=a&irasas=7');
  panel.window.history.replaceState(null, '', '/admin/content/posts?irasas=7');
  await panel.act(() => post?.openDraft('8'));
  expect(at()).toBe('/admin/content/posts?juodrastis=8');
  panel.window.history.replaceState(null, '', '/admin/content/posts');
  await panel.act(() => root.unmount());
  router.dispose();
});
