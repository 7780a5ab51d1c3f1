import { expect, it } from 'vitest';
import { readFilters, toQuery } from './contact-filters.ts';

const from = (address: string) =>
  toQuery(readFilters((name) => new URLSearchParams(address).get(name)));

it('begins with all messages, the newest first', () => {
  expect(from('')).toEqual({ sort: '-created_at' });
});

it('asks for what the tab and the search say', () => {
  expect(from('filter=suspect&q=ona')).toEqual({ suspect: '1', sort: '-created_at', q: 'ona' });
  expect(from('filter=unsent')).toEqual({ unsent: '1', sort: '-created_at' });
  expect(from('filter=new&sort=name')).toEqual({ status: 'new', sort: 'name' });
});

it('takes defaults for what the address has wrong', () => {
  expect(from('filter=nonsense&sort=-password')).toEqual({ sort: '-created_at' });
});
