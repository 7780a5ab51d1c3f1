import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../tests/support/memory-storage.ts';
import { createSessionExpiry } from './session-expiry.ts';
import { createSessionStore, type Session } from './session-store.ts';

const user = { id: '1', email: 'ona@example.com', name: 'Ona' };
const session = (token: string): Session => ({ token, user, expiresAt: '2026-03-08T10:00:00Z' });

function openPanel() {
  const store = createSessionStore(memoryStorage(), new EventTarget());
  store.save(session('old'));
  return { store, sessionExpiry: createSessionExpiry(store) };
}

it('asks once for all calls and lets them go on with the new session', async () => {
  const { store, sessionExpiry } = openPanel();
  sessionExpiry.attend();
  const listener = vi.fn();
  sessionExpiry.subscribe(listener);
  const calls = [sessionExpiry.renew('old'), sessionExpiry.renew('old')];
  await Promise.resolve();
  expect(sessionExpiry.isAsking()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
  store.save(session('new'));
  expect(await Promise.all(calls)).toEqual([true, true]);
  expect(sessionExpiry.isAsking()).toBe(false);
});

it('asks nothing when another tab has already signed in again', async () => {
  const { store, sessionExpiry } = openPanel();
  sessionExpiry.attend();
  store.save(session('new'));
  expect(await sessionExpiry.renew('old')).toBe(true);
  expect(sessionExpiry.isAsking()).toBe(false);
});

it('keeps the session known while it asks, and forgets it when the person leaves', async () => {
  const { store, sessionExpiry } = openPanel();
  sessionExpiry.attend();
  const call = sessionExpiry.renew('old');
  expect(store.peek()?.token).toBe('old');
  sessionExpiry.leave();
  expect(await call).toBe(false);
  expect(store.peek()).toBeNull();
});

it('goes on asking when only the end of the old session has moved', async () => {
  const { store, sessionExpiry } = openPanel();
  sessionExpiry.attend();
  void sessionExpiry.renew('old');
  store.extend('old', '2026-03-09T10:00:00Z');
  expect(sessionExpiry.isAsking()).toBe(true);
});

it('asks only while a panel is open: the last that closes ends the wait, and the session', async () => {
  const { store, sessionExpiry } = openPanel();
  const [close, closeOther] = [sessionExpiry.attend(), sessionExpiry.attend()];
  const listener = vi.fn();
  const stop = sessionExpiry.subscribe(listener);
  const call = sessionExpiry.renew('old');
  close();
  expect([sessionExpiry.isAsking(), listener.mock.calls.length]).toEqual([true, 1]);
  closeOther();
  expect(await call).toBe(false);
  expect([sessionExpiry.isAsking(), listener.mock.calls.length]).toEqual([false, 2]);
  stop();
  expect(store.peek()?.token).toBe('old');
  expect(await sessionExpiry.renew('old')).toBe(false);
  expect([store.peek(), listener.mock.calls.length]).toEqual([null, 2]);
});

it('tells nobody of a session that comes or goes while nothing is asked, and leaves none that nobody refused', async () => {
  const { store, sessionExpiry } = openPanel();
  const close = sessionExpiry.attend();
  const listener = vi.fn();
  sessionExpiry.subscribe(listener);
  store.save(session('new'));
  close();
  expect(listener).not.toHaveBeenCalled();
  sessionExpiry.leave();
  expect(store.peek()?.token).toBe('new');
  store.clear();
  sessionExpiry.attend();
  expect(await sessionExpiry.renew('new')).toBe(false);
  expect(sessionExpiry.isAsking()).toBe(false);
});

it('forgets the session at once when no panel is open', async () => {
  const { store, sessionExpiry } = openPanel();
  expect(await sessionExpiry.renew('old')).toBe(false);
  expect(store.peek()).toBeNull();
});

it('ends the wait when the person signs out in another tab', async () => {
  const { store, sessionExpiry } = openPanel();
  sessionExpiry.attend();
  const call = sessionExpiry.renew('old');
  store.clear();
  expect(await call).toBe(false);
});

it('does not repeat a call as somebody else who signed in in another tab', async () => {
  const { store, sessionExpiry } = openPanel();
  sessionExpiry.attend();
  const call = sessionExpiry.renew('old');
  store.save({ ...session('new'), user: { ...user, id: '2' } });
  expect(await call).toBe(false);
});
