// `npm run doctor`: looks at a server before it goes online, also while the product runs. Exit code 1 when something must be mended.
import { withCount } from '../src/domain/text/with-count.ts';
import { systemClock } from '../src/domain/time/clock.ts';
import { readConfig } from '../src/server/config.ts';
import { connectDatabase } from '../src/server/database/database.ts';
import { isDatabaseMade, startOrJoinDatabase } from '../src/server/database/start-database.ts';
import { examineAddress } from '../src/server/doctor/examine-address.ts';
import { examineBackups } from '../src/server/doctor/examine-backups.ts';
import { examineDatabase, TABLES } from '../src/server/doctor/examine-database.ts';
import { examineKeys } from '../src/server/doctor/examine-keys.ts';
import { examineMachine } from '../src/server/doctor/examine-machine.ts';
import { examineMail } from '../src/server/doctor/examine-mail.ts';
import { examineSettings } from '../src/server/doctor/examine-settings.ts';
import { examineStorage } from '../src/server/doctor/examine-storage.ts';
import { examineTexts } from '../src/server/doctor/examine-texts.ts';
import { attention, bad, type Finding, type Verdict } from '../src/server/doctor/finding.ts';
import { explainStartFailure } from '../src/server/start-failure.ts';
import { workAsOwnerOf } from '../src/server/work-as-owner.ts';
import { withDatabaseAsItIs } from './with-backup.ts';

const SIGNS: Record<Verdict, string> = { good: '✓', attention: '!', bad: '✗' };
const counted: Record<Verdict, number> = { good: 0, attention: 0, bad: 0 };
const tell = (findings: Finding[]) => {
  for (const { name, verdict, text } of findings) {
    counted[verdict] += 1;
    console.log(`${SIGNS[verdict]} ${name}: ${text}`);
  }
};

try {
  const config = readConfig();
  await workAsOwnerOf(config.dataDir);
  tell(examineSettings(config));
  tell([await examineKeys(config)]);
  tell([examineTexts()]);
  tell(await examineMachine(config));
  if (isDatabaseMade(config))
    await withDatabaseAsItIs(config, startOrJoinDatabase, async ({ url }) => {
      const database = connectDatabase(url, () => {}, 'command');
      try {
        const findings = await examineDatabase(database);
        tell(findings);
        if (!findings.some(({ name }) => name === TABLES))
          tell(await examineBackups({ db: database.db, clock: systemClock }, config));
      } finally {
        await database.close();
      }
    }).catch((error) => tell([bad('Duomenų bazė', explainStartFailure(error))]));
  else tell([attention('Duomenų bazė', 'dar nėra: ją sukurs pirmas paleidimas')]);
  tell([await examineStorage(config)]);
  tell(await examineMail(config));
  tell(await examineAddress(config));
  const toMend = withCount(
    counted.bad,
    'dalykas taisytinas',
    'dalykai taisytini',
    'dalykų taisytina',
  );
  console.log(
    counted.bad > 0
      ? `\nDar ne: ${toMend}, dėmesio verta – ${counted.attention}.`
      : `\nGalima viešinti. Dėmesio verta – ${counted.attention}.`,
  );
  if (counted.bad > 0) process.exitCode = 1;
} catch (error) {
  console.error(explainStartFailure(error));
  process.exitCode = 1;
}
