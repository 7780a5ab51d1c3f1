import { expect, it } from 'vitest';
import { acknowledge, noPendingSearch, requestSearch } from './typed-search.ts';

it('knows its own words when they come back, however late and with some passed over', () => {
  const asked = requestSearch(requestSearch(requestSearch(noPendingSearch(''), 'a'), 'ab'), 'abc');
  const first = acknowledge(asked, 'a');
  expect(first).toEqual({ next: { seen: 'a', asked: ['ab', 'abc'] }, isOurs: true });
  expect(acknowledge(first.next, 'abc')).toEqual({
    next: { seen: 'abc', asked: [] },
    isOurs: true,
  });
});

it('takes over what comes from elsewhere', () => {
  const search = acknowledge(requestSearch(noPendingSearch(''), 'a'), 'a').next;
  expect(acknowledge(search, '')).toEqual({ next: noPendingSearch(''), isOurs: false });
});

it('does not wait for what the address has already', () => {
  expect(requestSearch(noPendingSearch('a'), 'a')).toEqual(noPendingSearch('a'));
});
