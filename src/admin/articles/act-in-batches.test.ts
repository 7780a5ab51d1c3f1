import { expect, it, vi } from 'vitest';
import { actInBatches, type BulkAct } from './act-in-batches.ts';

const items = Array.from({ length: 450 }, (_, n) => ({ id: String(n), version: 1 }));
const done = ({ items }: BulkAct) => ({
  done: items.map(({ id }) => ({ id, version: 2 })),
  failed: [],
});

it('sends many articles in parts and answers as if it were one', async () => {
  const sent: number[] = [];
  const result = await actInBatches(
    { action: 'category', items, ai_category: 'Kita' },
    async (part) => {
      expect(part).toMatchObject({ action: 'category', ai_category: 'Kita' });
      sent.push(part.items.length);
      return done(part);
    },
  );
  expect(sent).toEqual([200, 200, 50]);
  expect(result.done.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
});

it('names what was refused of every part, and sends no empty one', async () => {
  let parts = 0;
  const result = await actInBatches(
    { action: 'publish', items: items.slice(0, 400) },
    async ({ items: [first, ...others] }) => {
      parts += 1;
      const refused = first ? [{ id: first.id, detail: 'jau publikuotas' }] : [];
      return { done: others.map(({ id }) => ({ id, version: 2 })), failed: refused };
    },
  );
  expect(parts).toBe(2);
  expect(result.failed.map(({ id }) => id)).toEqual(['0', '200']);
  expect([result.done.length, result.unsent]).toEqual([398, []]);
});

it('names the rest with the reason when a later part fails, so that what was done can be taken back', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  let parts = 0;
  const result = await actInBatches({ action: 'publish', items }, async (part) => {
    parts += 1;
    if (parts === 2) throw new Error('nutrūko');
    return done(part);
  });
  expect([result.done.length, result.failed.length, parts]).toEqual([200, 250, 2]);
  expect(result.unsent).toEqual(items.slice(200));
  expect(complained).toHaveBeenCalledOnce();
  complained.mockClear();
});

it('fails as a whole when nothing was done', async () => {
  const fail = () => Promise.reject(new Error('nutrūko'));
  await expect(actInBatches({ action: 'publish', items }, fail)).rejects.toThrow('nutrūko');
});
