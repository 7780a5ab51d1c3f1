import { CONTACT_SORTS } from '../../domain/sort-columns.ts';
import { readSorting } from '../lists/sorting.ts';
import type { ContactQuery } from './contact-requests.ts';

export const TABS = [
  { value: 'all', label: 'Visos', query: {} },
  { value: 'new', label: 'Neperskaitytos', query: { status: 'new' } },
  { value: 'unsent', label: 'Laiškas neišsiųstas', query: { unsent: '1' } },
  { value: 'suspect', label: 'Įtartinos', query: { suspect: '1' } },
] as const;
type Tab = (typeof TABS)[number]['value'];

export const DEFAULT_SORT = '-created_at';

interface ContactFilters {
  tab: Tab;
  sort: string;
  search: string;
}

/** The filters as the address has them; whatever it has wrong is the default. */
export function readFilters(get: (name: string) => string | null): ContactFilters {
  return {
    tab: TABS.find(({ value }) => value === get('filter'))?.value ?? 'all',
    sort: readSorting(get('sort'), CONTACT_SORTS, DEFAULT_SORT),
    search: get('q') ?? '',
  };
}

/** What the list and the export are asked for. */
export function toQuery({ tab, sort, search }: ContactFilters): ContactQuery {
  return {
    ...TABS.find(({ value }) => value === tab)?.query,
    sort: sort as NonNullable<ContactQuery['sort']>,
    ...(search ? { q: search } : {}),
  };
}
