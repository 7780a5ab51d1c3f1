import { PLANNED, type Planned, SOON_DAYS } from '../../../domain/articles/planned.ts';
import type { ArticleQuery } from '../../articles/article-requests.ts';
import { oneOf } from '../../lists/next-address.ts';

/** What each tab asks for, in the order they stand: what is begun comes first. Drafts and scheduled posts are contracts.md's. */
export const TABS = {
  draft: { label: 'Juodraščiai', empty: 'Juodraščių nėra' },
  scheduled: { label: 'Suplanuoti', empty: 'Suplanuotų įrašų nėra' },
  published: { label: 'Publikuoti', empty: 'Įrašų nėra' },
} as const;
type Tab = keyof typeof TABS;

const asTab = (value: string | null): Tab =>
  value && value in TABS ? (value as Tab) : 'published';

const BY_TITLE = { value: 'ai_translated_title', label: 'Pagal pavadinimą' };
const BY_EDIT = { value: '-edited_date', label: 'Neseniai redaguoti' };

/** Orders of each tab; the first one is the default and stays out of the address. */
const SORTS: Record<Tab, { value: string; label: string }[]> = {
  published: [
    { value: '-published_date', label: 'Naujausi' },
    { value: 'published_date', label: 'Seniausi' },
    BY_EDIT,
    BY_TITLE,
  ],
  draft: [{ value: '-created_at', label: 'Naujausi' }, BY_EDIT, BY_TITLE],
  scheduled: [
    { value: 'scheduled_for', label: 'Artimiausi' },
    { value: '-scheduled_for', label: 'Vėliausi' },
    BY_TITLE,
  ],
};

/** What is looked for comes in the order of how well it answers, until another is chosen. */
const BEST = { value: 'best', label: 'Tinkamiausi' };

/** Orders that can be chosen; the first is the default. */
export const sortsOf = ({ tab, search }: Pick<PostFilters, 'tab' | 'search'>) =>
  search ? [BEST, ...SORTS[tab]] : SORTS[tab];

/** What planned posts are narrowed to. */
export const WHEN: { value: Planned; label: string }[] = [
  { value: 'missed', label: 'Nepublikuoti laiku' },
  { value: 'soon', label: `Per ${SOON_DAYS} dienas` },
];

export interface PostFilters {
  tab: Tab;
  sort: string;
  /** Of planned posts only. */
  when: Planned | null;
  /** Only what has changes that are not saved; of drafts each is unfinished. */
  isChanged: boolean;
  category: string;
  search: string;
}

/** The filters as the address has them; whatever it has wrong is the default. */
export function readPostFilters(get: (name: string) => string | null): PostFilters {
  const tab = asTab(get('tab'));
  const asked = get('sort');
  const search = get('q') ?? '';
  const sorts = sortsOf({ tab, search });
  const sort = (sorts.find(({ value }) => value === asked) ?? sorts[0])?.value ?? '';
  const when = tab === 'scheduled' ? oneOf(PLANNED, get('when')) : null;
  const isChanged = tab !== 'draft' && get('changed') === '1';
  return { tab, sort, when, isChanged, category: get('category') ?? '', search };
}

export function toPostQuery(filters: PostFilters, page: number, perPage: number): ArticleQuery {
  return {
    state: filters.tab,
    page: String(page),
    per_page: String(perPage),
    ...(filters.when ? { planned: filters.when } : {}),
    ...(filters.isChanged ? { has_draft: '1' as const } : {}),
    ...(filters.category ? { category: filters.category } : {}),
    ...(filters.search ? { q: filters.search, in_texts: '1' as const } : {}),
    ...(filters.sort === BEST.value
      ? { best_first: '1' as const }
      : { sort: filters.sort as NonNullable<ArticleQuery['sort']> }),
  };
}
