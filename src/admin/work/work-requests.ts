import { useQuery } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { seconds } from '../../domain/time/duration.ts';
import { api } from '../http/api-client.ts';

const { work } = api.api.admin.dashboard;

type Work = InferResponseType<typeof work.$get, 200>;
/** One thing that waits for a person. */
export type WorkLine = Work['lines'][number];
export type WorkCounts = Work['counts'];

/** What waits for a person. Asked anew after every act (its key begins as the dashboard's), and while the tab is looked at. */
export const useWork = () =>
  useQuery({
    queryKey: ['dashboard', 'work'],
    queryFn: async (): Promise<Work> => (await work.$get()).json(),
    refetchInterval: seconds(30),
  });
