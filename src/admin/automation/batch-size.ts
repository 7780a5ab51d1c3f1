import { AUTO_PUBLISH_BATCH_MAX } from '../../domain/constants.ts';
import type { SettingsValues } from './settings-requests.ts';

/** Specification §5.3: 1–50, and 1 when it is not a number. */
export function toBatchSize(input: string | number): number {
  const number = typeof input === 'number' ? input : Number.parseInt(input, 10);
  if (!Number.isFinite(number)) return 1;
  return Math.min(AUTO_PUBLISH_BATCH_MAX, Math.max(1, Math.trunc(number)));
}

/** 0–100; an emptied field is the lower end. */
export function toMinScore(input: string | number): number {
  const number = typeof input === 'number' ? input : Number.parseInt(input, 10);
  if (!Number.isFinite(number)) return 0;
  return Math.min(100, Math.max(0, Math.trunc(number)));
}

/**
 * Numbers as they are typed become numbers that can be saved. Not before the field is left or saved: an emptied field
 * that filled itself would make 15 of the 5 that is typed next.
 */
export const withNumbers = (typed: SettingsValues): SettingsValues => ({
  ...typed,
  auto_publish_batch_size: toBatchSize(typed.auto_publish_batch_size),
  auto_publish_min_score: toMinScore(typed.auto_publish_min_score),
});
