import { randomUUID } from 'node:crypto';
import { MantineProvider } from '@mantine/core';
import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { isFullRun } from '../../../tests/support/full-run.ts';
import { storePreparedArticle } from '../../../tests/support/prepared-article.ts';
import { openServedPanel } from '../../../tests/support/served-panel.ts';
import type { PostValues } from '../articles/post-values.ts';
import type { OpenText } from './open-post.tsx';
import type { OpenedPost } from './use-opened-post.ts';

/*
 * No typed word is lost, whatever is done in two windows of a browser, by a colleague and by the network, in whatever order: each
 * is in the post, its history, a draft, a copy of the browser or an open window, unless the person chose another text.
 */

const { api, panel } = await openServedPanel();
const modules = {
  ...(await import('./open-post.tsx')),
  ...(await import('./use-writing.ts')),
  ...(await import('./writing-place.ts')),
  values: await import('./post-form-values.ts'),
  ...(await import('../drafts/use-post-draft.ts')),
};

type Act =
  | { window: number; does: 'types' | 'takes back' | 'pauses' | 'saves' | 'closes' | 'crashes' }
  | { colleague: 'saves' | 'drafts' }
  | { network: 'goes' | 'comes' };

const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      window: fc.nat(1),
      does: fc.constantFrom(
        'types',
        'types',
        'types',
        'takes back',
        'pauses',
        'pauses',
        'saves',
        'closes',
        'crashes',
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ colleague: fc.constantFrom('saves', 'drafts') }) },
  { weight: 2, arbitrary: fc.record({ network: fc.constantFrom('goes', 'comes') }) },
);

/** How often a text met another, so that a test that tries nothing fails. */
let conflicts = 0;

const WORD = /\bw\d+w\b/g;
const wordsIn = (text: string | null | undefined): string[] => text?.match(WORD) ?? [];

test('no typed word is lost, in any order of acts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(acts, { minLength: 4, maxLength: 20, size: 'max' }),
      async (isNew, list) => {
        const desk = await openDesk(isNew);
        try {
          for (const act of list) {
            await desk.perform(act);
            await desk.check(act);
          }
          await desk.perform({ network: 'comes' });
          for (const window of [0, 1]) await desk.perform({ window, does: 'closes' });
          await desk.check('at the end');
        } finally {
          await desk.leave();
        }
      },
    ),
    isFullRun ? { numRuns: 200 } : { numRuns: 12, seed: 1 },
  );
  expect(conflicts).toBeGreaterThan(0);
}, 600_000);

