import { expect, it } from 'vitest';
import { NOTHING_SELECTED, toggle } from '../../lists/selection.ts';
import { type MarkedArticle, readMarked } from './marked-articles.ts';

const article = (id: string): MarkedArticle => ({
  id,
  version: 1,
  state: 'prepared',
  has_pending_values: false,
  preparation_state: 'prepared',
  prepared_by: 'ai',
  reviewed_at: null,
  scheduled_for: null,
  published_date: null,
});
const [a, b, c, elsewhere] = ['a', 'b', 'c', 'elsewhere'].map(article) as [
  MarkedArticle,
  MarkedArticle,
  MarkedArticle,
  MarkedArticle,
];
const matching = { key: 'all', items: [a, b, elsewhere], isWhole: true };
const listed = (ids: ReadonlySet<string>) => [...ids].toSorted();

it('„all that match“ marks the page and is aimed at the other pages too', () => {
  const marked = readMarked({ shown: [a, b], key: 'all', selection: NOTHING_SELECTED, matching });
  expect(listed(marked.ids)).toEqual(['a', 'b']);
  expect(marked.isPageMarked).toBe(true);
  expect(marked.articles).toEqual([a, b, elsewhere]);
});

it('a row that arrives after „all that match“ is neither marked nor acted on', () => {
  const shown = [c, a, b];
  const marked = readMarked({ shown, key: 'all', selection: NOTHING_SELECTED, matching });
  expect(listed(marked.ids)).toEqual(['a', 'b']);
  expect(marked.isPageMarked).toBe(false);
  expect(marked.articles).not.toContain(c);
  const next = toggle(marked.selection, ['c', 'a', 'b'], 'a', false);
  expect(listed(next.ids)).toEqual(['b']);
});

it('with other filters „all that match“ is marked no more', () => {
  const selection = { ids: new Set(['b', 'gone']), last: 'b' };
  const marked = readMarked({ shown: [a, b], key: 'other', selection, matching });
  expect(marked.everything).toBeNull();
  expect(listed(marked.ids)).toEqual(['b']);
  expect(marked.articles).toEqual([b]);
});

it('an empty page is not a marked one', () => {
  const marked = readMarked({ shown: [], key: 'all', selection: NOTHING_SELECTED, matching: null });
  expect([marked.isPageMarked, marked.articles]).toEqual([false, []]);
});
