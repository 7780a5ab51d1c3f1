import type { BadgeLook } from '../articles/article-badges.ts';

const STATUSES: Record<string, BadgeLook> = {
  success: { label: 'Sėkminga', color: 'sea' },
  partial: { label: 'Ne viskas pavyko', color: 'yellow' },
  failed: { label: 'Klaida', color: 'red' },
  running: { label: 'Vykdoma', color: 'sea' },
};

export const STATUS_FILTER = Object.entries(STATUSES).map(([value, { label }]) => ({
  value,
  label,
}));

/** The functions that make runs, as the log names them. */
export const ACTION_FILTER = [
  { value: 'import-rss-sources', label: 'Šaltinių importas' },
  { value: 'prepare-articles-ai', label: 'Straipsnių paruošimas' },
  { value: 'auto-publish-article', label: 'Automatinis publikavimas' },
  { value: 'regenerate-blog-images', label: 'Vaizdo kūrimas' },
  { value: 'fix-short-articles', label: 'Trumpų straipsnių taisymas' },
  { value: 'replay-articles', label: 'Nurodymų palyginimas' },
];

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
