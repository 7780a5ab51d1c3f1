import { useState } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPanelInMemory, type PanelInMemory } from '../../../tests/support/panel-in-memory.ts';

let panel: PanelInMemory;
beforeAll(async () => {
  panel = await openPanelInMemory();
});
afterAll(() => panel.close());

/** A field whose server answers when it is let to. */
async function openField() {
  const { useServerSearch } = await import('./use-server-search.ts');
  const waiting = new Map<string, PromiseWithResolvers<string[]>>();
  const find = vi.fn((typed: string) => {
    const answer = Promise.withResolvers<string[]>();
    waiting.set(typed, answer);
    return answer.promise;
  });
  let type: (asked: string | null) => void = () => {};
  const field = await panel.use(() => {
    const [asked, setAsked] = useState<string | null>('');
    type = setAsked;
    return useServerSearch(asked, { key: ['fields'], find });
  });
  return {
    field,
    find,
    type: (asked: string | null) => panel.act(() => type(asked)),
    async answer(typed: string, rows: string[] | Error) {
      await panel.until(() => expect(waiting.has(typed)).toBe(true));
      const { resolve, reject } = waiting.get(typed) ?? Promise.withResolvers<string[]>();
      waiting.delete(typed);
      if (rows instanceof Error) reject(rows);
      else resolve(rows);
      await panel.until(() => expect(field.current.isWaiting).toBe(false));
    },
  };
}

test('while an answer is on its way nothing is found, so that no row of the list before is taken for one of it', async () => {
  const { field, find, type, answer } = await openField();
  expect(field.current).toMatchObject({ found: undefined, shown: undefined, isWaiting: true });
  await answer('', ['a', 'b']);
  expect(field.current.found).toEqual(['a', 'b']);

  await type('b');
  expect(field.current).toMatchObject({ found: undefined, shown: ['a', 'b'], isWaiting: true });
  // Also while the letters are waited for, and back to what is known.
  await type('');
  expect(field.current.found).toEqual(['a', 'b']);
  await type('b');
  await answer('b', ['b']);
  expect(field.current.found).toEqual(['b']);

  await type(null);
  expect(field.current).toMatchObject({ found: undefined, shown: undefined, isWaiting: false });
  expect(find.mock.calls.map(([typed]) => typed)).toEqual(['', 'b']);
});

test('a search that failed finds nothing and says so, until another is asked for', async () => {
  const { field, type, answer } = await openField();
  await type('y');
  await answer('y', new Error('refused'));
  expect(field.current).toMatchObject({ found: undefined, isWaiting: false, isError: true });
  await type('z');
  expect(field.current).toMatchObject({ isWaiting: true, isError: false });
});
