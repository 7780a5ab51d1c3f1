import { expect, it } from 'vitest';
import { readFilters, toQuery } from './import-filters.ts';

const from = (address: string) => readFilters((name) => new URLSearchParams(address).get(name));

it('begins with prepared articles of at least 70, the most relevant first', () => {
  expect(toQuery(from(''), 1, 25)).toEqual({
    state: 'processed',
    sort: '-ai_actuality_score',
    min_score: '70',
    page: '1',
    per_page: '25',
  });
});

it('applies the minimum relevance to prepared articles only', () => {
  expect(toQuery(from('state=all&min=40'), 1, 25)).not.toHaveProperty('min_score');
  expect(toQuery(from('min=40'), 1, 25)).toMatchObject({ min_score: '40' });
  expect(toQuery(from('min=0'), 1, 25)).toMatchObject({ min_score: '0' });
});

it('takes defaults for what the address has wrong', () => {
  expect(from('state=nonsense&min=400')).toMatchObject({ state: 'processed', minScore: 70 });
  expect(from('min=abc').minScore).toBe(70);
  expect([from('min=100').minScore, from('min=101').minScore]).toEqual([100, 70]);
  for (const sort of ['bogus', '-', '--title', 'published_date', ''])
    expect(from(`sort=${sort}`).sort, sort).toBe('-ai_actuality_score');
  expect([from('sort=-title').sort, from('sort=source_name').sort]).toEqual([
    '-title',
    'source_name',
  ]);
});

it('narrows to a source and to a category', () => {
  const source = '0b9e0f0e-6d1a-4f0e-9f0e-0b9e0f0e6d1a';
  expect(toQuery(from(`source=${source}&category=IT+paslaugos`), 1, 25)).toMatchObject({
    source_id: source,
    category: 'IT paslaugos',
  });
  expect(toQuery(from('source=nonsense'), 1, 25)).not.toHaveProperty('source_id');
});

it('asks for today, for near duplicates and for words when they are there', () => {
  expect(toQuery(from('today=1&similar=1&q=nis2'), 2, 25)).toMatchObject({
    today: '1',
    near_duplicate: '1',
    q: 'nis2',
    page: '2',
  });
});
