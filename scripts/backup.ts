// `npm run backup [-- FILE]`: everything the product keeps in one file, also while it runs; without FILE among the nightly ones.
import { resolve } from 'node:path';
import { openBackupPlace } from '../src/server/backup/backup-place.ts';
import { describeContents } from '../src/server/backup/explain-backup.ts';
import { commandFolderOf, makeBackup, writeBackupFile } from '../src/server/backup/make-backup.ts';
import type { Config } from '../src/server/config.ts';
import {
  openExistingDatabase,
  startOrJoinDatabase,
} from '../src/server/database/start-database.ts';
import { readWords } from './usage.mjs';
import { runBackupCommand, withDatabaseAsItIs } from './with-backup.ts';

const [file] = readWords('backup').words;
const openIt = (config: Config) => openExistingDatabase(config, startOrJoinDatabase);

await runBackupCommand((config) =>
  withDatabaseAsItIs(config, openIt, async ({ url, adminUrl }) => {
    const from = adminUrl ?? url;
    const now = new Date();
    const made = file
      ? { name: resolve(file), ...(await writeBackupFile(config, from, resolve(file), now)) }
      : await makeBackup(config, from, openBackupPlace(config), {
          workFolder: commandFolderOf(config),
          now,
        });
    const size = (made.bytes / 1_000_000).toFixed(1).replace('.', ',');
    console.log(`Atsarginė kopija: ${made.name} (${describeContents(made.manifest)}, ${size} MB)`);
    if (!config.backupKey)
      console.log('Ji nešifruota: joje yra visi duomenys ir slaptažodžių maišos. Žr. BACKUP_KEY.');
  }),
);
