import type { BadgeLook } from '../articles/article-badges.ts';

const STATUSES: Record<string, BadgeLook> = {
  success: { label: 'Sėkminga', color: 'sea' },
  failed: { label: 'Klaida', color: 'red' },
  running: { label: 'Vykdoma', color: 'yellow' },
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
