/** How an article came in. */
export const IMPORT_TYPES = ['manual', 'automatic'] as const;
export type ImportType = (typeof IMPORT_TYPES)[number];

/** How its preparation stands. */
export const PREPARATION_STATES = [
  'imported',
  'preparing',
  'prepared',
  'needs_review',
  'failed',
] as const;
export type PreparationState = (typeof PREPARATION_STATES)[number];

/** Who prepared it. */
export const PREPARERS = ['ai', 'rules', 'person'] as const;
export type PreparedBy = (typeof PREPARERS)[number];
