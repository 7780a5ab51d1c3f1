import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { seconds } from '../../domain/time/duration.ts';
import { invalidateLists } from '../http/invalidate-lists.ts';
import { CONTACT_LISTS, contactKey, getContact } from './contact-requests.ts';

/** One message; while mail about it is on its way it is asked for again, so that its outcome is seen, in the list too. */
export function useContact(id: string, failure: string) {
  const client = useQueryClient();
  const contact = useQuery({
    queryKey: contactKey(id),
    queryFn: () => getContact(id),
    refetchInterval: ({ state }) => state.data?.delivery_state === 'queued' && seconds(3),
    meta: { failure },
  });
  const isQueued = contact.data?.delivery_state === 'queued';
  const wasQueued = useRef(isQueued);
  useEffect(() => {
    if (wasQueued.current && !isQueued) void invalidateLists(client, CONTACT_LISTS, null);
    wasQueued.current = isQueued;
  }, [client, isQueued]);
  return contact;
}
