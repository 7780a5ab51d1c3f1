import { ConfigError } from './config.ts';
import { FolderInUseError } from './database/owner-lock.ts';

/** One clear Lithuanian line (wrong settings: one for each) for what an operator can mend; else the stack. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof ConfigError) {
    return ['Neteisingi nustatymai:', ...error.problems.map((problem) => `  ${problem}`)].join(
      '\n',
    );
  }
  if (error instanceof FolderInUseError) {
    return `Duomenų aplanką jau naudoja kitas veikiantis procesas (PID ${error.pid}). Sustabdykite jį arba nurodykite kitą DATA_DIR.`;
  }
  const { code, path, port, address } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (code === 'EADDRINUSE') return `Prievadas ${port} užimtas. Nurodykite kitą PORT.`;
  if (code === 'EACCES' && port !== undefined)
    return `Prievado ${port} naudoti neleidžiama. Nurodykite kitą PORT.`;
  if (code === 'EADDRNOTAVAIL')
    return `Adreso ${address} šiame kompiuteryje nėra. Patikrinkite HOST.`;
  if (
    code === 'EACCES' ||
    code === 'EPERM' ||
    code === 'EROFS' ||
    code === 'ENOTDIR' ||
    code === 'EEXIST'
  ) {
    return `Aplanke negalima rašyti: ${path ?? ''}. Patikrinkite DATA_DIR ir jo teises.`;
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000') {
    return `Nepavyko prisijungti prie duomenų bazės (${code}). Patikrinkite DATABASE_URL.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
