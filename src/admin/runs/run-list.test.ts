import { expect, it, vi } from 'vitest';
import { createRunList } from './run-list.ts';

function memory(initial?: string) {
  const values = new Map(initial === undefined ? [] : [['runs', initial]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}
const run = { id: 'a', name: 'prepare-articles-ai' } as const;

it('follows a run once, and still after a reload', () => {
  const storage = memory();
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
  const list = createRunList(memory());
  list.follow({ ...run, isOthers: true });
  list.follow(run);
  list.follow({ ...run, isOthers: true });
  expect(list.read()).toEqual([run]);
});

it('forgets a run that is over', () => {
  const storage = memory();
  const list = createRunList(storage);
  list.follow(run);
  list.drop('a');
  expect(createRunList(storage).read()).toEqual([]);
});

it('begins empty when what is stored cannot be read', () => {
  expect(createRunList(memory('{')).read()).toEqual([]);
  expect(createRunList(memory('{}')).read()).toEqual([]);
});
