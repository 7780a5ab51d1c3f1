import { useSyncExternalStore } from 'react';
import { createSessionExpiry } from './session-expiry.ts';
import { createSessionStore } from './session-store.ts';

/** The panel's one session; the panel runs in a browser only. */
export const sessionStore = createSessionStore(localStorage, window);
export const sessionExpiry = createSessionExpiry(sessionStore);

/** The session while it lasts: what opens the panel. */
export function useSession() {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read);
}

/** The session lapsed or not: what keeps an open panel open. */
export function useOpenSession() {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.peek);
}
