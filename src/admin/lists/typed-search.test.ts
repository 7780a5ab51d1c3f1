import { expect, it } from 'vitest';
import { askFor, meet, noneAsked } from './typed-search.ts';

it('knows its own words when they come back, however late and with some passed over', () => {
  const asked = askFor(askFor(askFor(noneAsked(''), 'a'), 'ab'), 'abc');
  const first = meet(asked, 'a');
  expect(first).toEqual({ next: { seen: 'a', asked: ['ab', 'abc'] }, isOurs: true });
  expect(meet(first.next, 'abc')).toEqual({ next: { seen: 'abc', asked: [] }, isOurs: true });
});

it('takes over what comes from elsewhere', () => {
  const search = meet(askFor(noneAsked(''), 'a'), 'a').next;
  expect(meet(search, '')).toEqual({ next: noneAsked(''), isOurs: false });
});

it('does not wait for what the address has already', () => {
  expect(askFor(noneAsked('a'), 'a')).toEqual(noneAsked('a'));
});
