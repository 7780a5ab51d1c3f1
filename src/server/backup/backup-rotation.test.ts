import { expect, test } from 'vitest';
import { backupName, lastKeptUntil, listExpired, parseBackupName } from './backup-rotation.ts';

const nights = (count: number, last = '2026-11-23T01:10:00Z') =>
  Array.from({ length: count }, (_, n) =>
    backupName(new Date(Date.parse(last) - n * 86_400_000), false),
  );
const noneProven = new Set<string>();
const at = (moment: string) => backupName(new Date(moment), false);
const keptOf = (names: string[]) => {
  const expired = new Set(listExpired(names, noneProven));
  return names.filter((name) => !expired.has(name)).map((name) => name.slice(7, 15));
};

test('a name tells when it was taken and whether it is encrypted', () => {
  const at = new Date('2026-11-23T01:10:05Z');
  expect(backupName(at, true)).toBe('backup-20261123T011005Z.tar.zst.age');
  expect(parseBackupName(backupName(at, false))).toEqual(at);
  expect(parseBackupName('backup-20261123T011005Z.tar.zst.partial')).toBeNull();
  expect(parseBackupName('backup-20261323T011005Z.tar.zst')).toBeNull();
});

test('of a year of nights seven days, four weeks and six months are kept, the newest of each', () => {
  expect(keptOf(nights(365))).toEqual([
    ...['20261123', '20261122', '20261121', '20261120', '20261119', '20261118', '20261117'],
    // Sundays of the weeks before, and the last days of the months before.
    ...['20261115', '20261108', '20261031', '20260930', '20260831', '20260731', '20260630'],
  ]);
});

test('all of the last seven days that have any are kept, also those made by hand before an update', () => {
  const byHand = ['2026-11-17T06:00:00Z', '2026-11-23T10:00:00Z', '2026-11-23T10:00:01Z'].map(at);
  expect(keptOf([...nights(7), ...byHand])).toHaveLength(10);
});

test('of a week and of a month the newest that was proven is kept, not one that nobody has tried', () => {
  const [proven, later] = ['2026-11-15T01:10:00Z', '2026-11-15T10:00:00Z'].map(at);
  const [october, onTheLastDay] = ['2026-10-31T01:10:00Z', '2026-10-31T10:00:00Z'].map(at);
  const all = [...nights(7), proven, later, october, onTheLastDay].map(String);
  const isProven = new Set([proven, october].map(String));
  expect(listExpired(all, isProven).toSorted()).toEqual([onTheLastDay, later]);
  expect(listExpired(all, noneProven).toSorted()).toEqual([october, proven]);
});

test('days, weeks and months are those of Vilnius', () => {
  // The first of December there, a Tuesday, half an hour after midnight.
  const first = at('2026-11-30T22:30:00Z');
  const november = at('2026-11-30T21:30:00Z');
  const newer = nights(7, '2026-12-20T01:10:00Z');
  expect(keptOf([...newer, november])).toContain('20261130');
  expect(listExpired([...newer, first, november], noneProven)).toEqual([]);
  // Of the same night, an hour apart: of two weeks.
  const [sunday, monday] = ['2026-11-22T21:30:00Z', '2026-11-22T22:30:00Z'].map(at);
  const december = nights(7, '2026-12-06T01:10:00Z');
  expect(listExpired([...december, String(sunday), String(monday)], noneProven)).toEqual([]);
});

test('what no schedule has written is never deleted', () => {
  const others = ['notes.txt', 'before-update.tar.zst'];
  const expired = listExpired([...nights(40), ...others], noneProven);
  expect(expired.filter((name) => others.includes(name))).toEqual([]);
});

test('what was taken before a moment is gone on the day that is said, and not a day before', () => {
  // An hour before June in Vilnius.
  const moment = new Date('2026-05-31T20:00:00Z');
  const until = lastKeptUntil(moment).toISOString().slice(0, 10).replaceAll('-', '');
  expect(until).toBe('20261101');
  const oldestOn = (day: string) =>
    keptOf(nights(365).filter((name) => name.slice(7, 15) <= day)).toSorted()[0];
  expect(lastKeptUntil(new Date('2026-05-31T21:00:00Z')).toISOString()).toMatch(/^2026-12-01/);
  expect([oldestOn('20261031'), oldestOn(until)]).toEqual(['20260531', '20260630']);
});
