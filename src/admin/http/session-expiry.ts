import type { Session, SessionStore } from './session-store.ts';

/** What becomes of calls whose token the server no longer knows while the panel is open. */
export interface SessionExpiry {
  /**
   * Waits until the person has signed in again. True: make the call once more with the current token. False:
   * the person left, or the panel is not open, and the session is dropped.
   * @param token the one that was refused
   */
  renew(token: string): Promise<boolean>;
  /** Whether the password is being asked for. */
  isAsking(): boolean;
  subscribe(listener: () => void): () => void;
  /** The person chose to leave. */
  leave(): void;
  /** Somebody is there to ask: the open panel. The answer ends it. */
  attend(): () => void;
}

/**
 * One question for all calls that meet the expired session at once. It is answered by a new session in the store,
 * whichever tab made it.
 */
export function createSessionExpiry(
  store: Pick<SessionStore, 'peek' | 'clear' | 'subscribe'>,
): SessionExpiry {
  const listeners = new Set<() => void>();
  let attendants = 0;
  let refused: Session | null = null;
  let question: PromiseWithResolvers<boolean> | null = null;

  const answer = (isRenewed: boolean) => {
    question?.resolve(isRenewed);
    question = null;
    refused = null;
    for (const listener of listeners) listener();
  };
  const look = () => {
    if (!question) return;
    const current = store.peek();
    // Somebody else's session, begun in another tab, must not carry out what this person asked for.
    if (current?.user.id !== refused?.user.id) answer(false);
    else if (current?.token !== refused?.token) answer(true);
  };

  return {
    async renew(token) {
      const current = store.peek();
      if (current && current.token !== token) return true;
      if (!current) return false;
      if (attendants === 0) {
        store.clear(token);
        return false;
      }
      if (!question) {
        question = Promise.withResolvers<boolean>();
        refused = current;
        for (const listener of listeners) listener();
      }
      return question.promise;
    },
    isAsking: () => question !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    leave() {
      const token = refused?.token;
      answer(false);
      if (token) store.clear(token);
    },
    attend() {
      attendants += 1;
      const stop = store.subscribe(look);
      return () => {
        attendants -= 1;
        stop();
        if (attendants === 0 && question) answer(false);
      };
    },
  };
}
