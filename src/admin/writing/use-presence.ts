import { useEffect, useState } from 'react';
import { seconds } from '../../domain/time/duration.ts';
import { api } from '../http/api-client.ts';

/** The server forgets who has not said it for a minute. */
const INTERVAL = seconds(20);
const presence = api.api.admin.presence[':id'];

/** What is being said of each text: a farewell that overtook a greeting would leave this person in a closed text. */
const underWay = new Map<string, Promise<unknown>>();
function say<Answer>(id: string, send: () => Promise<Answer>): Promise<Answer> {
  const answer = (underWay.get(id) ?? Promise.resolve()).then(send);
  const settled = answer
    .catch(() => undefined)
    .then(() => {
      if (underWay.get(id) === settled) underWay.delete(id);
    });
  underWay.set(id, settled);
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
      // What has no answer yet is not said once more.
      if (underWay.has(id)) return;
      await greet();
    };
    const greet = async () => {
      // A window nobody looks at holds no text: it says so when somebody does again.
      if (document.visibilityState === 'hidden') return;
      try {
        // One that hangs would keep the next from being said.
        const init = { signal: AbortSignal.timeout(INTERVAL) };
        const answer = await (
          await say(id, () => presence.$post({ param: { id } }, { init }))
        ).json();
        if (isHere) setOthers(answer.others);
      } catch {
        if (isHere) setOthers([]);
      }
    };
    void greet();
    const timer = setInterval(stay, INTERVAL);
    document.addEventListener('visibilitychange', stay);
    return () => {
      isHere = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', stay);
      const left = (held.get(id) ?? 1) - 1;
      if (left > 0) return void held.set(id, left);
      held.delete(id);
      say(id, () => presence.$delete({ param: { id } })).catch(() => undefined);
    };
  }, [id]);
  return others;
}
