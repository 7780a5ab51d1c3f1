import { expect, it } from 'vitest';
import { nextAddress, oneOf, readPage, readParameter } from './next-address.ts';

const lead = (search: string, values: Record<string, string | null>) => {
  const next = nextAddress(search, values);
  return next && `${next.isStep ? 'step' : 'place'} ${next.parameters}`;
};

it('makes a place of a filter, a tab, a sort and a page, and steps of what is typed or slid', () => {
  expect(lead('', { state: 'all' })).toBe('place state=all');
  expect(lead('?state=all', { page: '2' })).toBe('place state=all&page=2');
  expect(lead('?state=all', { q: 'nis2' })).toBe('step state=all&q=nis2');
  expect(lead('', { min: '45' })).toBe('step min=45');
  expect(lead('?q=nis2&category=A', { q: null, category: null })).toBe('place ');
});

it('begins at the first page again unless the page itself is what changes', () => {
  expect(lead('?page=4', { q: 'nis2' })).toBe('step q=nis2');
  expect(lead('?page=4&sort=name', { page: null })).toBe('place sort=name');
});

it('leads nowhere when nothing changes', () => {
  expect(lead('?state=all&page=3', { state: 'all' })).toBeNull();
  expect(lead('', { open: null })).toBeNull();
  expect(lead('', {})).toBeNull();
});

it('reads nothing that the server would refuse', () => {
  const read = (search: string) => readPage(new URLSearchParams(search));
  expect([read('page=1'), read('page=3'), read('page=100000')]).toEqual([1, 3, 100_000]);
  for (const wrong of ['', 'page=', 'page=0', 'page=-2', 'page=1.5', 'page=abc', 'page=100001'])
    expect(read(wrong), wrong).toBe(1);
  const long = new URLSearchParams({ q: 'a'.repeat(101), category: 'a'.repeat(100) });
  expect(readParameter(long, 'q')).toBeNull();
  expect(readParameter(new URLSearchParams('q=%00'), 'q')).toBeNull();
  expect(readParameter(long, 'category')).toHaveLength(100);
  expect([oneOf(['a'], 'a'), oneOf(['a'], 'b'), oneOf(['a'], null)]).toEqual(['a', null, null]);
});
