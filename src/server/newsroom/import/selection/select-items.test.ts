import { describe, expect, it } from 'vitest';
import { newestFirst } from './select-items.ts';

const now = new Date('2026-11-20T10:00:00Z');
const item = (name: string, date: string | null) => ({
  name,
  publishedAt: date ? new Date(date) : null,
});
const order = (...items: ReturnType<typeof item>[]) =>
  newestFirst(items, now).map(({ name }) => name);

describe('newestFirst', () => {
  it('sorts by date when every item has one', () => {
    expect(
      order(
        item('sena', '2026-11-01'),
        item('nauja', '2026-11-19'),
        item('labai sena', '2001-01-01'),
      ),
    ).toEqual(['nauja', 'sena', 'labai sena']);
  });

  it('keeps the order of the source when one has none', () => {
    expect(order(item('a', '2026-11-01'), item('b', null), item('c', '2026-11-19'))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('takes the future for now', () => {
    expect(
      order(
        item('rytoj', '2026-11-21'),
        item('kada nors', '2038-01-01'),
        item('vakar', '2026-11-19'),
      ),
    ).toEqual(['rytoj', 'kada nors', 'vakar']);
  });
});
