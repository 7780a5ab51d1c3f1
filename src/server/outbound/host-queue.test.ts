import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seconds } from '../../domain/time/duration.ts';
import { createHostQueue } from './host-queue.ts';

const never = new AbortController().signal;

describe('the host queue', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('sends one request to a host at a time, two seconds apart, in order', async () => {
    const queue = createHostQueue(seconds(2));
    const started: string[] = [];
    const first = Promise.withResolvers<void>();
    const task = (name: string, wait?: Promise<void>) =>
      queue.run('a.test', never, async () => {
        started.push(name);
        await wait;
        return name;
      });
    const all = [task('one', first.promise), task('two'), task('three')];

    await vi.advanceTimersByTimeAsync(seconds(10));
    expect(started).toEqual(['one']);
    first.resolve();
    await vi.advanceTimersByTimeAsync(seconds(2) - 1);
    expect(started).toEqual(['one']);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual(['one', 'two']);
    await vi.advanceTimersByTimeAsync(seconds(2));
    expect(await Promise.all(all)).toEqual(['one', 'two', 'three']);
  });

  it('does not let hosts wait for each other', async () => {
    const queue = createHostQueue(seconds(2));
    void queue.run('slow.test', never, () => new Promise(() => {}));
    expect(await queue.run('b.test', never, async () => 'done')).toBe('done');
  });

  it('frees the host after a failure', async () => {
    const queue = createHostQueue(seconds(2));
    await expect(
      queue.run('a.test', never, async () => {
        throw new Error('broken');
      }),
    ).rejects.toThrow('broken');
    const next = queue.run('a.test', never, async () => 'done');
    await vi.advanceTimersByTimeAsync(seconds(2));
    expect(await next).toBe('done');
  });

  it('lets a waiting request be given up without taking its turn', async () => {
    const queue = createHostQueue(seconds(2));
    const control = new AbortController();
    await queue.run('a.test', never, async () => {});
    const given = queue.run('a.test', control.signal, async () => 'sent');
    const next = queue.run('a.test', never, async () => 'next');
    control.abort(new Error('given up'));
    await expect(given).rejects.toThrow('given up');
    await vi.advanceTimersByTimeAsync(seconds(2) + 1);
    expect(await next).toBe('next');
  });

  it('asks for nothing with a signal that has ended, and makes nobody wait for it', async () => {
    const queue = createHostQueue(seconds(2));
    const ended = AbortSignal.abort(new Error('given up'));
    let sent = 0;
    const send = async () => (sent += 1);
    await expect(queue.run('a.test', ended, send)).rejects.toThrow('given up');
    const next = queue.run('a.test', never, send);
    await expect(queue.run('a.test', ended, send)).rejects.toThrow('given up');
    expect(sent).toBe(0);
    await vi.advanceTimersByTimeAsync(0);
    expect([await next, sent]).toEqual([1, 1]);
  });
});
