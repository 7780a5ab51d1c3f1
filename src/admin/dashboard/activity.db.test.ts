import { expect, test } from 'vitest';
import { storePreparedArticle } from '../../../tests/support/prepared-article.ts';
import { openServedPanel } from '../../../tests/support/served-panel.ts';

const { api } = await openServedPanel();

test('the last thirty days are asked for, a series is their sum, and a day is written as month and number', async () => {
  const { getActivity, shortDay, totalOf } = await import('./activity.ts');
  for (let nth = 0; nth < 2; nth += 1)
    await storePreparedArticle(api.db, { published_date: new Date() });
  const asked = await api.askAsAdmin('GET', '/api/admin/dashboard/activity');
  expect(asked.body.days).toHaveLength(30);
  const days = await getActivity();
  expect(days).toHaveLength(30);
  expect([totalOf(days, 'published'), totalOf(days, 'contacts')]).toEqual([2, 0]);
  expect(shortDay('2026-03-01')).toBe('03-01');
});
