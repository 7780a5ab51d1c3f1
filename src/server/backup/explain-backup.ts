import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BackupFailure } from '../../domain/backup-state.ts';
import { commandLine } from '../command-line.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './backup-format.ts';

/** One Lithuanian sentence for what a person can mend; null for what they cannot: then the stack helps more. */
export function explainBackup(error: unknown): string | null {
  if (error instanceof BackupError) return explainFault(error);
  const { code, path = '' } = error as NodeJS.ErrnoException;
  if (isNoRoom(error))
    return 'Diske nebėra vietos. Atlaisvinkite jos ir bandykite dar kartą; nieko nepakeista.';
  if (code === 'EEXIST') return `Failas ${path} jau yra. Nurodykite kitą vardą.`;
  if (code === 'ENOENT' && path)
    return existsSync(dirname(path)) ? `Failo ${path} nėra.` : `Aplanko ${dirname(path)} nėra.`;
  if (code === 'EISDIR') return 'Nurodytas aplankas, o reikia failo.';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `Nėra teisės: ${path}. Patikrinkite failo ir aplanko teises.`;
  return null;
}

/** EDQUOT: of a user's quota; 53100: of PostgreSQL. */
export const isNoRoom = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', '53100'].includes((error as NodeJS.ErrnoException).code ?? '');

/** For the row of a nightly back-up. */
export function toFailure(error: unknown): BackupFailure {
  if (error instanceof BackupError) return error.fault;
  return isNoRoom(error) ? 'no-room' : 'unexpected';
}

function explainFault({ fault, about }: BackupError): string {
  const where = about && ` (${about})`;
  switch (fault) {
    case 'damaged':
      return `Atsarginės kopijos failas sugadintas arba nutrūkęs${where}. Nieko neatkurta; paimkite kitą kopiją.`;
    case 'foreign':
      return `Tai nėra šios svetainės atsarginė kopija${where}.`;
    case 'locked':
      return 'Atsarginė kopija užšifruota. Nurodykite raktą: BACKUP_KEY.';
    case 'wrong-key':
      return 'Atsarginė kopija užšifruota kitu raktu. Patikrinkite BACKUP_KEY.';
    case 'newer':
      return 'Atsarginę kopiją padarė naujesnė programos versija. Pirmiausia atnaujinkite programą.';
    case 'occupied':
      return 'Duomenų bazėje jau yra duomenų. Jei norite juos atidėti ir atkurti kopiją, pridėkite --yes.';
    case 'in-use':
      return 'Svetainė veikia. Pirmiausia ją sustabdykite (jei ką tik sustabdėte, palaukite minutę).';
    case 'not-owner':
      return 'DATABASE_URL naudotojas negali atidėti esamų duomenų. Atkūrimui nurodykite duomenų bazės savininką.';
    case 'differs':
      return `Atkurti duomenys nesutampa su kopija${where}. Nieko nepakeista.`;
    case 'place':
      return `Kopijų vietos (BACKUP_URL) naudoti nepavyko${where}. Patikrinkite jos adresą ir teises.`;
    case 'none':
      return `Atsarginių kopijų dar nėra. Padarykite pirmąją: ${commandLine('backup')}`;
  }
}

/** What it holds, for a line on a screen. */
export function describeContents({ tables, pictures }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `lentelių: ${tables.length}, eilučių: ${rows}, nuotraukų: ${pictures.length}`;
}
