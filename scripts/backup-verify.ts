// `npm run backup:verify [-- FILE]`: restores a back-up into a database that is thrown away, and compares; without FILE the newest.
import { createReadStream } from 'node:fs';
import { BackupError } from '../src/server/backup/backup-error.ts';
import { makeFolder, openBackupPlace } from '../src/server/backup/backup-place.ts';
import { describeContents } from '../src/server/backup/explain-backup.ts';
import { commandFolderOf } from '../src/server/backup/make-backup.ts';
import { verifyBackup } from '../src/server/backup/verify-backup.ts';
import { readWords } from './usage.mjs';
import { runBackupCommand } from './with-backup.ts';

const [file] = readWords('backup:verify').words;

await runBackupCommand(async (config) => {
  const place = openBackupPlace(config);
  const name = file ?? (await place.list()).at(-1);
  if (!name) throw new BackupError('none');
  const workFolder = commandFolderOf(config);
  await makeFolder(workFolder, config.dataDir);
  const bytes = file ? createReadStream(file) : await place.read(name);
  const manifest = await verifyBackup(bytes, config.backupKey, { workFolder, now: new Date() });
  console.log(`${name}: atkurta ir sutampa (${describeContents(manifest)}).`);
});
