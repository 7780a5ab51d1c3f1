import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asPostValues } from '../articles/post-values.ts';
import { RequestProblem } from '../http/problem.ts';
import type { Draft, NewDraft } from './draft.ts';
import { DraftSaver, type DraftSaverOptions } from './draft-saver.ts';
import type { SaveState } from './save-state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const typed = (title: string) => asPostValues({ ai_translated_title: title });
const row = (version: number, title: string): Draft => ({
  id: 'one',
  article_id: null,
  values: typed(title),
  base_version: null,
  version,
  updated_by: 'kita@example.com',
  updated_at: '2026-03-01T10:00:00Z',
  created_at: '2026-03-01T10:00:00Z',
});
const silence = () => new RequestProblem(0, '');
const conflict = (current: Draft) =>
  new RequestProblem(409, 'Pakeista', [], { document: { current } as Record<string, unknown> });

/** A saver against a server that answers what it is told to, in turn; without an order it takes everything. */
function world(options: Partial<DraftSaverOptions> = {}) {
  const states: SaveState[] = [];
  const sent: string[] = [];
  const answers: ((title: string) => Promise<Draft>)[] = [];
  let version = options.draft?.version ?? 0;
  const answer = (title: string) => {
    sent.push(title);
    version += 1;
    return answers.shift()?.(title) ?? Promise.resolve(row(version, title));
  };
  const saver = new DraftSaver({
    draft: null,
    newId: () => 'one',
    article: null,
    requests: {
      create: ({ values }) => answer(`new ${values.ai_translated_title}`),
      update: (_id, { values }) => answer(values.ai_translated_title),
      remove: async ({ version }) => void (await answer(`remove ${version}`)),
    },
    onState: (state) => void states.push(state),
    ...options,
  });
  return { saver, states, sent, answers, kinds: () => states.map(({ kind }) => kind) };
}

it('sends the newest text once, after a pause in the typing', async () => {
  const { saver, sent, kinds } = world();
  saver.change(typed('A'));
  await vi.advanceTimersByTimeAsync(1500);
  saver.change(typed('Ab'));
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(600);
  expect(sent).toEqual(['new Ab']);
  expect(kinds()).toEqual(['unsaved', 'unsaved', 'saving', 'saved']);
});

