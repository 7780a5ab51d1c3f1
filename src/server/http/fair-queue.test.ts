import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../errors.ts';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

const FLOOD = '192.0.2.1';
const VISITOR = '192.0.2.2';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const queue = createFairQueue({
    addressOf: (request) => request.socket.remoteAddress ?? '',
    now: () => Date.now(),
  });
  return { queue, ...watch(queue) };
}

/** Renderings that end when the test says so. */
function watch(queue: FairQueue) {
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const ask = (ip: string, name = ip, socket = { remoteAddress: ip, destroyed: false }) => {
    queue.countRequest();
    const asked = queue.run({ socket } as unknown as IncomingMessage, () => {
      begun.push(name);
      return new Promise<string>((resolve) => finish.push(() => resolve(name)));
    });
    return asked.catch((error: AppError) => error.code);
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const finishOne = async () => {
    finish.shift()?.();
    await settle();
  };
  return { begun, ask, settle, finishOne };
}

test('one network has two renderings under way, the rest of its requests wait', async () => {
  const { ask, begun, settle, finishOne } = open();
  for (let n = 0; n < 5; n += 1) void ask(FLOOD);
  await settle();
  expect(begun).toHaveLength(2);
  await finishOne();
  expect(begun).toHaveLength(3);
});

test('who waits for a page that was made meanwhile needs no turn and uses no credit', async () => {
  const { queue, ask, begun, settle, finishOne } = open();
  const request = { socket: { remoteAddress: FLOOD, destroyed: false } } as IncomingMessage;
  let isMade = false;
  const answers: string[] = [];
  void ask(FLOOD, 'its own');
  void ask(FLOOD, 'the page');
  for (let n = 0; n < 60; n += 1)
    void queue
      .run(
        request,
        async () => 'kept',
        () => isMade,
      )
      .then((answer) => answers.push(answer));
  void ask(FLOOD, 'another page');
  void ask(FLOOD, 'a third page');
  await settle();
  expect(answers).toEqual([]);
  isMade = true;
  await finishOne();
  expect(answers).toHaveLength(60);
  expect(begun).toEqual(['its own', 'the page', 'another page']);
  await finishOne();
  // With its credit spent it would have one at a time.
  expect(begun.at(-1)).toBe('a third page');
});

test('a rendering counts for as long as it is under way', async () => {
  const { ask, begun, settle } = open();
  for (let n = 0; n < 2; n += 1) void ask(FLOOD);
  await settle();
  await vi.advanceTimersByTimeAsync(60_000);
  void ask(VISITOR);
  void ask(FLOOD);
  await settle();
  expect(begun).toEqual([FLOOD, FLOOD, VISITOR]);
});

test('another network does not stand in the queue of the first', async () => {
  const { ask, begun, settle, finishOne } = open();
  for (let n = 0; n < 50; n += 1) void ask(FLOOD);
  void ask(VISITOR);
  await settle();
  expect(begun).toEqual([FLOOD, FLOOD, VISITOR]);
  await finishOne();
  expect(begun.at(-1)).toBe(FLOOD);
});

test('addresses of one IPv6 network are one visitor', async () => {
  const { ask, begun, settle } = open();
  for (const end of ['1', '2', '3']) void ask(`2001:db8:1:2::${end}`);
  void ask('2001:db8:1:3::1');
  await settle();
  expect(begun).toEqual(['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3::1']);
});

test('whoever fills its own queue is sent away, the next one is not', async () => {
  const { ask, begun, settle } = open();
  const refused: number[] = [];
  for (let n = 1; n <= 67; n += 1)
    void ask(FLOOD).then((code) => code === 'too-many' && refused.push(n));
  await settle();
  // Two are under way, 64 wait.
  expect(refused).toEqual([67]);
  void ask(VISITOR);
  await settle();
  expect(begun).toContain(VISITOR);
});

test('eight renderings are under way and 1024 wait, of however many networks', async () => {
  const { ask, begun, settle } = open();
  const refused: number[] = [];
  for (let n = 1; n <= 1033; n += 1)
    void ask(`192.0.2.${n % 200}`).then((code) => code === 'unavailable' && refused.push(n));
  await settle();
  expect([begun.length, refused]).toEqual([8, [1033]]);
});

test('for a visitor who has left nothing is rendered', async () => {
  const { ask, begun, settle, finishOne } = open();
  const socket = { remoteAddress: FLOOD, destroyed: false };
  void ask(FLOOD, 'first');
  void ask(FLOOD, 'second');
  const left = ask(FLOOD, 'left', socket);
  void ask(FLOOD, 'last');
  await settle();
  socket.destroyed = true;
  await finishOne();
  expect(begun).toEqual(['first', 'second', 'last']);
  expect(await left).toBe('unavailable');
});

/** One after another, as fast as they are answered. */
async function spend({ ask, settle, finishOne }: ReturnType<typeof open>, count: number) {
  for (let n = 0; n < count; n += 1) {
    void ask(FLOOD);
    await settle();
    await finishOne();
  }
}

test('a network that asks for more than people do pauses after each rendering while somebody else is there', async () => {
  const world = open();
  const { queue, ask, begun, settle, finishOne } = world;
  await spend(world, 60);
  for (let n = 0; n < 3; n += 1) void ask(FLOOD);
  await settle();
  expect(begun).toHaveLength(61);
  // A visit that needed no rendering.
  queue.countRequest();
  await finishOne();
  expect(begun).toHaveLength(61);
  void ask(VISITOR);
  await settle();
  expect(begun.slice(61)).toEqual([VISITOR]);
  await vi.advanceTimersByTimeAsync(24);
  expect(begun.slice(61)).toEqual([VISITOR]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun.slice(61)).toEqual([VISITOR, FLOOD]);
});

test('alone it goes as fast as it can', async () => {
  const world = open();
  await spend(world, 200);
  expect(world.begun).toHaveLength(200);
});

test.each([
  ['with two left of sixty, two of a network are under way', 58, 0, 2],
  ['with one left, one', 59, 0, 1],
  ['twenty come back in a second', 61, 101, 2],
  ['and no more', 61, 100, 1],
  ['a network never owes more than sixty', 200, 3_051, 2],
  ['nor less, having asked for more', 200, 3_050, 1],
])('%s', async (_rule, spent, after, underWay) => {
  const world = open();
  const { ask, begun, settle } = world;
  await spend(world, spent);
  await vi.advanceTimersByTimeAsync(after);
  for (let n = 0; n < 3; n += 1) void ask(FLOOD);
  await settle();
  expect(begun.length - spent).toBe(underWay);
});

test('a failed rendering gives its place back', async () => {
  const { queue, ask, begun, settle } = open();
  const request = { socket: { remoteAddress: FLOOD } } as unknown as IncomingMessage;
  for (let n = 0; n < 3; n += 1) {
    const failed = queue.run(request, () => Promise.reject(new AppError('conflict', 'x')));
    await expect(failed).rejects.toThrow('x');
  }
  void ask(FLOOD);
  await settle();
  expect(begun).toEqual([FLOOD]);
});
