import { useEffect, useState } from 'react';
import { seconds } from '../../domain/time/duration.ts';
import { api } from '../http/api-client.ts';

/** The server forgets who has not said it for a minute. */
const INTERVAL = seconds(20);
const presence = api.api.admin.presence[':id'];

/** Who else has this text open, by name. A failure says nothing: writing does not depend on it. */
export function usePresence(id: string): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    let isHere = true;
    const stay = async () => {
      // A window nobody looks at holds no text: it says so when somebody does again.
      if (document.visibilityState === 'hidden') return;
      try {
        const answer = await (await presence.$post({ param: { id } })).json();
        if (isHere) setOthers(answer.others);
      } catch {
        if (isHere) setOthers([]);
      }
    };
    void stay();
    const timer = setInterval(stay, INTERVAL);
    document.addEventListener('visibilitychange', stay);
    return () => {
      isHere = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', stay);
      presence.$delete({ param: { id } }).catch(() => undefined);
    };
  }, [id]);
  return others;
}
