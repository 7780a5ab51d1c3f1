import { BACKUP_AGE_MAX, type BackupFailure } from '../../domain/backup-state.ts';
import { withCount } from '../../domain/text/with-count.ts';
import { days, hours } from '../../domain/time/duration.ts';
import { formatBytes } from '../images/image.ts';
import { formatNearMoment } from '../lists/moments.ts';
import type { WorkLine } from './work-requests.ts';

/** What stopped a night's back-up, for whoever can mend it. */
const CAUSES: Partial<Record<BackupFailure, string>> = {
  'no-room': 'diske nebėra vietos',
  damaged: 'kopijos failas sugadintas',
  differs: 'atkurti duomenys nesutapo su kopija',
  'wrong-key': 'kopija užšifruota kitu raktu, nei nurodytas serverio nustatymuose (BACKUP_KEY)',
  place: 'kopijų vietos (BACKUP_URL) naudoti nepavyko, patikrinkite jos adresą ir teises',
};

type BackupStatus = Extract<WorkLine, { code: 'backup' }>['status'];

export const describeBackupFailure = (failure: BackupFailure): string =>
  CAUSES[failure] ?? 'priežastį rasite žurnale';

/** As people say it after „prieš“: hours up to two days, then days. */
function describeAge(age: number): string {
  if (age < hours(1)) return 'mažiau nei valandą';
  return age < days(2)
    ? withCount(Math.floor(age / hours(1)), 'valandą', 'valandas', 'valandų')
    : withCount(Math.floor(age / days(1)), 'dieną', 'dienas', 'dienų');
}

interface BackupSentence {
  text: string;
  /** A person should look. */
  isWarning: boolean;
}

/** The dashboard's line about back-ups; null while a new installation waits for its first night. */
export function describeBackup(
  { proven, failure, isOverdue }: BackupStatus,
  now: Date,
): BackupSentence | null {
  const good =
    proven &&
    `${formatNearMoment(proven.at, now)} (prieš ${describeAge(now.getTime() - Date.parse(proven.at))}), atkurta ir sutampa (${withCount(proven.tables, 'lentelė', 'lentelės', 'lentelių')}, ${withCount(proven.pictures, 'nuotrauka', 'nuotraukos', 'nuotraukų')}, ${formatBytes(proven.bytes)})`;
  if (!failure && !isOverdue)
    return good ? { text: `Atsarginė kopija: ${good}.`, isWarning: false } : null;
  const last = good
    ? `Paskutinė gera: ${good}.`
    : 'Kopijų vietoje nėra nė vienos patikrintos atsarginės kopijos.';
  if (!failure && !good) return { text: last, isWarning: true };
  const why = failure
    ? `Paskutinės atsarginės kopijos padaryti nepavyko: ${describeBackupFailure(failure)}.`
    : `Naujos patikrintos kopijos nėra ilgiau nei ${BACKUP_AGE_MAX / hours(1)} valandas.`;
  return { text: `${why} ${last}`, isWarning: true };
}
