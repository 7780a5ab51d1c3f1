import type { BackupFailure } from '../../domain/backup-state.ts';
import { withCount } from '../../domain/text/with-count.ts';
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
    `${formatNearMoment(proven.at, now)}, atkurta ir sutampa (${withCount(proven.tables, 'lentelė', 'lentelės', 'lentelių')}, ${withCount(proven.pictures, 'nuotrauka', 'nuotraukos', 'nuotraukų')}, ${formatBytes(proven.bytes)})`;
  if (!failure && !isOverdue)
    return good ? { text: `Atsarginė kopija: ${good}.`, isWarning: false } : null;
  const why = failure
    ? `Paskutinės atsarginės kopijos padaryti nepavyko: ${describeBackupFailure(failure)}.`
    : 'Atsarginės kopijos nėra jau ilgiau nei parą.';
  const last = good ? `Paskutinė gera: ${good}.` : 'Geros kopijos dar nėra.';
  return { text: `${why} ${last}`, isWarning: true };
}
