import { expect, it } from 'vitest';
import { memoryStorage } from '../../../tests/support/memory-storage.ts';
import { createSessionExpiry } from '../http/session-expiry.ts';
import { createSessionStore, type Session } from '../http/session-store.ts';
import { refreshSession } from './refresh-session.ts';

const user = { id: '1', email: 'ona@example.com', name: 'Ona' };
const session: Session = { token: 'one', user, expiresAt: '2026-03-02T10:00:00Z' };

function storeWithSession() {
  const store = createSessionStore(memoryStorage(), new EventTarget(), () =>
    Date.parse('2026-03-01T10:00:00Z'),
  );
  store.save(session);
  return store;
}

it('takes over the later end the server gives', async () => {
  const store = storeWithSession();
  const expiresAt = '2026-03-08T10:00:00Z';
  await refreshSession(store, createSessionExpiry(store), async () => ({ expiresAt, user }));
  expect(store.read()?.expiresAt).toBe(expiresAt);
});

it('forgets a session the server no longer knows', async () => {
  const store = storeWithSession();
  await refreshSession(store, createSessionExpiry(store), async () => null);
  expect(store.read()).toBeNull();
});

it('asks for the password instead while the panel is open', async () => {
  const store = storeWithSession();
  const sessionExpiry = createSessionExpiry(store);
  sessionExpiry.attend();
  const refreshed = refreshSession(store, sessionExpiry, async () => null);
  await expect.poll(sessionExpiry.isAsking).toBe(true);
  expect(store.peek()).toEqual(session);
  sessionExpiry.leave();
  await refreshed;
});

it('keeps the session when the server could not be asked', async () => {
  const store = storeWithSession();
  const down = async () => Promise.reject(new Error('down'));
  await expect(refreshSession(store, createSessionExpiry(store), down)).rejects.toThrow('down');
  expect(store.read()).toEqual(session);
});

it('asks nothing when nobody is signed in', async () => {
  const store = storeWithSession();
  store.clear();
  await refreshSession(store, createSessionExpiry(store), () => Promise.reject(new Error('asked')));
});
