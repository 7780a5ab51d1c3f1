import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../tests/support/memory-storage.ts';
import { createRunList } from './run-list.ts';

const run = { id: 'a', name: 'prepare-articles-ai' } as const;

it('follows a run once, and still after a reload', () => {
  const storage = memoryStorage();
  const list = createRunList(storage);
  const listener = vi.fn();
  list.subscribe(listener);
  list.follow(run);
  list.follow(run);
  expect(list.read()).toEqual([run]);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(createRunList(storage).read()).toEqual([run]);
});

it('takes a run for its own when its start is answered later than it was found', () => {
  const list = createRunList(memoryStorage());
  list.follow({ ...run, isOthers: true });
  list.follow(run);
  list.follow({ ...run, isOthers: true });
  expect(list.read()).toEqual([run]);
});

it('forgets a run that is over', () => {
  const storage = memoryStorage();
  const list = createRunList(storage);
  list.follow(run);
  list.drop('a');
  expect(createRunList(storage).read()).toEqual([]);
});

it('begins empty when what is stored cannot be read', () => {
  expect(createRunList(memoryStorage({ runs: '{' })).read()).toEqual([]);
  expect(createRunList(memoryStorage({ runs: '{}' })).read()).toEqual([]);
});
