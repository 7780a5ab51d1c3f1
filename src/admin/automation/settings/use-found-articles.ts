import { listArticles } from '../../articles/article-requests.ts';
import { useServerSearch } from '../../lists/use-server-search.ts';

/** Articles with a source, to try a prompt on: the latest, or those that what is typed finds. */
export function useFoundArticles(typed: string) {
  const query = { state: 'all', per_page: '20', sort: '-created_at' } as const;
  const { found, isWaiting } = useServerSearch(typed.slice(0, 100), {
    key: ['articles', 'trial'],
    find: (q) => listArticles(q ? { ...query, q } : query),
    failure: 'Nepavyko užkrauti straipsnių',
  });
  const items = (found?.items ?? []).filter(({ original_url }) => /^https?:/i.test(original_url));
  return { items, isWaiting };
}
