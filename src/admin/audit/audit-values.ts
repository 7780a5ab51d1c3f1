import { CAUSE_WORDS, type CorrectionCause } from '../../domain/articles/corrections.ts';
import {
  DIGITAL_SOURCE_TYPES,
  type DigitalSourceType,
  describePicture,
} from '../../domain/articles/digital-source-types.ts';
import { ROLE_WORDS } from '../../domain/roles.ts';
import { RUN_TEXTS } from '../../domain/run-texts.ts';
import { showMoney, showNumber } from '../../domain/text/show-numbers.ts';
import type { Interval } from '../../domain/time/intervals.ts';
import { INTERVAL_LABELS } from '../automation/settings/automation-texts.ts';
import { formatBytes } from '../images/image.ts';
import { formatMoment } from '../lists/moments.ts';
import { RIGHTS_LABELS } from '../sources/source-labels.ts';
import { fieldName } from './audit-fields.ts';

export const NONE = '–';
export type Names = Readonly<Record<string, string>>;

/** Of these fields the values are words of the program; elsewhere the same letters are somebody's. */
const WITH_WORDS = new Set([
  'status',
  'delivery_state',
  'preparation_state',
  'import_type',
  'origin',
  'role',
  'roles',
  'type',
]);
const VALUES: Record<string, string> = {
  imported: 'importuota',
  prepared: 'paruošta',
  published: 'publikuota',
  needs_review: 'reikia peržiūros',
  failed: 'nepavyko',
  pending: 'laukia',
  running: 'vykdoma',
  sent: 'išsiųsta',
  new: 'nauja',
  read: 'perskaityta',
  answered: 'atsakyta',
  manual: 'rankinis',
  automatic: 'automatinis',
  upload: 'įkelta',
  cover: 'viršelis',
  web: 'iš interneto',
  ...ROLE_WORDS,
  rss: 'naujienų srautas',
  crawl: 'straipsnių sąrašas',
};

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)$/;

/** Fields whose values are written in a way of their own; a value of another kind is shown as any other. */
const WAYS: Record<string, (value: unknown) => string | undefined> = {
  fields: (value) => (typeof value === 'string' ? fieldName(value) : undefined),
  // A post that was written here has one for the program alone.
  original_url: (value) => (String(value).startsWith('manual:') ? NONE : undefined),
  rights: (value) => RIGHTS_LABELS[value as keyof typeof RIGHTS_LABELS]?.toLowerCase(),
  cause: (value) => CAUSE_WORDS[value as CorrectionCause],
  function_name: (value) => RUN_TEXTS[value as keyof typeof RUN_TEXTS]?.action,
  source_import_interval: intervalOf,
  ai_preparation_interval: intervalOf,
  auto_publish_interval: intervalOf,
  daily_cost_cap_cents: (value) => (typeof value === 'number' ? showMoney(value / 100) : undefined),
  bytes: (value) => (typeof value === 'number' ? formatBytes(value) : undefined),
  digital_source_type: (value) =>
    DIGITAL_SOURCE_TYPES.includes(value as DigitalSourceType)
      ? describePicture({ source_type: value as DigitalSourceType, model: null })
      : undefined,
};

/** What is said as a whole, when it is so and when it is not. */
const STATEMENTS: Record<string, [yes: string, no: string]> = {
  is_new_browser: ['Iš naujos naršyklės', 'Iš jau žinomos naršyklės'],
  second_factor: ['Su antruoju veiksniu', 'Be antrojo veiksnio'],
};

/** A field that a person tells without its name; undefined for others. */
export const stateWhole = (field: string, value: unknown): string | undefined =>
  typeof value === 'boolean' ? STATEMENTS[field]?.[value ? 0 : 1] : undefined;

function intervalOf(value: unknown): string | undefined {
  return INTERVAL_LABELS[value as Interval];
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * A value of a field as people write it.
 * @param names of what values mention by id; another id tells a person nothing
 */
export function showValue(name: string, value: unknown, names: Names = {}): string {
  if (value === undefined || value === null || value === '') return NONE;
  if (Array.isArray(value)) {
    const shown = value.map((each) => showValue(name, each, names));
    return shown.filter((each) => each !== NONE).join(', ') || NONE;
  }
  const own = WAYS[name]?.(value);
  if (own !== undefined) return own;
  if (typeof value === 'boolean') return value ? 'taip' : 'ne';
  if (typeof value === 'number') return showNumber(value);
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([part, of]) => `${fieldName(part)}: ${showValue(part, of)}`)
      .join('\n');
  const text = String(value);
  if (ID.test(text)) return names[text] ?? NONE;
  if (WITH_WORDS.has(name)) return VALUES[text] ?? text;
  return MOMENT.test(text) ? formatMoment(text) : text;
}
