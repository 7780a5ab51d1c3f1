import type { BackupFault } from '../../domain/backup-state.ts';

/** The sentence for the person is in `explain-backup.ts`. */
export class BackupError extends Error {
  readonly fault: BackupFault;
  /** A table, a picture, a file: for the operator. */
  readonly about: string;

  constructor(fault: BackupFault, about = '', options?: ErrorOptions) {
    super(`back-up: ${fault}${about && ` (${about})`}`, options);
    this.name = 'BackupError';
    this.fault = fault;
    this.about = about;
  }
}
