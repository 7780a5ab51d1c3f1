import { expect, it } from 'vitest';
import { memoryStorage } from '../../../../tests/support/memory-storage.ts';
import { createSessionStore } from '../../http/session-store.ts';
import { clearedFilters, createKeptFilters } from './kept-filters.ts';

const IMPORT = '/admin/import/ai';
const CONTACTS = '/admin/communications/contacts';

function world() {
  const storage = memoryStorage();
  const at = { user: 'ona' as string | undefined, now: Date.parse('2026-03-01T08:00:00Z') };
  const filters = createKeptFilters(
    storage,
    () => at.user,
    () => at.now,
  );
  const keep = (path: string, search: string) => filters.keep(path, new URLSearchParams(search));
  return { storage, at, filters, keep };
}

it('leads to each list with the filters it was left with, not with its page or what was open', () => {
  const { filters, keep } = world();
  expect(filters.lead(IMPORT)).toBe(IMPORT);
  keep(IMPORT, 'state=all&q=dėžutė&page=3&open=5&min=0');
  keep(CONTACTS, 'filter=new');
  expect(filters.lead(IMPORT)).toBe(`${IMPORT}?state=all&q=d%C4%97%C5%BEut%C4%97&min=0`);
  expect(filters.lead(CONTACTS)).toBe(`${CONTACTS}?filter=new`);
  keep(CONTACTS, 'page=2');
  expect(filters.lead(CONTACTS)).toBe(CONTACTS);
  expect(filters.lead(IMPORT)).toContain('state=all');
});

it.each([
  ['/admin/content/images', 'tab=files&q=sutartis'],
  ['/admin/content/bin', 'q=nis2'],
  ['/admin/automation/glossary', 'q=cloud'],
  ['/admin/settings/users', 'q=ona&sort=email'],
])('keeps the search and the order of %s too', (path, search) => {
  const { filters, keep } = world();
  keep(path, `${search}&page=2&open=5`);
  expect(filters.lead(path)).toBe(`${path}?${search}`);
  expect(clearedFilters(path, new URLSearchParams(search))).toEqual({ q: null });
});

it('keeps nothing of addresses that are no such list', () => {
  const { storage, filters, keep } = world();
  keep('/admin/import/ai/5', 'state=all');
  keep('/admin/settings/account', 'q=ona');
  expect([...storage.values]).toEqual([]);
  expect(filters.lead('/admin/settings/account')).toBe('/admin/settings/account');
});

it('gives them to nobody else, and to nobody after signing out', () => {
  const { storage, at, filters, keep } = world();
  keep(CONTACTS, 'q=Petraitis');
  at.user = 'jonas';
  expect(filters.lead(CONTACTS)).toBe(CONTACTS);
  keep(IMPORT, 'state=failed');
  expect([...storage.values.values()].join()).not.toContain('Petraitis');
  createSessionStore(storage, new EventTarget()).forget();
  expect(filters.lead(IMPORT)).toBe(IMPORT);
  at.user = undefined;
  keep(IMPORT, 'state=failed');
  expect([...storage.values]).toEqual([]);
});

it('forgets them half a day after the last change, and what it cannot read', () => {
  const { storage, at, filters, keep } = world();
  keep(IMPORT, 'state=failed');
  at.now += 12 * 3600_000 - 1;
  expect(filters.lead(IMPORT)).toBe(`${IMPORT}?state=failed`);
  at.now += 1;
  expect(filters.lead(IMPORT)).toBe(IMPORT);
  for (const broken of ['{', 'null', '5', '{"user":"ona"}']) {
    storage.setItem('filters', broken);
    expect(filters.lead(IMPORT), broken).toBe(IMPORT);
  }
});

it('takes away what leaves rows out, and leaves their order and the tab', () => {
  const clear = (path: string, search: string) => clearedFilters(path, new URLSearchParams(search));
  expect(clear(IMPORT, 'state=all&sort=title&q=a&today=1')).toEqual({ q: null, today: null });
  expect(clear(CONTACTS, 'filter=new&sort=name')).toEqual({ filter: null });
  expect(clear(IMPORT, 'state=all&page=2&min=0')).toBeNull();
  expect(clear('/admin/settings/account', 'q=ona')).toBeNull();
});
