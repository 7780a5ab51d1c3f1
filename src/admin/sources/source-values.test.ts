import { expect, test } from 'vitest';
import {
  EMPTY_SOURCE,
  listChanges,
  readingOthers,
  toNewSource,
  toPreviewRequest,
} from './source-values.ts';

const VALUES = { ...EMPTY_SOURCE, name: 'A', rss_url: 'https://a.lt/rss' };

test('an empty limit of a day is no limit', () => {
  expect(toNewSource(VALUES).daily_cap).toBeNull();
  expect(toNewSource({ ...VALUES, daily_cap: 4 }).daily_cap).toBe(4);
});

test('of an edited source only what changed is sent', () => {
  expect(listChanges(VALUES, VALUES)).toEqual({});
  const after = { ...VALUES, name: 'B', is_trusted: true, charset: 'windows-1257' };
  expect(listChanges(VALUES, after)).toEqual({
    name: 'B',
    is_trusted: true,
    charset: 'windows-1257',
  });
  expect(listChanges({ ...VALUES, daily_cap: 4 }, VALUES)).toEqual({ daily_cap: null });
});

test('an address is sent with whether it is trusted', () => {
  const rss_url = 'https://b.lt/rss';
  expect(
    listChanges({ ...VALUES, is_trusted: true }, { ...VALUES, rss_url, is_trusted: true }),
  ).toEqual({
    rss_url,
    is_trusted: true,
  });
});

test('a source that reads other hosts is trusted no more', () => {
  const before = { ...VALUES, is_trusted: true };
  expect(listChanges(before, { ...before, ...readingOthers(true) })).toEqual({
    reads_other_hosts: true,
    is_trusted: false,
  });
  expect(readingOthers(false)).toEqual({ reads_other_hosts: false });
});

test('a preview of a feed is asked without the choices of a listing', () => {
  const values = { ...VALUES, link_selector: 'a[' };
  expect(toPreviewRequest(values)).not.toHaveProperty('link_selector');
  expect(toPreviewRequest({ ...values, type: 'crawl' }, 'x')).toMatchObject({
    id: 'x',
    link_selector: 'a[',
  });
});
