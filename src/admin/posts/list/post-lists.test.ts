import { expect, it } from 'vitest';
import { readPostFilters, toPostQuery } from './post-lists.ts';

const read = (address: string) => {
  const parameters = new URLSearchParams(address);
  return readPostFilters((name) => parameters.get(name));
};

it('shows published posts, the newest first, unless told otherwise', () => {
  expect(toPostQuery(read(''), 1, 12)).toEqual({
    state: 'published',
    sort: '-published_date',
    page: '1',
    per_page: '12',
  });
});

it('takes filters of the address over', () => {
  expect(
    toPostQuery(read('tab=scheduled&sort=-scheduled_for&q=sauga&category=Technologijos'), 2, 12),
  ).toMatchObject({
    state: 'scheduled',
    sort: '-scheduled_for',
    page: '2',
    q: 'sauga',
    category: 'Technologijos',
  });
});

it('narrows planned posts alone to when their day is', () => {
  expect(toPostQuery(read('tab=scheduled&when=missed'), 1, 12)).toMatchObject({
    planned: 'missed',
  });
  for (const other of ['tab=draft&when=missed', 'when=soon', 'tab=scheduled&when=kada'])
    expect(toPostQuery(read(other), 1, 12), other).not.toHaveProperty('planned');
});

it('looks for words in texts too and brings the best first, until another order is chosen', () => {
  expect(toPostQuery(read('q=kopijos'), 1, 12)).toEqual({
    ...{ state: 'published', page: '1', per_page: '12' },
    ...{ q: 'kopijos', in_texts: '1', best_first: '1' },
  });
  const chosen = toPostQuery(read('q=kopijos&sort=-edited_date'), 1, 12);
  expect(chosen).toMatchObject({ in_texts: '1', sort: '-edited_date' });
  expect(chosen).not.toHaveProperty('best_first');
});

it('narrows posts to those with changes that are not saved; of drafts each is unfinished', () => {
  for (const tab of ['published', 'scheduled'])
    expect(toPostQuery(read(`tab=${tab}&changed=1`), 1, 12)).toMatchObject({ has_draft: '1' });
  expect(toPostQuery(read('tab=draft&changed=1'), 1, 12)).not.toHaveProperty('has_draft');
});

it('goes back to the default where the address asks for what the tab does not have', () => {
  expect(read('tab=nera').tab).toBe('published');
  expect(read('tab=draft&sort=scheduled_for').sort).toBe('-created_at');
  expect(read('sort=best').sort).toBe('-published_date');
});
