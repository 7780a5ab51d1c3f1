import { formatVilniusMoment } from '../../domain/time/vilnius-date.ts';
import { isOnDataDisk, openBackupPlace } from '../backup/backup-place.ts';
import { getBackupStatus } from '../backup/backup-status.ts';
import { explainBackup } from '../backup/explain-backup.ts';
import type { Config } from '../config.ts';
import type { AppContext } from '../context.ts';
import { attention, bad, type Finding, good } from './finding.ts';

const NAME = 'Atsarginė kopija';
const PLACE = 'Kopijų vieta';

/** Whether one that was restored is there, and whether it outlives this disk. */
export async function examineBackups(
  deps: Pick<AppContext, 'db' | 'clock'>,
  config: Config,
): Promise<Finding[]> {
  const found = await openBackupPlace(config)
    .list()
    .catch((error: unknown) => explainBackup(error) ?? String(error));
  const names = typeof found === 'string' ? undefined : found;
  const { proven, isOverdue } = await getBackupStatus(deps, names);
  const at = proven && formatVilniusMoment(proven.at.toISOString());
  const last = !at
    ? bad(
        NAME,
        'kopijų vietoje nėra nė vienos patikrintos: administravimo srityje, „Sistemos būsena“, spauskite „Daryti kopiją dabar“ arba palaukite nakties',
      )
    : isOverdue
      ? bad(NAME, `paskutinė patikrinta ${at}, per sena`)
      : good(NAME, `patikrinta ${at}`);
  const key = config.backupKey
    ? good('Kopijų raktas', 'yra. Laikykite jį ir kitur: be jo nieko neatkursite')
    : attention('Kopijų raktas', 'BACKUP_KEY tuščias: kopiją perskaitys, kas ją turės');
  return [last, typeof found === 'string' ? bad(PLACE, found) : await examinePlace(config), key];
}

async function examinePlace(config: Config): Promise<Finding> {
  const { backupUrl } = config;
  const isShared = await isOnDataDisk(config);
  if (isShared === null) return attention(PLACE, `${backupUrl} dar nėra`);
  if (!isShared) return good(PLACE, backupUrl?.startsWith('file:') ? backupUrl : 'S3');
  const remedy = backupUrl
    ? 'Jei kopijoms skirtas kitas diskas, patikrinkite, ar jis prijungtas (BACKUP_URL)'
    : 'Nurodykite BACKUP_URL kitame diske arba S3';
  return attention(PLACE, `tame pačiame diske kaip ir duomenys. ${remedy}`);
}
