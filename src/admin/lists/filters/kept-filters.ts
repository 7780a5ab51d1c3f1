import { hours } from '../../../domain/time/duration.ts';
import { FILTERS_KEY } from '../../http/session-store.ts';

interface ListFilters {
  /** What leaves rows out. */
  narrowing: readonly string[];
  /** What shows the same rows another way. */
  arranging: readonly string[];
}

/** Of each list whose filters are kept, by its address. What else the address has, page and dialogs, is of the moment. */
const LISTS: Record<string, ListFilters> = {
  '/admin/content/posts': {
    narrowing: ['q', 'category', 'when', 'changed'],
    arranging: ['tab', 'sort'],
  },
  '/admin/content/images': { narrowing: ['q'], arranging: ['tab'] },
  '/admin/content/bin': { narrowing: ['q'], arranging: [] },
  '/admin/import/ai': {
    narrowing: ['q', 'source', 'category', 'today', 'similar'],
    arranging: ['state', 'sort', 'min'],
  },
  '/admin/import/sources': { narrowing: ['q', 'state'], arranging: [] },
  '/admin/automation/glossary': { narrowing: ['q'], arranging: [] },
  '/admin/automation/logs': { narrowing: ['action', 'status'], arranging: [] },
  '/admin/communications/contacts': { narrowing: ['q', 'filter'], arranging: ['sort'] },
  '/admin/settings/users': { narrowing: ['q'], arranging: ['sort'] },
  '/admin/settings/system': { narrowing: ['kind'], arranging: [] },
  '/admin/settings/audit': { narrowing: ['q', 'by', 'entity', 'action', 'id'], arranging: [] },
};

/** Since the last change: a morning's work, not what somebody looked for the day before. */
const LIFE = hours(12);

interface Kept {
  /** Whose they are. */
  user: string;
  /** By the list's address. */
  lists: Record<string, { search: string; at: number }>;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The filters a person left each list with, kept in the browser: what leads to a list leads back to them.
 * @param storage `localStorage`
 * @param whose id of who is signed in; nobody else gets what is kept
 * @param now current time in milliseconds
 */
export function createKeptFilters(
  storage: Store,
  whose: () => string | undefined,
  now: () => number = Date.now,
) {
  const read = (): Kept['lists'] => {
    try {
      const kept = JSON.parse(storage.getItem(FILTERS_KEY) ?? 'null') as Kept | null;
      return (kept && kept.user === whose() && kept.lists) || {};
    } catch {
      return {};
    }
  };
  return {
    /** After the person changed the filters of a list; other addresses are not kept. */
    keep(path: string, address: URLSearchParams) {
      const [list, user] = [LISTS[path], whose()];
      if (!list || !user) return;
      const names = [...list.narrowing, ...list.arranging];
      const filters = [...address].filter(([name]) => names.includes(name));
      const search = new URLSearchParams(filters).toString();
      const lists = { ...read(), [path]: { search, at: now() } };
      storage.setItem(FILTERS_KEY, JSON.stringify({ user, lists } satisfies Kept));
    },
    /** Where a link to a list leads: with the filters it was left with. */
    lead(path: string): string {
      const kept = read()[path];
      return kept?.search && now() - kept.at < LIFE ? `${path}?${kept.search}` : path;
    },
  };
}

/** What takes the list's filters away; null where nothing narrows it. */
export function clearedFilters(
  path: string,
  address: URLSearchParams,
): Record<string, null> | null {
  const narrowing = LISTS[path]?.narrowing.filter((name) => address.has(name)) ?? [];
  return narrowing.length > 0 ? Object.fromEntries(narrowing.map((name) => [name, null])) : null;
}
