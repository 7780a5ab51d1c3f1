/** Who is signed in, as local storage keeps it under `session`. */
export interface Session {
  token: string;
  user: { id: string; email: string; name: string };
  /** ISO time after which the server no longer knows the token. */
  expiresAt: string;
  /** The server has let this session into the panel before: the next page opens without waiting for its word again. */
  isAdministrator?: boolean;
}

const KEY = 'session';
/** What the lists were filtered by, which may be names of people: goes with the session. */
export const FILTERS_KEY = 'filters';

export interface SessionStore {
  /** The session, or null when there is none, it has lapsed or cannot be read. Stable while unchanged. */
  read(): Session | null;
  /** The same, lapsed or not: who has the panel open. Only the server's word ends an open panel's session. */
  peek(): Session | null;
  save(session: Session): void;
  /** Moves the end of the current session; ignored when another one has taken its place. */
  extend(token: string, expiresAt: string): void;
  /** Notes that the server let this session into the panel; ignored when another one has taken its place. */
  confirm(token: string): void;
  /** Forgets the session; with a token, only when that one is still the current session. */
  clear(token?: string): void;
  /** Forgets the session for a page that is about to be left: only the other tabs hear of it. */
  forget(): void;
  subscribe(listener: () => void): () => void;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * @param storage where the session lives: `localStorage`
 * @param tabs what tells that another tab changed it: `window`, through its `storage` event
 * @param now current time in milliseconds
 */
export function createSessionStore(
  storage: Store,
  tabs: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  now: () => number = Date.now,
): SessionStore {
  // Whole: all of it is about the one value in the storage.
  const listeners = new Set<() => void>();
  let raw: string | null = null;
  let parsed: Session | null = null;
  const remove = () => {
    storage.removeItem(KEY);
    storage.removeItem(FILTERS_KEY);
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const fromOtherTab = (event: Event) => {
    // A null key means that the whole storage was emptied.
    const { key } = event as StorageEvent;
    if (key === KEY || key === null) notify();
  };

  const store: SessionStore = {
    read() {
      const session = store.peek();
      return session && Date.parse(session.expiresAt) > now() ? session : null;
    },
    peek() {
      const current = storage.getItem(KEY);
      if (current !== raw) {
        raw = current;
        parsed = current === null ? null : parseSession(current);
      }
      return parsed;
    },
    save(session) {
      storage.setItem(KEY, JSON.stringify(session));
      notify();
    },
    extend(token, expiresAt) {
      const session = store.peek();
      if (session?.token !== token || session.expiresAt === expiresAt) return;
      store.save({ ...session, expiresAt });
    },
    confirm(token) {
      const session = store.peek();
      if (session?.token !== token || session.isAdministrator) return;
      store.save({ ...session, isAdministrator: true });
    },
    clear(token) {
      const current = store.peek();
      if (token !== undefined && current && current.token !== token) return;
      remove();
      notify();
    },
    forget: remove,
    subscribe(listener) {
      if (listeners.size === 0) tabs.addEventListener('storage', fromOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) tabs.removeEventListener('storage', fromOtherTab);
      };
    },
  };
  return store;
}

function parseSession(raw: string): Session | null {
  try {
    const value = JSON.parse(raw) as Partial<Session> | null;
    const isWhole =
      typeof value?.token === 'string' &&
      typeof value.expiresAt === 'string' &&
      typeof value.user?.email === 'string';
    return isWhole ? (value as Session) : null;
  } catch {
    return null;
  }
}
