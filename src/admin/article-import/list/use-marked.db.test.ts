import { useState } from 'react';
import { expect, test } from 'vitest';
import { storePreparedArticle } from '../../../../tests/support/prepared-article.ts';
import { openServedPanel } from '../../../../tests/support/served-panel.ts';
import type { ArticleRow } from '../../articles/article-requests.ts';

/* What is marked in the list of the import, row by row and „all that match“. */

const { api, panel } = await openServedPanel();

const FILTERS = { state: 'all' } as const;

/** The first two of three articles are the page. */
async function open() {
  for (let nth = 0; nth < 3; nth += 1) await storePreparedArticle(api.db);
  const list = await api.askAsAdmin('GET', '/api/admin/articles?state=all&per_page=2');
  const shown = list.body.items as ArticleRow[];
  const { useMarked } = await import('./use-marked.ts');
  const hook = await panel.use(() => {
    const [filters, setFilters] = useState<{ state: 'all'; q?: string }>(FILTERS);
    return { ...useMarked({ shown, filters }), setFilters };
  });
  const [one = '', two = ''] = shown.map(({ id }) => id);
  return { hook, one, two, marked: () => [...hook.current.ids] };
}

test('rows are marked one by one, as a range and as a page, and let go', async () => {
  const { hook, one, two, marked } = await open();
  await panel.act(() => hook.current.toggle(one, false));
  expect(marked()).toEqual([one]);
  await panel.act(() => hook.current.toggle(two, true));
  expect(marked()).toEqual([one, two]);
  expect(hook.current.isPageMarked).toBe(true);
  await panel.act(() => hook.current.togglePage());
  expect(marked()).toEqual([]);
  await panel.act(() => hook.current.togglePage());
  await panel.act(() => hook.current.clear());
  expect(marked()).toEqual([]);
});

test('all that match are marked beyond the page, until a row is marked by itself or the filters change', async () => {
  const { hook, one, two, marked } = await open();
  const markAll = async () => {
    await panel.act(() => hook.current.markEverything());
    await panel.until(() => expect(hook.current.everything).not.toBeNull());
  };
  await markAll();
  expect(hook.current.everything?.isWhole).toBe(true);
  expect(hook.current.articles.length).toBeGreaterThan(2);
  await panel.act(() => hook.current.toggle(one, false));
  expect(hook.current.everything).toBeNull();
  expect(marked()).toEqual([two]);
  await markAll();
  await panel.act(() => hook.current.setFilters({ state: 'all', q: 'kita' }));
  expect(hook.current.everything).toBeNull();
});
