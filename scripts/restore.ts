// `npm run restore -- FILE [--yes]`: a back-up into the database and storage of the settings; with --yes what is there is archived.
import { open } from 'node:fs/promises';
import { systemClock } from '../src/domain/time/clock.ts';
import { forgetMissing } from '../src/server/backup/backup-status.ts';
import { describeContents } from '../src/server/backup/explain-backup.ts';
import { restoreFile } from '../src/server/backup/restore-file.ts';
import { commandLine } from '../src/server/command-line.ts';
import { connectDatabase, migrateDatabase } from '../src/server/database/database.ts';
import { startDatabase } from '../src/server/database/start-database.ts';
import { repeatErasures } from '../src/server/persons/repeat-erasures.ts';
import { workAsOwnerOf } from '../src/server/work-as-owner.ts';
import { readWords } from './usage.mjs';
import { runBackupCommand, withDatabaseAsItIs } from './with-backup.ts';

const { words, options } = readWords('restore');
const [file = ''] = words;
const mayReplace = options.yes === true;

await runBackupCommand(async (config) => {
  // Before: root may read files that the service may not.
  const bytes = (await open(file)).createReadStream();
  await workAsOwnerOf(config.dataDir);
  await withDatabaseAsItIs(
    config,
    (settings) => startDatabase(settings),
    async (server) => {
      const restored = await restoreFile(config, server, bytes, { now: new Date(), mayReplace });
      const { manifest, archivedSchemas } = restored;
      const takenAt = new Date(manifest.head.taken_at);
      const database = connectDatabase(server.url, () => {}, 'command');
      const erasures = await (async () => {
        try {
          await migrateDatabase(database, server);
          await forgetMissing({ db: database.db, config });
          return await repeatErasures({ db: database.db, clock: systemClock }, takenAt);
        } finally {
          await database.close();
        }
      })();
      console.log(
        `Atkurta ir sutampa: ${manifest.head.taken_at} kopija (${describeContents(manifest)}).`,
      );
      if (archivedSchemas.length > 0)
        console.log(
          `Ankstesni duomenys atidėti toje pačioje bazėje, schemose: ${archivedSchemas.join(', ')}.`,
        );
      if (erasures.repeated > 0)
        console.log(
          `Pakartota asmens duomenų ištrynimų iš atidėtos istorijos: ${erasures.repeated}.`,
        );
      for (const { email, reason } of erasures.refused)
        console.log(`Asmens duomenų ištrynimas nepakartotas (${email}): ${reason}`);
      console.log(
        `Jei po kopijos asmens duomenys ištrinti kitoje bazėje, pakartokite: ${commandLine('person:erase', 'ADRESAS --yes')}`,
      );
    },
  );
});
