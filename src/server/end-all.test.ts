import { expect, test } from 'vitest';
import { endAll } from './end-all.ts';

test('what was begun last ends first, once, and a failure of one leaves none open', async () => {
  const ended: string[] = [];
  const ends = ['database', 'queue', 'server'].map((name) => async () => {
    ended.push(name);
    if (name !== 'database') throw new Error(name);
  });
  await expect(endAll(ends)).rejects.toThrow('server');
  expect(ended).toEqual(['server', 'queue', 'database']);
  await endAll(ends);
  expect(ended).toHaveLength(3);
});
