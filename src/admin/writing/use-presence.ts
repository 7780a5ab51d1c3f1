import { useEffect, useState } from 'react';
import { seconds } from '../../domain/time/duration.ts';
import { api } from '../http/api-client.ts';

/** The server forgets who has not said it for a minute. */
const INTERVAL = seconds(20);
const presence = api.api.admin.presence[':id'];

/** One after another: a farewell that overtook what was said before it would leave this person in a closed text. */
let last: Promise<unknown> = Promise.resolve();
function say<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(send);
  last = answer.catch(() => undefined);
  return answer;
}

/** How many places of this window hold a text: one that is read may be written in beside that. */
const held = new Map<string, number>();

/**
 * Who else has this text open, by name. A failure says nothing: neither writing nor reading depends on it.
 * @param id null while there is none
 */
export function usePresence(id: string | null): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    setOthers((before) => (before.length > 0 ? [] : before));
    if (id === null) return;
    let isHere = true;
    held.set(id, (held.get(id) ?? 0) + 1);
    const stay = async () => {
      // A window nobody looks at holds no text: it says so when somebody does again.
      if (document.visibilityState === 'hidden') return;
      try {
        const answer = await (await say(() => presence.$post({ param: { id } }))).json();
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
      const left = (held.get(id) ?? 1) - 1;
      if (left > 0) return void held.set(id, left);
      held.delete(id);
      say(() => presence.$delete({ param: { id } })).catch(() => undefined);
    };
  }, [id]);
  return others;
}
