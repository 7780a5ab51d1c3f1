import { createElement } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { expectOneError, linesOf } from '../../../../tests/support/panel-in-memory.ts';
import { storePreparedArticle } from '../../../../tests/support/prepared-article.ts';
import { openServedPanel } from '../../../../tests/support/served-panel.ts';
import { ai_import_settings } from '../../../server/database/schema/automation.ts';
import { DEFAULT_PROMPTS } from '../../../server/newsroom/preparation/prompts/default-prompts.ts';
import type { SettingsValues, StoredSettings } from './settings-requests.ts';

const SETTINGS = '/api/admin/settings';

const { api, panel } = await openServedPanel();
await api.db.insert(ai_import_settings).values(DEFAULT_PROMPTS);
const toasts = await panel.readToasts();
const asked = await panel.readQuestions();
let leave = async () => {};
afterEach(() => leave());

const stored = async () => (await api.askAsAdmin('GET', SETTINGS)).body as StoredSettings;

async function open() {
  asked.length = 0;
  const { useEditSettings } = await import('./use-edit-settings.ts');
  const { useOutlook } = await import('./use-outlook.ts');
  const settings = await stored();
  let edit: ReturnType<typeof useEditSettings> | undefined;
  let outlook: ReturnType<typeof useOutlook> | undefined;
  const Page = () => {
    edit = useEditSettings(settings);
    outlook = useOutlook(edit.form.getValues());
    return null;
  };
  const router = createMemoryRouter([{ path: '*', Component: Page }]);
  const root = await panel.mount(createElement(RouterProvider, { router }));
  leave = async () => {
    await panel.act(() => root.unmount());
    router.dispose();
    leave = async () => {};
  };
  const now = () => edit as NonNullable<typeof edit>;
  return {
    settings,
    now,
    outlook: () => outlook,
    type: (typed: Partial<SettingsValues>) => panel.act(() => now().form.setValues(typed)),
    submit: () => panel.act(() => now().submit()),
    saved: () => panel.until(() => expect(toasts().at(-1)).toBe('Atlikta: Nustatymai išsaugoti')),
  };
}

/** Another administrator saves in between. */
async function saveElsewhere(changes: Partial<SettingsValues>) {
  const settings = await stored();
  const { valuesOf } = await import('./settings-requests.ts');
  const json = { ...valuesOf(settings), ...changes, version: settings.version };
  expect((await api.askAsAdmin('PUT', SETTINGS, json)).status).toBe(200);
}

test('what is typed is saved with the version it began from, and the form is clean again', async () => {
  const { type, submit, now, settings } = await open();
  expect(now()).toMatchObject({ version: settings.version, conflict: null, isSaving: false });
  await type({ auto_publish_min_score: 85 });
  expect(now().form.isDirty()).toBe(true);
  await submit();
  await panel.until(() => expect(now().version).toBe(settings.version + 1));
  expect(now().form.isDirty()).toBe(false);
  expect(await stored()).toMatchObject({ auto_publish_min_score: 85 });
  expect(toasts().at(-1)).toBe('Atlikta: Nustatymai išsaugoti');
});

test('what is saved counts as saved before any list is read anew', async () => {
  const { type, submit, now } = await open();
  const { QueryClient } = await import('@tanstack/react-query');
  const read = vi
    .spyOn(QueryClient.prototype, 'invalidateQueries')
    .mockReturnValue(new Promise<never>(() => {}));
  onTestFinished(() => read.mockRestore());
  await type({ auto_publish_min_score: 84 });
  await submit();
  await panel.until(() => expect(read).toHaveBeenCalled());
  expect(now().form.isDirty()).toBe(false);
});

test('a number that cannot be is named and nothing is sent', async () => {
  const { type, submit, now, settings } = await open();
  await type({ auto_publish_min_score: 101, auto_publish_batch_size: 0 });
  await submit();
  expect(now().form.errors).toEqual({
    auto_publish_min_score: 'Mažiausias balas turi būti nuo 0 iki 100',
    auto_publish_batch_size: expect.stringMatching(/^Straipsnių kiekis turi būti nuo 1 iki \d+$/),
  });
  expect(now().isSaving).toBe(false);
  expect((await stored()).version).toBe(settings.version);
});

test('what is typed while it is saved stays, unsaved', async () => {
  const { type, submit, now, settings } = await open();
  await type({ auto_publish_min_score: 60 });
  const go = panel.holdAnswers();
  await submit();
  await panel.until(() => expect(now().isSaving).toBe(true));
  await type({ auto_publish_batch_size: 4 });
  go();
  await panel.until(() => expect(now().version).toBe(settings.version + 1));
  expect(now().form.getValues()).toMatchObject({
    auto_publish_min_score: 60,
    auto_publish_batch_size: 4,
  });
  expect(now().form.isDirty('auto_publish_batch_size')).toBe(true);
  expect(now().form.isDirty('auto_publish_min_score')).toBe(false);
});

