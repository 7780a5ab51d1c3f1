import { expect, it, vi } from 'vitest';
import { createLapse } from './lapse.ts';
import { createSessionStore, type Session } from './session-store.ts';

const user = { id: '1', email: 'ona@example.com', name: 'Ona' };
const session = (token: string): Session => ({ token, user, expiresAt: '2026-03-08T10:00:00Z' });

function openPanel() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const store = createSessionStore(storage, new EventTarget());
  store.save(session('old'));
  return { store, lapse: createLapse(store) };
}

it('asks once for all calls and lets them go on with the new session', async () => {
  const { store, lapse } = openPanel();
  lapse.attend();
  const listener = vi.fn();
  lapse.subscribe(listener);
  const calls = [lapse.renew('old'), lapse.renew('old')];
  await Promise.resolve();
  expect(lapse.isAsking()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
  store.save(session('new'));
  expect(await Promise.all(calls)).toEqual([true, true]);
  expect(lapse.isAsking()).toBe(false);
});

it('asks nothing when another tab has already signed in again', async () => {
  const { store, lapse } = openPanel();
  lapse.attend();
  store.save(session('new'));
  expect(await lapse.renew('old')).toBe(true);
  expect(lapse.isAsking()).toBe(false);
});

it('keeps the session known while it asks, and forgets it when the person leaves', async () => {
  const { store, lapse } = openPanel();
  lapse.attend();
  const call = lapse.renew('old');
  expect(store.peek()?.token).toBe('old');
  lapse.leave();
  expect(await call).toBe(false);
  expect(store.peek()).toBeNull();
});

it('goes on asking when only the end of the old session has moved', async () => {
  const { store, lapse } = openPanel();
  lapse.attend();
  void lapse.renew('old');
  store.extend('old', '2026-03-09T10:00:00Z');
  expect(lapse.isAsking()).toBe(true);
});

it('forgets the session at once when no panel is open', async () => {
  const { store, lapse } = openPanel();
  expect(await lapse.renew('old')).toBe(false);
  expect(store.peek()).toBeNull();
});

it('ends the wait when the person signs out in another tab', async () => {
  const { store, lapse } = openPanel();
  lapse.attend();
  const call = lapse.renew('old');
  store.clear();
  expect(await call).toBe(false);
});

it('does not repeat a call as somebody else who signed in in another tab', async () => {
  const { store, lapse } = openPanel();
  lapse.attend();
  const call = lapse.renew('old');
  store.save({ ...session('new'), user: { ...user, id: '2' } });
  expect(await call).toBe(false);
});
