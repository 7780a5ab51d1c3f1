import { afterAll, beforeEach, expect, it } from 'vitest';
import type { OddTask } from '../../../../tests/support/odd-worker.ts';
import { createIsolatedWorker } from './isolated-worker.ts';

const SCRIPT = new URL('../../../../tests/support/odd-worker.ts', import.meta.url);
const warnings: unknown[] = [];
const log = { warn: (...args: unknown[]) => void warnings.push(args) };
const start = (timeLimit: number) =>
  createIsolatedWorker<OddTask, { task: OddTask }>(SCRIPT, { log, timeLimit });
const hurried = start(1000);
// To run out of memory takes a busy machine longer than that.
const patient = start(50_000);
afterAll(() => Promise.all([hurried.close(), patient.close()]));
beforeEach(() => {
  warnings.length = 0;
});

it('answers one task after the other', async () => {
  const ask = () => hurried.ask('echo', 'https://a.test/');
  expect(await Promise.all([ask(), ask()])).toMatchObject([{ task: 'echo' }, { task: 'echo' }]);
});

it.each([
  ['does not answer in time', 'hang', 'too-slow'],
  ['needs too much memory', 'eat', 'too-big'],
  ['throws', 'throw', 'failed'],
  ['ends its thread', 'leave', 'failed'],
] as const)(
  'a document that %s is named in the log, and the next one gets a new thread',
  async (_what, task, kind) => {
    const thread = task === 'hang' ? hurried : patient;
    const bad = thread.ask(task, `https://a.test/${task}`);
    const good = thread.ask('echo', 'https://a.test/echo');
    await expect(bad).rejects.toMatchObject({ kind, message: expect.stringContaining(task) });
    expect(await good).toMatchObject({ task: 'echo' });
    expect(warnings).toHaveLength(1);
  },
  60_000,
);

it('a thread to which nothing came for a while ends, and the next document gets a new one', async () => {
  const resting = createIsolatedWorker<OddTask, { threadId: number }>(SCRIPT, {
    log,
    restAfter: 50,
  });
  const ask = async () => (await resting.ask('echo', 'https://a.test/')).threadId;
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(second).toBe(first);
  await expect.poll(ask, { interval: 200 }).not.toBe(first);
  expect(warnings).toEqual([]);
  await resting.close();
});

it('what is under way when we stop says that we are stopping, and starts nothing again', async () => {
  const closing = createIsolatedWorker<OddTask, unknown>(SCRIPT, { log });
  const under = closing.ask('hang', 'https://a.test/1');
  const next = closing.ask('echo', 'https://a.test/2');
  under.catch(() => {});
  next.catch(() => {});
  await closing.close();
  await expect(under).rejects.toMatchObject({ kind: 'closed' });
  await expect(next).rejects.toMatchObject({ kind: 'closed' });
  expect(warnings).toEqual([]);
});
