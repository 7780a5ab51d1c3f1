import type { InferResponseType } from 'hono/client';
import { api } from '../http/api-client.ts';

const { activity } = api.api.admin.dashboard;

/** One day in Vilnius: articles imported, prepared and published, and contact messages received. */
export type ActivityDay = InferResponseType<typeof activity.$get, 200>['days'][number];

export const ACTIVITY_DAYS = 30;

export const SERIES = [
  { name: 'imported', label: 'Importuota', color: 'var(--chart-imported)' },
  { name: 'prepared', label: 'Paruošta', color: 'var(--chart-prepared)' },
  { name: 'published', label: 'Publikuota', color: 'var(--chart-published)' },
  { name: 'contacts', label: 'Žinutės', color: 'var(--chart-contacts)' },
] as const;
export type SeriesName = (typeof SERIES)[number]['name'];

export async function getActivity(): Promise<ActivityDay[]> {
  const query = { days: String(ACTIVITY_DAYS) };
  return (await (await activity.$get({ query })).json()).days;
}

export const totalOf = (days: ActivityDay[], name: SeriesName) =>
  days.reduce((sum, day) => sum + day[name], 0);

/** Under the axis: day and month suffice, the year is in the table. */
export const shortDay = (date: string) => date.slice(5);