async function openDesk(isNew: boolean) {
  const id = isNew
    ? randomUUID()
    : await storePreparedArticle(api.db, { ai_translated_content: '<p>Pradžia.</p>' });
  const errors = vi.mocked(console.error).mockReturnValue();
  let count = 0;
  const typed = new Set<string>();
  let back: (() => void) | null = null;
  type Writing = ReturnType<typeof modules.useWriting>;
  interface Open {
    writing: Writing | null;
    /** As the text was when it was opened. */
    begun: Partial<PostValues>;
    isClosed: boolean;
    leave: () => Promise<void>;
    close: () => void;
  }
  const windows: (Open | null)[] = [null, null];
  const newWord = () => {
    count += 1;
    const word = `w${count}w`;
    typed.add(word);
    return word;
  };

  async function openWindow(at: number): Promise<void> {
    const post: OpenedPost = isNew
      ? { kind: 'draft', id, isFresh: count === 0 }
      : { kind: 'article', id };
    const opened: Open = {
      writing: null,
      begun: {},
      isClosed: false,
      leave: async () => {},
      close: () => {},
    };
    const Writer = ({ text }: { text: OpenText }) => {
      opened.begun = text.startingText.values;
      opened.writing = modules.useWriting(text, {
        rules: modules.values.POST_RULES,
        words: () => ({ failure: 'Nepavyko', success: () => 'Pavyko' }),
      });
      return null;
    };
    const Place = ({ children }: { children?: ReactNode }) => {
      const place = modules.useWritingPlace(() => {
        opened.isClosed = true;
      }, true);
      opened.close = place.close;
      return createElement(modules.WritingPlace, { value: place }, children);
    };
    const element = createElement(
      Place,
      null,
      createElement(modules.OpenPost, {
        post,
        title: 'T',
        failure: 'F',
        // biome-ignore lint/correctness/noChildrenProp: it is a function
        children: (text: OpenText) => createElement(Writer, { text }),
      }),
    );
    const root = await panel.mount(createElement(MantineProvider, null, element as never));
    opened.leave = async () => {
      windows[at] = null;
      await panel.act(() => root.unmount());
    };
    windows[at] = opened;
    await settle();
  }

  /** Until nothing is asked, loaded or saved any more, and what ended is closed. */
  async function settle(): Promise<void> {
    for (let turn = 0; turn < 200; turn += 1) {
      await panel.act(() => {});
      await panel.answered();
      const isBusy = windows.some((open) => open?.writing?.isSaving);
      if (!isBusy) break;
    }
    await panel.act(() => {});
    for (const open of windows) {
      if (!open) continue;
      if (open.isClosed) await open.leave();
      else await answer(open);
    }
  }

  /** A person who is asked takes the newest text, and of two texts both. */
  async function answer(open: Open): Promise<void> {
    const { document } = panel;
    const choose = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Tęsti šį tekstą',
    );
    if (!open.writing && choose) {
      const before = await listWords();
      await panel.act(() => choose.click());
      await settle();
      const after = await listWords();
      for (const word of before) if (!after.has(word)) typed.delete(word);
      return;
    }
    const { writing } = open;
    if (!writing) return;
    const both = (theirs: PostValues): PostValues => {
      const mine = writing.form.getValues();
      const missing = wordsIn(mine.ai_translated_content).filter(
        (word) => !wordsIn(theirs.ai_translated_content).includes(word),
      );
      const content = `${theirs.ai_translated_content}${missing.map((word) => `<p>${word}</p>`).join('')}`;
      return { ...mine, ai_translated_content: content };
    };
    const { state } = writing.draft;
    if (state.kind === 'conflict') {
      conflicts += 1;
      const values = both(state.current.values);
      await panel.act(() => {
        writing.form.setValues(values);
        writing.draft.resolve(state.current, values);
      });
      return settle();
    }
    const saved = writing.conflicts.post.conflict;
    if (saved) {
      conflicts += 1;
      const values = both(modules.values.postValuesOf(saved));
      await panel.act(() => {
        writing.form.setValues(values);
        writing.conflicts.post.acceptConflict(saved);
      });
      return settle();
    }
  }

  async function listWords(): Promise<Set<string>> {
    const { rows } = await api.pool.query(
      `select ai_translated_content as text from articles where id = $1
       union all select snapshot::text from article_revisions where article_id = $1
       union all select values::text from article_drafts where id = $1 or article_id = $1`,
      [id],
    );
    const texts: (string | null | undefined)[] = rows.map(({ text }) => text);
    texts.push(panel.window.localStorage.getItem(`draft:${id}`));
    for (const open of windows) texts.push(open?.writing?.form.getValues().ai_translated_content);
    return new Set(texts.flatMap(wordsIn));
  }

  const colleague = await api.addPerson();
  const byColleague = async (method: string, path: string, body: unknown) =>
    api.ask(method, `/api/admin${path}`, { token: colleague.token, body });

  async function colleagueActs(does: 'saves' | 'drafts'): Promise<void> {
    const { body: article } = await api.askAsAdmin('GET', `/api/admin/articles/${id}`);
    const isArticle = Boolean(article?.id);
    if (does === 'saves') {
      if (!isArticle) return;
      const content = `${article.ai_translated_content}<p>${newWord()}</p>`;
      await byColleague('PATCH', `/articles/${id}`, {
        version: article.version,
        ai_translated_content: content,
      });
      return;
    }
    const at = isArticle ? `/articles/${id}/draft-text` : `/drafts/${id}`;
    const { body: draft } = await byColleague('GET', at, undefined);
    if (!draft?.id) return;
    const ai_translated_content = `${draft.values.ai_translated_content ?? ''}<p>${newWord()}</p>`;
    await byColleague('PUT', `/drafts/${draft.id}`, {
      version: draft.version,
      values: { ...draft.values, ai_translated_content },
    });
  }

  async function perform(act: Act): Promise<void> {
    if ('network' in act) {
      if (act.network === 'goes') back ??= panel.cutConnection();
      else {
        back?.();
        back = null;
        await panel.act(() => panel.window.dispatchEvent(new panel.window.Event('online')));
      }
      return settle();
    }
    if ('colleague' in act) return colleagueActs(act.colleague);
    const open = windows[act.window];
    if (!open) {
      if (!back) await openWindow(act.window);
      return;
    }
    const { writing } = open;
    if (act.does === 'crashes') {
      const reconnect = panel.cutConnection();
      await open.leave();
      await panel.answered();
      if (!back) reconnect();
      return;
    }
    if (!writing) return;
    if (act.does === 'types') {
      const { ai_translated_content, ai_translated_title } = writing.form.getValues();
      const whole = ai_translated_title
        ? {}
        : {
            ai_translated_title: 'Naujas',
            ai_slug: `naujas-${id}`,
            ai_translated_excerpt: 'Santrauka',
            ai_category: 'Technologijos',
          };
      await panel.act(() =>
        writing.form.setValues({
          ...whole,
          ai_translated_content: `${ai_translated_content}<p>${newWord()}</p>`,
        }),
      );
      return;
    }
    if (act.does === 'takes back') {
      const { ai_translated_content } = writing.form.getValues();
      for (const word of wordsIn(ai_translated_content)) typed.delete(word);
      await panel.act(() => writing.form.setValues(open.begun));
      return;
    }
    if (act.does === 'pauses') await panel.act(() => writing.draft.saver.flush());
    if (act.does === 'saves') await panel.act(() => writing.save());
    if (act.does === 'closes') await panel.act(() => open.close());
    await settle();
  }

  return {
    perform,
    async check(after: unknown): Promise<void> {
      const found = await listWords();
      const lost = [...typed].filter((word) => !found.has(word));
      expect(lost, `lost after ${JSON.stringify(after)}`).toEqual([]);
    },
    async leave(): Promise<void> {
      back?.();
      for (const open of windows) await open?.leave();
      await panel.answered();
      panel.window.localStorage.removeItem(`draft:${id}`);
      errors.mockReset();
    },
  };
}
