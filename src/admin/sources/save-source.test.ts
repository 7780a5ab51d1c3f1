import { expect, test, vi } from 'vitest';
import { isAllStored, saveSource } from './save-source.ts';
import { EMPTY_SOURCE } from './source-values.ts';

const VALUES = { ...EMPTY_SOURCE, name: 'A', rss_url: 'https://a.lt/rss' };
const serve = () => ({
  create: vi.fn(async () => ({ id: 'x' })),
  update: vi.fn(async () => {}),
});

test('a dialog in which nothing was typed during its save may close', async () => {
  const stored = await saveSource(null, VALUES, serve());
  expect(isAllStored(stored, { ...VALUES })).toBe(true);
  expect(isAllStored(stored, { ...VALUES, name: 'AB' })).toBe(false);
});

test('what was typed during the save of a new source is the next save, of the same source', async () => {
  const server = serve();
  const stored = await saveSource(null, VALUES, server);
  await saveSource(stored, { ...VALUES, name: 'AB' }, server);
  expect(server.create).toHaveBeenCalledOnce();
  expect(server.update.mock.calls).toEqual([['x', { name: 'AB' }]]);
});

test('what was saved before is not sent again, and what is taken back is', async () => {
  const server = serve();
  const first = await saveSource({ id: 'x', values: VALUES }, { ...VALUES, name: 'B' }, server);
  const second = await saveSource(first, { ...VALUES, name: 'B', charset: 'utf-8' }, server);
  await saveSource(second, { ...VALUES, charset: 'utf-8' }, server);
  await saveSource(second, second.values, server);
  expect(server.update.mock.calls).toEqual([
    ['x', { name: 'B' }],
    ['x', { charset: 'utf-8' }],
    ['x', { name: 'A' }],
  ]);
});
