// `npm run restore -- FILE [--yes]`: a back-up into the database and storage of the settings; with --yes what is there is put aside.

import { describeContents } from '../src/server/backup/explain-backup.ts';
import { restoreFile } from '../src/server/backup/restore-file.ts';
import { connectDatabase, migrateDatabase } from '../src/server/database/database.ts';
import { runBackupCommand, withDatabaseAsItIs } from './with-backup.ts';

const mayReplace = process.argv.includes('--yes');
const [file] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (!file) {
  console.error('Nurodykite failą: npm run restore -- FAILAS');
  process.exit(1);
}

await runBackupCommand((config) =>
  withDatabaseAsItIs(config, { besideProduct: false }, async (server) => {
    const restored = await restoreFile(config, server, file, { now: new Date(), mayReplace });
    const database = connectDatabase(server.url, () => {}, 'command');
    try {
      await migrateDatabase(database, server);
    } finally {
      await database.close();
    }
    const { manifest, putAside } = restored;
    console.log(
      `Atkurta ir sutampa: ${manifest.head.taken_at} kopija (${describeContents(manifest)}).`,
    );
    if (putAside.length > 0)
      console.log(
        `Ankstesni duomenys atidėti toje pačioje bazėje, schemose: ${putAside.join(', ')}.`,
      );
  }),
);
