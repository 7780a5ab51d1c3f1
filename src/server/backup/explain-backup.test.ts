import { expect, it } from 'vitest';
import { BackupError } from './backup-error.ts';
import { describeContents, explainBackup, toFailure } from './explain-backup.ts';

it.each([
  [{ code: 'ENOSPC' }, /nebėra vietos/, 'no-room'],
  [{ code: 'EDQUOT' }, /nebėra vietos/, 'no-room'],
  [{ code: '53100' }, /nebėra vietos/, 'no-room'],
  [{ code: 'EEXIST', path: '/a.tar' }, /^Failas \/a\.tar jau yra\./, 'unexpected'],
  [{ code: 'ENOENT', path: '/a.tar' }, /^Failo \/a\.tar nėra\.$/, 'unexpected'],
  [{ code: 'ENOENT', path: '/no/a.tar' }, /^Aplanko \/no nėra\.$/, 'unexpected'],
  [{ code: 'EISDIR' }, /^Nurodytas aplankas, o reikia failo\.$/, 'unexpected'],
  [{ code: 'EACCES', path: '/a' }, /^Nėra teisės: \/a\./, 'unexpected'],
  [{ code: 'EPERM', path: '/a' }, /^Nėra teisės: \/a\./, 'unexpected'],
  [{ code: 'EROFS', path: '/a' }, /^Nėra teisės: \/a\./, 'unexpected'],
] as const)('says what a person can mend about %o', (fault, sentence, failure) => {
  const error = Object.assign(new Error('a'), fault);
  expect(explainBackup(error)).toMatch(sentence);
  expect(toFailure(error)).toBe(failure);
});

it('says where a file is damaged, and nothing of what nobody can mend', () => {
  expect(explainBackup(new BackupError('damaged', 'articles/1'))).toMatch(/\(articles\/1\)/);
  expect(toFailure(new BackupError('damaged', 'a'))).toBe('damaged');
  expect(explainBackup(new BackupError('wrong-key'))).toMatch(/BACKUP_KEY/);
  expect(explainBackup(new TypeError('a'))).toBeNull();
});

it('counts what a back-up holds', () => {
  const tables = [
    { rows: 2, name: 'a' },
    { rows: 3, name: 'b' },
  ];
  const manifest = { tables, pictures: [{}] } as unknown as Parameters<typeof describeContents>[0];
  expect(describeContents(manifest)).toBe('lentelių: 2, eilučių: 5, nuotraukų: 1');
});
