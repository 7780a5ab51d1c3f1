import { ConfigError } from './config.ts';
import { NewerSchemaError } from './database/database.ts';
import { ClusterError } from './database/embedded/cluster-error.ts';
import { ServerStartError } from './database/embedded/embedded-server.ts';
import type { ServerEnd } from './database/embedded/keep-running.ts';
import { FolderInUseError } from './database/embedded/owner-lock.ts';
import { findSqlState, isUnreachable } from './database/sql-state.ts';
import { NoDatabaseError } from './database/start-database.ts';
import { AppError } from './errors.ts';
import { describeError } from './log/describe-error.ts';

/** PostgreSQL's `disk_full`. */
const DISK_FULL = '53100';
/** PostgreSQL's `insufficient_privilege`: tables or functions that an operator gave to another role. */
const NOT_OURS = '42501';
/** What keeps a connection from being made, by the code of the system, of DNS or of PostgreSQL; others have their code alone. */
const NOT_ADMITTED: Record<string, string> = {
  ECONNREFUSED: 'Serveris neveikia arba šiuo adresu jungčių nepriima.',
  ENOTFOUND: 'Serverio vardas nerastas.',
  EAI_AGAIN: 'Serverio vardo sužinoti nepavyko.',
  // No such role, or no entry in pg_hba.conf.
  28000: 'Serveris šio naudotojo neįleidžia.',
  '28P01': 'Naudotojo vardas arba slaptažodis netinka.',
  '3D000': 'Tokios duomenų bazės serveryje nėra.',
};
const NO_ROOM = 'Diske nebėra vietos. Atlaisvinkite jos ir paleiskite svetainę iš naujo.';

/** One clear Lithuanian line (wrong settings: one for each) for what an operator can mend; else the stack. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof ConfigError) {
    return ['Neteisingi nustatymai:', ...error.problems.map((problem) => `  ${problem}`)].join(
      '\n',
    );
  }
  if (error instanceof AppError) return error.detail;
  if (error instanceof FolderInUseError) {
    return `Duomenų aplanką jau naudoja kitas veikiantis procesas (PID ${error.pid}). Sustabdykite jį arba nurodykite kitą DATA_DIR.`;
  }
  if (error instanceof NoDatabaseError) {
    const where = error.folder ? `Aplanke ${error.folder}` : 'Duomenų bazėje (DATABASE_URL)';
    return `${where} svetainės duomenų nėra. Patikrinkite DATA_DIR ir DATABASE_URL; jei svetainė nauja, pirmiausia ją paleiskite.`;
  }
  if (error instanceof NewerSchemaError)
    return 'Duomenų bazę jau pakeitė naujesnė programos versija. Paleiskite ją arba atkurkite atsarginę kopiją, padarytą prieš atnaujinimą.';
  if (error instanceof ClusterError) return explainCluster(error);
  if (error instanceof ServerStartError) {
    const { hasNoRoom, message } = error.end;
    return hasNoRoom ? NO_ROOM : `PostgreSQL nepasileido: ${message}`;
  }
  if (findSqlState(error) === DISK_FULL) return NO_ROOM;
  if (findSqlState(error) === NOT_OURS)
    return `Duomenų bazės naudotojui (DATABASE_URL) trūksta teisės: ${describeError(rootOf(error)).message}. Kaip ją suteikti, aprašyta naudojimo vadove.`;
  const { code, path, port, address } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (code === 'EADDRINUSE') return `Prievadas ${port} užimtas. Nurodykite kitą PORT.`;
  if (code === 'EACCES' && port !== undefined)
    return `Prievado ${port} naudoti neleidžiama. Nurodykite kitą PORT.`;
  if (code === 'EADDRNOTAVAIL')
    return `Adreso ${address} šiame kompiuteryje nėra. Patikrinkite HOST.`;
  if (code === 'ENOSPC' || code === 'EDQUOT') return NO_ROOM;
  if (
    code === 'EACCES' ||
    code === 'EPERM' ||
    code === 'EROFS' ||
    code === 'ENOTDIR' ||
    code === 'EEXIST'
  ) {
    return `Aplanke negalima rašyti: ${path ?? ''}. Patikrinkite DATA_DIR ir jo teises.`;
  }
  const meaning = NOT_ADMITTED[code ?? ''];
  if (meaning || isUnreachable(error)) {
    const { message } = describeError(rootOf(error));
    const why = `(${code ?? message}).${meaning ? ` ${meaning}` : ''}`;
    return `Nepavyko prisijungti prie duomenų bazės ${why} Patikrinkite DATABASE_URL.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The driver's own words: Drizzle's repeat the statement. */
const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;

/** Why the database is not touched, and what to do. */
function explainCluster({ kind, about: { path, other } }: ClusterError): string {
  switch (kind) {
    case 'missing':
      return `Duomenų bazės aplanko ${path} nėra, nors jis čia turėtų būti. Grąžinkite jį iš atsarginės kopijos; jei norite pradėti iš naujo, be ankstesnių duomenų, ištrinkite DATA_DIR.`;
    case 'copied':
      return `Šis DATA_DIR yra kopija be duomenų bazės: ji liko aplanke ${path} ir priklauso ${other ? `aplankui ${other}` : 'pirminiam aplankui'}. Nukopijuokite ir ją: sustabdę pirminę svetainę, įkelkite viską, kas tame aplanke yra, į DATA_DIR/postgres/home.`;
    case 'copied-at-work':
      return `Šis DATA_DIR nukopijuotas tada, kai svetainė aplanke ${other ?? path} veikė, todėl jo duomenys gali būti nevientisi. Sustabdykite tą svetainę ir nukopijuokite aplanką iš naujo.`;
    case 'foreign':
      return `Duomenų bazė aplanke ${path} priklauso kitai svetainei, ne šiam DATA_DIR. Grąžinkite abu iš tos pačios atsarginės kopijos.`;
    case 'owner':
      return `Duomenų bazės aplankas ${path} priklauso kitam sistemos naudotojui. Paleiskite svetainę to naudotojo teisėmis arba pakeiskite aplanko savininką.`;
    case 'unreachable':
      return `Naudotojas, kurio teisėmis veikia PostgreSQL, negali įeiti į aplanką ${path}. Suteikite jam teisę arba perkelkite DATA_DIR kitur.`;
  }
}

/** When PostgreSQL ended unexpectedly: the cause, as far as it is known, and what comes of it. */
export function explainServerEnd({ hasNoRoom, signal, message }: ServerEnd): string {
  if (hasNoRoom)
    return 'PostgreSQL netikėtai sustojo. Diske nebėra vietos. Atlaisvinkite jos: kai vietos užteks, jis bus paleistas iš naujo.';
  const again = 'Jis paleidžiamas iš naujo.';
  if (signal === 'SIGKILL')
    return `PostgreSQL netikėtai sustojo: jį nutraukė sistema, dažniausiai – pritrūkusi atminties. ${again}`;
  return `PostgreSQL netikėtai sustojo${message ? ` (${message})` : ''}. ${again}`;
}
