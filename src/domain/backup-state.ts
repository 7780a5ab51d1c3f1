import { hours } from './time/duration.ts';

/** Why a back-up cannot be made, read or restored; the sentence for the operator is made where it is shown. */
const BACKUP_FAULTS = [
  /** The file ends early, or a byte of it differs. */
  'damaged',
  /** It is no back-up of this product. */
  'foreign',
  /** It is encrypted and no key is set. */
  'locked',
  /** It is encrypted for another key. */
  'wrong-key',
  /** A newer product made it. */
  'newer',
  /** The database holds something, and archiving it was not agreed to. */
  'occupied',
  /** A product works on the database. */
  'in-use',
  /** The role may not archive what is there. */
  'not-owner',
  /** What was restored is not what the manifest says. */
  'differs',
  /** Where they are kept cannot be reached, read or written to. */
  'place',
  /** There is none yet. */
  'none',
] as const;
export type BackupFault = (typeof BACKUP_FAULTS)[number];

/** Of a nightly back-up: also what is no fault of a file. */
export type BackupFailure = BackupFault | 'no-room' | 'unexpected';

/** A proven back-up is expected each night; without one for so long an alert is sent. */
export const BACKUP_AGE_MAX = hours(36);
