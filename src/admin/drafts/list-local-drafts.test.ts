import { expect, it } from 'vitest';
import { listLocalDrafts, unsentIds, withoutListed } from './list-local-drafts.ts';

const copy = (title: string, saved_at: string, more: object = {}) =>
  JSON.stringify({
    copies: { one: { values: { ai_translated_title: title }, saved_at, ...more } },
  });
const storageOf = (items: Map<string, string>) => ({
  length: items.size,
  key: (index: number) => [...items.keys()][index] ?? null,
  getItem: (key: string) => items.get(key) ?? null,
  setItem: () => {},
  removeItem: () => {},
});
const storage = storageOf(
  new Map([
    ['session', '{}'],
    ['draft:a', copy('Senas', '2026-03-01T10:00:00Z')],
    ['draft:b', copy('Šviežias', '2026-03-04T10:00:00Z')],
    ['draft:c', copy('Serveryje', '2026-03-03T10:00:00Z', { is_stored: true })],
    ['draft:d', copy('Įrašo pakeitimas', '2026-03-02T10:00:00Z', { base_version: 3 })],
    ['draft:e', '{"copies":{}}'],
  ]),
);

it('lists every text this browser holds, the latest first, and finds them by title', () => {
  const rows = listLocalDrafts(storage);
  expect(rows.map(({ id }) => id)).toEqual(['b', 'c', 'd', 'a']);
  expect(rows[2]).toEqual({
    id: 'd',
    isArticle: true,
    title: 'Įrašo pakeitimas',
    beginning: '',
    saved_at: '2026-03-02T10:00:00Z',
    isStored: false,
    copies: [expect.objectContaining({ window: 'one', saved_at: '2026-03-02T10:00:00Z' })],
  });
  expect(listLocalDrafts(storage, 'švi').map(({ id }) => id)).toEqual(['b']);
});

it('leaves out only what the server’s own list shows', () => {
  const shown = (server: string[] | null) =>
    withoutListed(listLocalDrafts(storage), server && new Set(server), new Set()).map(
      ({ id }) => id,
    );
  expect(shown(['c', 'd'])).toEqual(['b', 'd', 'a']);
  expect(shown([])).toEqual(['b', 'c', 'd', 'a']);
  expect(shown(null)).toEqual(['b', 'd', 'a']);
});

it('lists a text once: one on the screen says itself that part of it is only here', () => {
  expect([...unsentIds(storage)]).toEqual(['b', 'd', 'a']);
  const rows = withoutListed(listLocalDrafts(storage), new Set(['c', 'd']), new Set(['d']));
  expect(rows.map(({ id }) => id)).toEqual(['b', 'a']);
});
