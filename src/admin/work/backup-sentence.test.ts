import { expect, test } from 'vitest';
import { describeBackup } from './backup-sentence.ts';

const now = new Date('2026-11-24T08:00:00Z');
const proven = { at: '2026-11-23T01:10:00Z', tables: 27, pictures: 412, bytes: 38_000_000 };

test.each([
  ['2026-11-24T07:30:00Z', 'mažiau nei valandą'],
  ['2026-11-24T06:59:00Z', '1\u00a0valandą'],
  ['2026-11-22T08:01:00Z', '47\u00a0valandas'],
  ['2026-11-22T07:59:00Z', '2\u00a0dienas'],
])('a back-up of %s is %s old, also when none came since', (at, age) => {
  for (const isOverdue of [false, true])
    expect(
      describeBackup({ proven: { ...proven, at }, failure: null, isOverdue }, now)?.text,
    ).toContain(`(prieš ${age})`);
});

test('a proven back-up says when, and what it held', () => {
  expect(describeBackup({ proven, failure: null, isOverdue: false }, now)).toEqual({
    text: 'Atsarginė kopija: vakar 03:10 (prieš 30\u00a0valandų), atkurta ir sutampa (27\u00a0lentelės, 412\u00a0nuotraukų, 38,0 MB).',
    isWarning: false,
  });
});

test('one that failed says why and which is the last good one', () => {
  expect(describeBackup({ proven, failure: 'no-room', isOverdue: false }, now)).toEqual({
    text: 'Paskutinės atsarginės kopijos padaryti nepavyko: diske nebėra vietos. Paskutinė gera: vakar 03:10 (prieš 30\u00a0valandų), atkurta ir sutampa (27\u00a0lentelės, 412\u00a0nuotraukų, 38,0 MB).',
    isWarning: true,
  });
});

test('none for long is a warning; none in a new installation is not', () => {
  expect(describeBackup({ proven: null, failure: null, isOverdue: true }, now)).toEqual({
    text: 'Kopijų vietoje nėra nė vienos patikrintos atsarginės kopijos.',
    isWarning: true,
  });
  expect(describeBackup({ proven: null, failure: null, isOverdue: false }, now)).toBeNull();
});
