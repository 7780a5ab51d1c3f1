import { useQuery } from '@tanstack/react-query';
import { seconds } from '../../../domain/time/duration.ts';
import { getSettings, type StoredSettings } from './settings-requests.ts';

export const DUE_TIMES = ['due-times'];

/** When the automations run next. Apart from the form's settings, which are not reloaded behind the person's back. */
export function useDueTimes(stored: StoredSettings) {
  const { data } = useQuery({
    queryKey: DUE_TIMES,
    queryFn: getSettings,
    initialData: stored,
    staleTime: seconds(30),
    gcTime: 0,
    refetchInterval: seconds(30),
  });
  return data;
}
