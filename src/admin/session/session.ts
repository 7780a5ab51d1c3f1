import { useSyncExternalStore } from 'react';
import { createSessionStore } from './session-store.ts';

/** The panel's one session; the panel runs in a browser only. */
export const sessionStore = createSessionStore(localStorage, window);

export function useSession() {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read);
}
