import { AUTO_PUBLISH_BATCH_MAX } from '../../../domain/auto-publish-limits.ts';
import type { SettingsValues } from './settings-requests.ts';

/** What a number field holds while it is typed in: text, until it is a number. */
type Typed = string | number;

const isNumber = (typed: Typed) => String(typed).trim() !== '' && Number.isFinite(Number(typed));

/**
 * Numbers as they are typed become numbers that can be saved. Not before the field is left or saved: an emptied field
 * that filled itself would make 15 of the 5 that is typed next. Only the batch size has a value of its own when it is
 * not a number (specification §5.3); a score made up here would decide what is published.
 */
export function withNumbers(typed: SettingsValues): SettingsValues {
  const { auto_publish_batch_size: size, auto_publish_min_score: score } = typed;
  return {
    ...typed,
    auto_publish_batch_size: isNumber(size) ? Number(size) : 1,
    auto_publish_min_score: isNumber(score) ? Number(score) : score,
  };
}

/**
 * A daily limit in the unit that is stored, `scale` to one that is shown; null for an empty field. A part of what cannot
 * be divided stays one, for the server to refuse.
 */
export function toStoredCap(typed: Typed, scale: number): number | null {
  if (!isNumber(typed)) return null;
  return scale === 1 ? Number(typed) : Math.round(Number(typed) * scale);
}

/** What keeps the settings from being saved, by field; the server says the same (`settings.ts`). */
export function findSettingsErrors(typed: SettingsValues): Record<string, string> {
  const { auto_publish_min_score, auto_publish_batch_size } = withNumbers(typed);
  const errors = {
    auto_publish_min_score: findError('Mažiausias balas', auto_publish_min_score, 0, 100),
    auto_publish_batch_size: findError(
      'Straipsnių kiekis',
      auto_publish_batch_size,
      1,
      AUTO_PUBLISH_BATCH_MAX,
    ),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null)) as Record<
    string,
    string
  >;
}

function findError(name: string, value: Typed, least: number, most: number): string | null {
  const number = isNumber(value) ? Number(value) : Number.NaN;
  if (!Number.isNaN(number) && !Number.isInteger(number))
    return `${name} turi būti sveikasis skaičius`;
  return number >= least && number <= most ? null : `${name} turi būti nuo ${least} iki ${most}`;
}