it('goes out while the typing goes on: five seconds after the first key at the latest', async () => {
  const { saver, sent } = world();
  let text = '';
  for (let key = 0; key < 120; key += 1) {
    text += 'a';
    saver.change(typed(text));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(sent).toEqual([`new ${'a'.repeat(50)}`, 'a'.repeat(100)]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.at(-1)).toBe(text);
});

it('never has two requests under way, and what was typed meanwhile follows', async () => {
  const { saver, sent, answers, kinds } = world({ draft: row(1, '') });
  let finish: (draft: Draft) => void = () => {};
  answers.push(() => new Promise((resolve) => (finish = resolve)));
  saver.change(typed('A'));
  await vi.advanceTimersByTimeAsync(2000);
  saver.change(typed('Ab'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual(['A']);
  expect(kinds().at(-1)).toBe('unsaved');
  finish(row(2, 'A'));
  await vi.advanceTimersByTimeAsync(1999);
  expect(sent).toEqual(['A']);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['A', 'Ab']);
  expect(kinds().at(-1)).toBe('saved');
});

it('flushes everything at once when asked', async () => {
  const { saver, sent } = world();
  saver.change(typed('A'));
  expect(await saver.flush()).toBe(true);
  expect(sent).toEqual(['new A']);
  expect(saver.saved).toEqual({ id: 'one', version: 1 });
});

it('says that the server is silent and tries again by itself', async () => {
  const { saver, sent, answers, kinds } = world();
  answers.push(() => Promise.reject(silence()));
  saver.change(typed('A'));
  expect(await saver.flush()).toBe(false);
  expect(kinds().at(-1)).toBe('offline');
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent).toEqual(['new A', 'new A']);
  expect(kinds().at(-1)).toBe('saved');
});

it('takes the other text of a conflict for its own when only the answer had been lost', async () => {
  const { saver, sent, answers, kinds } = world({ draft: row(1, '') });
  answers.push(() => Promise.reject(silence()));
  answers.push(() => Promise.reject(conflict(row(2, 'A'))));
  saver.change(typed('A'));
  await saver.flush();
  saver.change(typed('Ab'));
  expect(await saver.flush()).toBe(true);
  expect(sent).toEqual(['A', 'Ab', 'Ab']);
  expect(kinds()).not.toContain('conflict');
});

it('stops at a conflict until the person has chosen, then goes on from what was seen', async () => {
  const { saver, sent, answers, states } = world({ draft: row(1, '') });
  const current = row(2, 'Kito');
  answers.push(() => Promise.reject(conflict(current)));
  saver.change(typed('Mano'));
  expect(await saver.flush()).toBe(false);
  expect(states.at(-1)).toEqual({ kind: 'conflict', current });
  saver.change(typed('Mano dar'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['Mano']);
  saver.resolve(current, typed('Mano ir kito'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['Mano', 'Mano ir kito']);
  expect(states.slice(-3).map(({ kind }) => kind)).toEqual(['unsaved', 'saving', 'saved']);
});

it('goes on from the version that was seen, not from its own', async () => {
  const versions: number[] = [];
  const { saver } = world({
    draft: row(1, ''),
    requests: {
      create: () => Promise.reject(new Error('There is a draft')),
      update: async (_id, { version, values }) => {
        versions.push(version);
        if (version < 5) throw conflict(row(5, 'Kito'));
        return row(version + 1, values.ai_translated_title);
      },
      remove: async () => {},
    },
  });
  saver.change(typed('Mano'));
  await saver.flush();
  saver.resolve(row(5, 'Kito'), typed('Mano ir kito'));
  await saver.flush();
  expect(versions).toEqual([1, 5]);
});

it('makes a new draft when the old one was removed elsewhere', async () => {
  const { saver, sent, answers } = world({ draft: row(3, '') });
  answers.push(() => Promise.reject(new RequestProblem(404, 'Juodraštis nerastas')));
  saver.change(typed('A'));
  expect(await saver.flush()).toBe(true);
  expect(sent).toEqual(['A', 'new A']);
});

it('tells what the server will not take and tries the next edit again', async () => {
  const { saver, answers, states } = world();
  answers.push(() => Promise.reject(new RequestProblem(413, 'Per ilgas')));
  saver.change(typed('A'));
  await saver.flush();
  expect(states.at(-1)).toEqual({ kind: 'refused', reason: 'Per ilgas' });
  saver.change(typed('B'));
  expect(await saver.flush()).toBe(true);
});

it('has nothing to do when the text is typed back to what the server has', async () => {
  const { saver, sent, kinds } = world({ draft: row(1, 'A') });
  saver.change(typed('Ab'));
  saver.change(typed('A'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
  expect(kinds()).toEqual(['unsaved', 'saved']);
});

it('sends nothing while it is held, and what was typed meanwhile afterwards', async () => {
  const { saver, sent, kinds } = world({ draft: row(1, '') });
  saver.change(typed('A'));
  await saver.hold();
  saver.change(typed('Ab'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  expect(kinds().at(-1)).toBe('unsaved');
  saver.release();
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual(['Ab']);
});

it('waits for the request under way before it is held', async () => {
  const { saver, answers } = world({ draft: row(1, '') });
  let finish: (draft: Draft) => void = () => {};
  answers.push(() => new Promise((resolve) => (finish = resolve)));
  saver.change(typed('A'));
  void saver.flush();
  let isHeld = false;
  const held = saver.hold().then(() => {
    isHeld = true;
  });
  await vi.advanceTimersByTimeAsync(100);
  expect(isHeld).toBe(false);
  finish(row(2, 'A'));
  await held;
  expect(saver.saved).toEqual({ id: 'one', version: 2 });
});

it('begins a new draft of the version the old one went into', async () => {
  const created: NewDraft[] = [];
  const { saver, kinds } = world({
    draft: row(1, 'A'),
    newId: () => 'two',
    requests: {
      create: async (draft) => {
        created.push(draft);
        return { ...row(1, draft.values.ai_translated_title), id: draft.id };
      },
      update: () => Promise.reject(new Error('The old draft is gone')),
      remove: () => Promise.reject(new Error('The old draft is gone')),
    },
  });
  await saver.hold();
  saver.restart({ articleId: 'article', version: 8, values: typed('A') });
  expect(saver.saved).toBeNull();
  expect(kinds().at(-1)).toBe('clean');
  saver.change(typed('Ab'));
  saver.release();
  await vi.advanceTimersByTimeAsync(2000);
  const values = typed('Ab');
  expect(created).toEqual([{ id: 'two', article_id: 'article', base_version: 8, values }]);
});

it('tells of newer words found while throwing the draft away', async () => {
  const { saver, states, sent, answers } = world({ draft: row(1, 'A') });
  saver.change(typed('A'));
  answers.push(() => Promise.reject(conflict(row(2, 'Kito'))));
  await expect(saver.discard()).rejects.toThrow('Pakeista');
  expect(sent).toEqual(['remove 1']);
  expect(states.at(-1)).toMatchObject({ kind: 'conflict', current: { version: 2 } });
});

it('sends its words again when the draft may have gone with a save of somebody else', async () => {
  const { saver, sent, answers } = world({ draft: row(1, '') });
  saver.change(typed('A'));
  await saver.flush();
  answers.push(() => Promise.reject(new RequestProblem(404, 'Juodraštis nerastas')));
  saver.recheck();
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual(['A', 'A', 'new A']);
});

it('sends nothing by itself at a conflict, whoever saved the article or let the text go', async () => {
  const { saver, sent, answers, states } = world({ draft: row(1, '') });
  answers.push(() => Promise.reject(conflict(row(2, 'Kito'))));
  saver.change(typed('Mano'));
  await saver.flush();
  saver.recheck();
  saver.release();
  expect(await saver.flush()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['Mano']);
  expect(states.at(-1)?.kind).toBe('conflict');
});

it('fills what the other text lacks from the article: a form with fewer fields empties nothing', async () => {
  const article = (version: number, ai_actuality_score: number) => ({
    articleId: 'article',
    version,
    values: asPostValues({ ai_actuality_score }),
  });
  const { saver, answers, states } = world({ draft: row(1, ''), article: article(7, 70) });
  const other = { ...row(2, 'Kito'), values: { ai_translated_title: 'Kito' } };
  const refuse = () => Promise.reject(conflict(other as unknown as Draft));
  answers.push(refuse, refuse);
  saver.change(typed('Mano'));
  await saver.flush();
  expect(states.at(-1)).toMatchObject({ current: { values: { ai_actuality_score: '70' } } });
  saver.rebase(article(8, 71));
  saver.resolve(row(2, 'Kito'), typed('Mano'));
  await saver.flush();
  expect(states.at(-1)).toMatchObject({ current: { values: { ai_actuality_score: '71' } } });
});

it('tries again more and more seldom, thirty seconds apart at the most; an answer begins it anew', async () => {
  const { saver, sent, answers } = world({ draft: row(1, '') });
  const at: number[] = [];
  const start = Date.now();
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1)
      answers.push(() => {
        at.push(Date.now() - start);
        return Promise.reject(silence());
      });
  };
  fail(6);
  saver.change(typed('A'));
  await vi.advanceTimersByTimeAsync(140_000);
  expect(at).toEqual([2000, 5000, 11_000, 23_000, 47_000, 77_000]);
  expect(sent).toHaveLength(7);
  fail(1);
  saver.change(typed('Ab'));
  await vi.advanceTimersByTimeAsync(4999);
  expect(sent).toHaveLength(8);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(9);
});

it('sends at once when the network is back, and then alone', async () => {
  const { saver, sent, answers, kinds } = world({ draft: row(1, '') });
  answers.push(() => Promise.reject(silence()));
  saver.change(typed('A'));
  saver.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([]);
  await saver.flush();
  // Of what is typed meanwhile nothing new is said.
  saver.change(typed('Ab'));
  expect(kinds()).toEqual(['unsaved', 'saving', 'offline']);
  saver.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['A', 'Ab']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
});

it.each([
  [0, 'offline'],
  [400, 'refused'],
  [401, 'offline'],
  [404, 'refused'],
  [409, 'refused'],
  [429, 'offline'],
  [499, 'refused'],
  [500, 'offline'],
  [503, 'offline'],
])('an answer of %i to a new draft leaves it %s', async (status, kind) => {
  const { saver, sent, answers, kinds } = world();
  answers.push(() => Promise.reject(new RequestProblem(status, '')));
  saver.change(typed('A'));
  expect(await saver.flush()).toBe(false);
  expect(kinds().at(-1)).toBe(kind);
  await vi.advanceTimersByTimeAsync(60_000);
  // What was refused is not sent again until something is typed.
  expect(sent).toHaveLength(kind === 'refused' ? 1 : 2);
});

it.each([
  [0, 'saved'],
  [500, 'saved'],
  [429, 'conflict'],
])('after an answer of %i the same words on the server are %s', async (status, kind) => {
  const { saver, answers, kinds } = world({ draft: row(1, '') });
  answers.push(() => Promise.reject(new RequestProblem(status, '')));
  answers.push(() => Promise.reject(conflict(row(2, 'A'))));
  saver.change(typed('A'));
  await saver.flush();
  saver.change(typed('Ab'));
  await saver.flush();
  expect(kinds().at(-1)).toBe(kind);
});

it('goes on from its own words whose answer was lost, after a pause', async () => {
  const versions: number[] = [];
  const { saver, kinds } = world({
    draft: row(1, ''),
    requests: {
      create: () => Promise.reject(new Error('There is a draft')),
      update: async (_id, { version, values }) => {
        versions.push(version);
        if (versions.length === 1) throw silence();
        if (version === 1) throw conflict(row(2, 'A'));
        return row(version + 1, values.ai_translated_title);
      },
      remove: async () => {},
    },
  });
  saver.change(typed('A'));
  await vi.advanceTimersByTimeAsync(2000);
  saver.change(typed('Ab'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(kinds()).toEqual(['unsaved', 'saving', 'offline', 'saving', 'unsaved']);
  await vi.advanceTimersByTimeAsync(2000);
  expect([versions, kinds().at(-1)]).toEqual([[1, 1, 2], 'saved']);
});

it('an answer ends the doubt about what was sent before it', async () => {
  const { saver, answers, kinds } = world({ draft: row(1, '') });
  answers.push(() => Promise.reject(silence()));
  saver.change(typed('A'));
  await saver.flush();
  saver.change(typed('Ab'));
  await saver.flush();
  answers.push(() => Promise.reject(conflict(row(3, 'A'))));
  saver.change(typed('Abc'));
  await saver.flush();
  expect(kinds().at(-1)).toBe('conflict');
});

it('is touched by the first key, and stays clean when that changed nothing', () => {
  const { saver, states } = world({ draft: row(1, 'A') });
  expect([saver.isTouched, saver.baseVersion, saver.saved]).toEqual([
    false,
    null,
    { id: 'one', version: 1 },
  ]);
  saver.change(typed('A'));
  expect([saver.isTouched, states]).toEqual([true, []]);
  saver.rebase({ articleId: 'article', version: 8, values: typed('A') });
  expect(saver.baseVersion).toBe(8);
  expect(world().saver.saved).toBeNull();
});

it('begun anew or flushed untouched, there is nothing to send or to say', async () => {
  const { saver, sent, states } = world();
  expect(await saver.flush()).toBe(true);
  saver.recheck();
  saver.release();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent, states]).toEqual([[], []]);
});

it('sends what is typed during a flush right after it, and later keys after a pause', async () => {
  const { saver, sent, answers } = world({ draft: row(1, '') });
  answers.push(async (title) => {
    saver.change(typed('Ab'));
    return row(2, title);
  });
  saver.change(typed('A'));
  expect(await saver.flush()).toBe(true);
  expect(sent).toEqual(['A', 'Ab']);
  answers.push(async (title) => {
    saver.change(typed('Abcd'));
    return row(4, title);
  });
  saver.change(typed('Abc'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual(['A', 'Ab', 'Abc']);
  await vi.advanceTimersByTimeAsync(1999);
  expect(sent).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['A', 'Ab', 'Abc', 'Abcd']);
});

it('a key during a request is no save of its own, also one that takes the last back', async () => {
  const { saver, sent, answers, kinds } = world({ draft: row(1, 'A') });
  let finish: (draft: Draft) => void = () => {};
  answers.push(() => new Promise((resolve) => (finish = resolve)));
  saver.change(typed('Ab'));
  await vi.advanceTimersByTimeAsync(2000);
  saver.change(typed('A'));
  expect(kinds()).toEqual(['unsaved', 'saving', 'unsaved']);
  finish(row(2, 'Ab'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual(['Ab', 'A']);
});

it('after the draft was thrown away in vain the words go on being sent', async () => {
  const { saver, sent, answers, kinds } = world({ draft: row(1, '') });
  answers.push(() => Promise.reject(silence()));
  saver.change(typed('A'));
  await expect(saver.discard()).rejects.toThrow('0');
  expect(kinds()).toEqual(['unsaved']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual(['remove 1', 'A']);
});

it('asks the server once, however often the draft is thrown away', async () => {
  const { saver, sent } = world({ draft: row(1, '') });
  saver.change(typed('A'));
  expect(await Promise.all([saver.discard(), saver.discard()])).toEqual([true, true]);
  expect(await saver.discard()).toBe(true);
  expect(sent).toEqual(['remove 1']);
});

it('throws away only a draft the server has, and none that another wrote', async () => {
  const unsent = world();
  unsent.saver.change(typed('A'));
  await unsent.saver.discard();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(unsent.sent).toEqual([]);
  const { saver, sent, answers } = world({ draft: row(1, '') });
  answers.push(() => Promise.reject(conflict(row(2, 'Kito'))));
  saver.change(typed('Mano'));
  await saver.flush();
  await saver.discard();
  expect(sent).toEqual(['Mano']);
});

it('once stopped it sends and says nothing more, also of the request under way', async () => {
  const { saver, sent, answers, kinds } = world({ draft: row(1, '') });
  let finish: (draft: Draft) => void = () => {};
  answers.push(() => new Promise((resolve) => (finish = resolve)));
  saver.change(typed('A'));
  await vi.advanceTimersByTimeAsync(2000);
  saver.stop();
  expect(saver.isStopped).toBe(true);
  finish(row(2, 'A'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent, kinds()]).toEqual([['A'], ['unsaved', 'saving']]);
  const waiting = world({ draft: row(1, '') });
  waiting.saver.change(typed('A'));
  waiting.saver.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(waiting.sent).toEqual([]);
});

it('let go with nothing new, it says nothing; held, an offline text waits too', async () => {
  const { saver, sent, answers, kinds } = world({ draft: row(1, '') });
  answers.push(() => Promise.reject(silence()));
  saver.change(typed('A'));
  await saver.flush();
  await saver.hold();
  saver.retry();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['A']);
  saver.release();
  await vi.advanceTimersByTimeAsync(2000);
  expect([sent, kinds().at(-1)]).toEqual([['A', 'A'], 'saved']);
  const before = kinds().length;
  saver.release();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent.length, kinds().length]).toEqual([2, before]);
});

it('knows what another text began from: the draft the server has, else the article, nothing of a new text', async () => {
  expect(world().saver.base).toBeNull();
  const article = { articleId: 'a', version: 1, values: typed('Straipsnio') };
  const { saver } = world({ article });
  expect(saver.base).toEqual(typed('Straipsnio'));
  saver.change(typed('Mano'));
  await saver.flush();
  expect(saver.base).toEqual(typed('Mano'));
});

it('goes on with what was typed while the draft was thrown away, as a draft of its own', async () => {
  const { saver, sent, answers } = world();
  saver.change(typed('A'));
  await saver.flush();
  let finish: (draft: Draft) => void = () => {};
  answers.push(() => new Promise((resolve) => (finish = resolve)));
  const discarded = saver.discard();
  await vi.advanceTimersByTimeAsync(0);
  saver.change(typed('Ab'));
  finish(row(2, ''));
  expect(await discarded).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual(['new A', 'remove 1', 'new Ab']);
});
