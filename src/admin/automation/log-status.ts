import { LOGS_LIMIT } from '../../domain/list-limits.ts';
import { RUN_TEXTS } from '../../domain/run-texts.ts';
import type { BadgeLook } from '../articles/article-badges.ts';
import { oneOf } from '../lists/next-address.ts';
import type { LogQuery } from './log-requests.ts';

const STATUSES: Record<string, BadgeLook> = {
  success: { label: 'Sėkminga', color: 'sea' },
  partial: { label: 'Ne viskas pavyko', color: 'yellow' },
  failed: { label: 'Klaida', color: 'red' },
  running: { label: 'Vykdoma', color: 'sea' },
};

/** No status of a run: the last one of its function, and it failed. */
const LAST_FAILED = 'last_failed';

export const STATUS_FILTER = [
  ...Object.entries(STATUSES).map(([value, { label }]) => ({ value, label })),
  { value: LAST_FAILED, label: 'Paskutinį kartą nepavyko' },
];

/** The functions that make runs, as the log names them. */
export const ACTION_FILTER = Object.entries(RUN_TEXTS).map(([value, { action }]) => ({
  value,
  label: action,
}));

const valuesOf = (filter: { value: string }[]) => filter.map(({ value }) => value);

/** The filters as the address has them; whatever it has wrong is none. */
export const readLogFilters = (get: (name: string) => string | null) => ({
  action: oneOf(valuesOf(ACTION_FILTER), get('action')),
  status: oneOf(valuesOf(STATUS_FILTER), get('status')),
});

/** What the list is asked for. */
export const toLogQuery = ({ action, status }: ReturnType<typeof readLogFilters>): LogQuery => ({
  per_page: String(LOGS_LIMIT),
  ...(action ? { function_name: action } : {}),
  ...(status === LAST_FAILED ? { last_failures: '1' } : status ? { status } : {}),
});

const TRIGGERS: Record<string, string> = {
  manual: 'Administratorius',
  schedule: 'Tvarkaraštis',
  key: 'Funkcijų raktas',
};

/** Specification §4.4: any other value is shown as it is. */
export function logStatusBadge(status: string): BadgeLook {
  return Object.hasOwn(STATUSES, status)
    ? (STATUSES[status] as BadgeLook)
    : { label: status, color: 'gray' };
}

/** Specification §3: what stands in for an empty action or description. */
export const actionLabel = (action: string) => action || 'Auto Import';
export const descriptionLabel = (description: string, imported: number) =>
  description || `${imported} straipsnių`;
export const durationLabel = (seconds: number | null) => (seconds === null ? '–' : `${seconds}s`);
export const triggerLabel = (trigger: string | null) =>
  trigger === null ? '–' : (TRIGGERS[trigger] ?? trigger);
