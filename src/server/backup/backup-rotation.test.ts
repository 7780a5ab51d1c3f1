import { expect, test } from 'vitest';
import { backupName, lastKeptUntil, listExpired, parseBackupName } from './backup-rotation.ts';

const nights = (count: number, last = '2026-11-23T01:10:00Z') =>
  Array.from({ length: count }, (_, n) =>
    backupName(new Date(Date.parse(last) - n * 86_400_000), false),
  );
const keptOf = (names: string[]) => {
  const expired = new Set(listExpired(names));
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

test('of a day with several the newest is kept', () => {
  const morning = backupName(new Date('2026-11-23T06:00:00Z'), false);
  expect(listExpired([...nights(1), morning])).toEqual(nights(1));
});

test('what no schedule has written is never deleted', () => {
  expect(listExpired([...nights(40), 'notes.txt', 'before-update.tar.zst'])).not.toContain(
    'before-update.tar.zst',
  );
});

test('what was taken before a moment is gone on the day that is said, and not a day before', () => {
  const moment = new Date('2026-05-31T23:00:00Z');
  const until = lastKeptUntil(moment).toISOString().slice(0, 10).replaceAll('-', '');
  expect(until).toBe('20261101');
  const oldestOn = (day: string) =>
    keptOf(nights(365).filter((name) => name.slice(7, 15) <= day)).toSorted()[0];
  expect([oldestOn('20261031'), oldestOn(until)]).toEqual(['20260531', '20260630']);
});
