import { expect, it } from 'vitest';
import { memoryStorage } from '../../../tests/support/memory-storage.ts';
import { asPostValues } from '../articles/post-values.ts';
import { createLocalDrafts, type LocalCopy } from './local-drafts.ts';

const copy = (window: string, title: string): LocalCopy => ({
  window,
  values: asPostValues({ ai_translated_title: title }),
  saved_at: '2026-03-01T10:00:00Z',
  base_version: 2,
  is_stored: false,
});
const windowsOf = (copies: LocalCopy[]) => copies.map(({ window }) => window);

it('keeps the copies of two windows apart under the key of the text', () => {
  const storage = memoryStorage();
  const drafts = createLocalDrafts(storage);
  expect(drafts.write('a', copy('one', 'Pirmas'))).toBe(true);
  drafts.write('a', copy('two', 'Antras'));
  expect([...storage.values.keys()]).toEqual(['draft:a']);
  expect(drafts.list('a')).toEqual([copy('one', 'Pirmas'), copy('two', 'Antras')]);
  drafts.remove('a', 'one');
  expect(windowsOf(drafts.list('a'))).toEqual(['two']);
  drafts.remove('a', 'two');
  expect(storage.values.get('draft:a')).toBeUndefined();
});

it('drops the copies somebody has seen, not what was written in them since', () => {
  const drafts = createLocalDrafts(memoryStorage());
  drafts.write('a', copy('gone', 'Pakeista kita'));
  drafts.write('a', copy('typing', 'Matyta'));
  const seen = drafts.list('a');
  drafts.write('a', {
    ...copy('typing', 'Parašyta po to'),
    saved_at: '2026-03-01T10:30:00Z',
  });
  drafts.write('a', copy('other', 'Nematyta'));
  drafts.drop('a', seen);
  expect(windowsOf(drafts.list('a'))).toEqual(['typing', 'other']);
});

it('knows which copies the server has had', () => {
  const drafts = createLocalDrafts(memoryStorage());
  drafts.write('a', copy('one', 'Tekstas'));
  drafts.markStored('a', 'one');
  drafts.markStored('a', 'gone');
  expect(drafts.list('a')).toEqual([{ ...copy('one', 'Tekstas'), is_stored: true }]);
});

it('leaves other copies as they were written: what an older one lacks is the article’s', () => {
  const storage = memoryStorage();
  const drafts = createLocalDrafts(storage);
  const older = { values: { ai_translated_title: 'Senas' }, saved_at: '2026-03-01T09:00:00Z' };
  storage.setItem('draft:a', JSON.stringify({ copies: { older } }));
  drafts.write('a', copy('one', 'Naujas'));
  drafts.markStored('a', 'one');
  drafts.markStored('a', 'older');
  drafts.drop('a', [copy('one', 'Naujas')]);
  const base = asPostValues({ ai_actuality_score: 70 });
  expect(drafts.list('a', base).map(({ values }) => values.ai_actuality_score)).toEqual(['70']);
});

it('says so when the browser has no room', () => {
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(createLocalDrafts(full).write('a', copy('one', 'Tekstas'))).toBe(false);
});

it('reads what cannot be read as nothing', () => {
  const storage = memoryStorage();
  const drafts = createLocalDrafts(storage);
  for (const raw of ['{', 'null', '[]', '{"copies":{"one":{}}}']) {
    storage.values.set('draft:a', raw);
    expect(drafts.list('a').every(({ values }) => values.ai_slug === '')).toBe(true);
  }
  storage.values.set('draft:a', '{"copies":{"one":null,"two":"x"}}');
  expect(drafts.list('a')).toEqual([]);
});
