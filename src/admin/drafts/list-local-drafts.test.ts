import { expect, it } from 'vitest';
import { listLocalDrafts } from './list-local-drafts.ts';

it('lists only new posts the server never had, the latest first, and finds them by title', () => {
  const copy = (title: string, saved_at: string, more: object = {}) =>
    JSON.stringify({
      copies: { one: { values: { ai_translated_title: title }, saved_at, ...more } },
    });
  const items = new Map([
    ['session', '{}'],
    ['draft:a', copy('Senas', '2026-03-01T10:00:00Z')],
    ['draft:b', copy('Šviežias', '2026-03-02T10:00:00Z')],
    ['draft:c', copy('Serveryje', '2026-03-02T10:00:00Z', { draft: { id: 'c', version: 1 } })],
    ['draft:d', copy('Įrašo pakeitimas', '2026-03-02T10:00:00Z', { base_version: 3 })],
  ]);
  const storage = {
    length: items.size,
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: () => {},
    removeItem: () => {},
  };
  expect(listLocalDrafts(storage).map(({ id }) => id)).toEqual(['b', 'a']);
  expect(listLocalDrafts(storage, 'švi').map(({ id }) => id)).toEqual(['b']);
});