test('switching automatic publishing on is asked with what would be published at once', async () => {
  await storePreparedArticle(api.db, {
    ai_translated_title: 'Išeitų tuoj pat',
    ai_actuality_score: 95,
    original_content: `<p>${'Serverio kopijas reikia tikrinti kas savaitę. '.repeat(40)}</p>`,
    ai_translated_content: `<p>${'Serverio kopijas reikia tikrinti kas savaitę. '.repeat(40)}</p>`,
  });
  const { type, submit, now, settings } = await open();
  await type({ auto_publish_enabled: true });
  await submit();
  await panel.until(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.title).toBe('Automatinis publikavimas');
  expect(linesOf(asked[0]?.children)[0]).toBe('Ar tikrai įjungti automatinį publikavimą?');
  expect((await stored()).version).toBe(settings.version);
  await panel.act(() => asked[0]?.onConfirm());
  await panel.until(() => expect(now().version).toBe(settings.version + 1));
  expect((await stored()).auto_publish_enabled).toBe(true);
  // It is on: what else is changed is no question any more.
  await type({ auto_publish_min_score: 70 });
  await submit();
  await panel.until(() => expect(now().version).toBe(settings.version + 2));
  await type({ auto_publish_enabled: false });
  await submit();
  await panel.until(() => expect(now().version).toBe(settings.version + 3));
  expect(asked).toHaveLength(1);
});

test('another person’s settings that came between are shown; mine go over them in their knowledge', async () => {
  const logged = expectOneError();
  const { type, submit, now, saved } = await open();
  await type({ auto_publish_min_score: 55 });
  await saveElsewhere({ auto_publish_batch_size: 7 });
  await submit();
  await panel.until(() => expect(now().conflict?.auto_publish_batch_size).toBe(7));
  logged();
  const theirs = now().conflict as StoredSettings;
  expect(now().merged(theirs)).toMatchObject({
    auto_publish_min_score: 55,
    auto_publish_batch_size: 7,
  });
  await panel.act(() => now().keepMine(theirs));
  await saved();
  await panel.until(() => expect(now().conflict).toBeNull());
  expect(await stored()).toMatchObject({ auto_publish_min_score: 55, auto_publish_batch_size: 7 });
});

test('mine are given up for theirs, and that is taken back', async () => {
  const logged = expectOneError();
  const { type, submit, now } = await open();
  await type({ auto_publish_min_score: 45 });
  await saveElsewhere({ auto_publish_batch_size: 3, auto_publish_min_score: 65 });
  await submit();
  await panel.until(() => expect(now().conflict).not.toBeNull());
  logged();
  const theirs = now().conflict as StoredSettings;
  await panel.act(() => now().takeTheirs(theirs));
  expect(now()).toMatchObject({ conflict: null, version: theirs.version });
  expect(now().form.getValues()).toMatchObject({ auto_publish_min_score: 65 });
  expect(now().form.isDirty()).toBe(false);
  const { givenUp } = now();
  expect(givenUp?.mine).toMatchObject({ auto_publish_min_score: 45, auto_publish_batch_size: 3 });
  await panel.act(() => givenUp && now().takeBack(givenUp));
  expect(now().givenUp).toBeNull();
  expect(now().form.getValues()).toMatchObject({
    auto_publish_min_score: 45,
    auto_publish_batch_size: 3,
  });
  expect(now().form.isDirty()).toBe(true);
});

test('mine that cannot be saved are not sent over theirs', async () => {
  const { type, now, settings } = await open();
  await type({ auto_publish_min_score: 400 });
  await panel.act(() => now().keepMine(settings));
  expect(Object.keys(now().form.errors)).toEqual(['auto_publish_min_score']);
  expect((await stored()).version).toBe(settings.version);
});

test('a silent server is a failure and no conflict', async () => {
  const logged = expectOneError();
  const { type, submit, now } = await open();
  await type({ auto_publish_min_score: 35 });
  const back = panel.cutConnection();
  await submit();
  await panel.until(() => expect(toasts().at(-1)).toMatch(/^Klaida: Nepavyko išsaugoti nustatymų/));
  back();
  logged();
  expect(now()).toMatchObject({ conflict: null, isSaving: false });
  expect(now().form.getValues().auto_publish_min_score).toBe(35);
});

test('a prompt that was put back leaves what is typed beside it', async () => {
  const { type, now, settings } = await open();
  await type({ translation_prompt: 'Savas', auto_publish_min_score: 20 });
  const put = { ...settings, version: settings.version + 5, translation_prompt: 'Pradinis' };
  await panel.act(() => now().take('translation_prompt', put));
  expect(now().version).toBe(settings.version + 5);
  expect(now().form.getValues()).toMatchObject({
    translation_prompt: 'Pradinis',
    auto_publish_min_score: 20,
  });
  expect(now().form.isDirty('translation_prompt')).toBe(false);
});

test('each automation says what it would do now; publishing nothing while its limits cannot be', async () => {
  const { outlook, type } = await open();
  await panel.until(() =>
    expect(outlook()).toEqual({
      source_import: expect.stringMatching(/\S/),
      ai_preparation: expect.stringMatching(/\S/),
      auto_publish: expect.stringMatching(/^Publikuoti nėra ko/),
    }),
  );
  const asked: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    asked.push(input);
    return fetch(input, init);
  });
  await type({ auto_publish_min_score: 101 });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(asked).toEqual([]);
  await type({ auto_publish_min_score: 100 });
  await panel.until(() => expect(asked).toEqual([expect.stringContaining('min_score=100')]));
});
