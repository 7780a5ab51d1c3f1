import { useQuery } from '@tanstack/react-query';
import { POST_CATEGORIES } from '../../domain/articles/post-categories.ts';
import { minutes } from '../../domain/time/duration.ts';
import { api } from '../http/api-client.ts';

/**
 * Categories a list of articles can be narrowed to: the form's own, those that imported articles brought, and the
 * one that is chosen.
 * @param of published articles, or all there are
 */
export function useCategories(of: 'published' | 'all', chosen: string): string[] {
  const { data } = useQuery({
    queryKey: ['categories', of],
    queryFn: async () => (await api.api.admin.categories.$get({ query: { of } })).json(),
    staleTime: minutes(1),
  });
  const used = data?.items.map(({ category }) => category ?? '') ?? [];
  return [...new Set([...POST_CATEGORIES, ...used, chosen])].filter(Boolean);
}
