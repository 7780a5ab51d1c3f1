import { expect, it, vi } from 'vitest';
import type { DraftRow } from './draft.ts';
import { listServerDraftIds } from './server-draft-ids.ts';

const row = (id: string, article_id: string | null = null): DraftRow => ({
  id,
  article_id,
  beginning: '',
  title: id,
  base_version: null,
  version: 1,
  updated_by: null,
  updated_at: '2026-03-01T10:00:00Z',
  created_at: '2026-03-01T10:00:00Z',
});

it('texts with a draft are gathered from every page, an article by its own id', async () => {
  const drafts = [
    ...Array.from({ length: 249 }, (_, index) => row(`d${index}`)),
    row('last', 'article'),
  ];
  const list = vi.fn(async (query: Record<string, string>) => {
    const [page = 0, size = 0] = [query.page, query.per_page].map(Number);
    return { items: drafts.slice((page - 1) * size, page * size), total: drafts.length };
  });
  const texts = await listServerDraftIds(list);
  expect(texts.size).toBe(250);
  expect([texts.has('d0'), texts.has('d200'), texts.has('article'), texts.has('last')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(list.mock.calls).toEqual(['1', '2', '3'].map((page) => [{ page, per_page: '100' }]));
});

it('one page is asked for where there is no more', async () => {
  const list = vi.fn(async () => ({ items: [row('d')], total: 1 }));
  expect([...(await listServerDraftIds(list))]).toEqual(['d']);
  expect(list).toHaveBeenCalledTimes(1);
});
