import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ArticleQuery, getArticle, listMatching } from '../../articles/article-requests.ts';
import { fetchAhead } from '../../http/prefetch.ts';
import { type DoneActs, listWaiting, neighbourOf } from './queue.ts';

const FAILURE = 'Nepavyko užkrauti straipsnių';
/** Texts that are fetched before they are asked for. */
const AHEAD = 2;

export const articleQuery = (id: string) => ({
  queryKey: ['articles', 'one', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => getArticle(id, signal),
  meta: { failure: FAILURE },
});

/**
 * What the filters chose, in their order, when the review began: what is decided stays in its place, so that going back
 * finds it. The texts that follow are loaded ahead.
 */
export function useReviewQueue(id: string, query: ArticleQuery, done: DoneActs) {
  const client = useQueryClient();
  const { page: _, per_page: __, ...filters } = query;
  const queue = useQuery({
    queryKey: ['review-queue', filters],
    queryFn: () => listMatching(query),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { failure: FAILURE },
  });
  const items = queue.data?.items ?? [];
  const waiting = listWaiting(items, done, id);
  const ahead = waiting
    .slice(0, AHEAD)
    .map((item) => item.id)
    .join();
  useEffect(() => {
    // One that cannot be fetched is reported when it is opened.
    for (const next of ahead.split(',').filter(Boolean)) fetchAhead(client, articleQuery(next));
  }, [client, ahead]);
  return {
    query: queue,
    items,
    /** From 1; 0 for an article that the filters do not choose. */
    place: items.findIndex((item) => item.id === id) + 1,
    waiting,
    next: neighbourOf(items, done, { id, step: 1 }),
    previous: neighbourOf(items, done, { id, step: -1 }),
  };
}
