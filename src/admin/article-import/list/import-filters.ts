import { IMPORT_SORTS } from '../../../domain/sort-columns.ts';
import type { ArticleQuery } from '../../articles/article-requests.ts';
import { readSorting } from '../../lists/sorting.ts';

/** The specification's four (§4.4), and the two that need a person. */
export const STATE_FILTERS = [
  { value: 'all', label: 'Visi' },
  { value: 'imported', label: 'Importuoti' },
  { value: 'processed', label: 'Paruošti' },
  { value: 'published', label: 'Publikuoti' },
  { value: 'needs_review', label: 'Peržiūrėtini' },
  { value: 'failed', label: 'Nepavykę' },
] as const;
type StateFilter = (typeof STATE_FILTERS)[number]['value'];

export const DEFAULT_STATE: StateFilter = 'processed';
export const DEFAULT_SORT = '-ai_actuality_score';
/** Specification §9: 0–100, step 5, default 70. */
export const DEFAULT_MIN_SCORE = 70;
export const MIN_SCORE_STEP = 5;
/** Rows of a page. */
export const PER_PAGE = 25;

export interface ImportFilters {
  state: StateFilter;
  sort: string;
  isToday: boolean;
  /** Only what may tell what another article does. */
  isSimilar: boolean;
  /** Id of the source; empty for all. */
  source: string;
  category: string;
  /** Applies with the filter `processed` only, and so does its slider. */
  minScore: number;
  search: string;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The filters as the address has them; whatever it has wrong is the default. */
export function readFilters(get: (name: string) => string | null): ImportFilters {
  const state = STATE_FILTERS.find(({ value }) => value === get('state'))?.value ?? DEFAULT_STATE;
  const min = Number.parseInt(get('min') ?? '', 10);
  return {
    state,
    sort: readSorting(get('sort'), IMPORT_SORTS, DEFAULT_SORT),
    isToday: get('today') === '1',
    isSimilar: get('similar') === '1',
    source: UUID.test(get('source') ?? '') ? (get('source') ?? '') : '',
    category: get('category') ?? '',
    minScore: min >= 0 && min <= 100 ? min : DEFAULT_MIN_SCORE,
    search: get('q') ?? '',
  };
}

/** By more than its state and its threshold. */
export const isNarrowed = ({ source, category, search, isToday, isSimilar }: ImportFilters) =>
  isToday || isSimilar || [source, category, search].some(Boolean);

export function toQuery(filters: ImportFilters, page: number, perPage: number): ArticleQuery {
  return {
    // The desk's own drafts and planned posts are in the posts' lists.
    state: filters.state === 'all' ? 'of_import' : filters.state,
    sort: filters.sort as NonNullable<ArticleQuery['sort']>,
    page: String(page),
    per_page: String(perPage),
    ...(filters.source ? { source_id: filters.source } : {}),
    ...(filters.category ? { category: filters.category } : {}),
    ...(filters.isToday ? { today: '1' as const } : {}),
    ...(filters.isSimilar ? { near_duplicate: '1' as const } : {}),
    ...(filters.state === 'processed' ? { min_score: String(filters.minScore) } : {}),
    ...(filters.search ? { q: filters.search } : {}),
  };
}
