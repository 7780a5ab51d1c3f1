import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listArticles } from '../../articles/article-requests.ts';

/**
 * Articles with a source, to try a prompt on: the latest, or those that what is typed finds. None while they are on their
 * way: Enter takes what stands at the marked place, and marked in the list before, that would be another one.
 */
export function useFoundArticles(typed: string) {
  const [looked] = useDebouncedValue(typed, 250);
  const query = { state: 'all', per_page: '20', sort: '-created_at' } as const;
  const articles = useQuery({
    queryKey: ['articles', 'trial', looked],
    queryFn: () => listArticles(looked ? { ...query, q: looked.slice(0, 100) } : query),
    placeholderData: keepPreviousData,
    meta: { failure: 'Nepavyko užkrauti straipsnių' },
  });
  const isWaiting = typed !== looked || articles.isPlaceholderData || articles.isPending;
  const found = isWaiting ? [] : (articles.data?.items ?? []);
  const items = found.filter(({ original_url }) => /^https?:/i.test(original_url));
  return { items, isWaiting };
}
