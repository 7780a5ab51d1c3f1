import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../tests/support/memory-storage.ts';
import { createSessionStore, type Session } from './session-store.ts';

const now = Date.parse('2026-03-01T10:00:00Z');
const session: Session = {
  token: 'one',
  user: { id: '1', email: 'ona@example.com', name: 'Ona' },
  expiresAt: '2026-03-08T10:00:00Z',
};

function storageEvent(key: string | null) {
  return Object.assign(new Event('storage'), { key });
}

describe('session store', () => {
  it('gives back what was saved, the same object each time', () => {
    const store = createSessionStore(memoryStorage(), new EventTarget(), () => now);
    store.save(session);
    expect(store.read()).toEqual(session);
    expect(store.read()).toBe(store.read());
  });

  it('treats a lapsed, broken or foreign value as no session', () => {
    const storage = memoryStorage();
    const store = createSessionStore(storage, new EventTarget(), () => now);
    store.save({ ...session, expiresAt: '2026-03-01T10:00:01Z' });
    expect(store.read()).not.toBeNull();
    store.save({ ...session, expiresAt: '2026-03-01T10:00:00Z' });
    expect(store.read()).toBeNull();
    for (const value of [
      '{',
      'null',
      '"text"',
      ...['token', 'expiresAt', 'user'].map((name) => JSON.stringify({ ...session, [name]: 1 })),
    ]) {
      storage.setItem('session', value);
      expect(store.read()).toBeNull();
    }
  });

  it('extends only the session that asked for it', () => {
    const store = createSessionStore(memoryStorage(), new EventTarget(), () => now);
    store.save(session);
    store.extend('another', '2026-04-01T00:00:00Z');
    expect(store.read()?.expiresAt).toBe(session.expiresAt);
    store.extend('one', '2026-03-09T00:00:00Z');
    expect(store.read()?.expiresAt).toBe('2026-03-09T00:00:00Z');
    // What changes nothing is not announced.
    const listener = vi.fn();
    store.subscribe(listener);
    store.extend('one', '2026-03-09T00:00:00Z');
    expect(listener).not.toHaveBeenCalled();
    store.confirm('one');
    store.confirm('one');
    expect(listener).toHaveBeenCalledTimes(1);
    store.clear('one');
    store.clear();
    expect(listener).toHaveBeenCalledTimes(3);
    store.save(session);
    store.forget();
    expect([listener.mock.calls.length, store.read()]).toEqual([4, null]);
  });

  it('notes that the server let a session into the panel, of that session only', () => {
    const store = createSessionStore(memoryStorage(), new EventTarget(), () => now);
    store.save(session);
    store.confirm('another');
    expect(store.read()?.isAdministrator).toBeUndefined();
    store.confirm('one');
    store.extend('one', '2026-03-09T00:00:00Z');
    expect(store.read()?.isAdministrator).toBe(true);
    // Who signs in next is asked about anew.
    store.save({ ...session, token: 'two' });
    expect(store.read()?.isAdministrator).toBeUndefined();
  });

  it('keeps a newer session when an older token is refused', () => {
    const store = createSessionStore(memoryStorage(), new EventTarget(), () => now);
    store.save({ ...session, token: 'two' });
    store.clear('one');
    expect(store.read()?.token).toBe('two');
    store.clear('two');
    expect(store.read()).toBeNull();
  });

  it('hears another tab signing out, until nobody listens', () => {
    const tabs = new EventTarget();
    const store = createSessionStore(memoryStorage(), tabs, () => now);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    for (const [key, heard] of [
      ['session', 1],
      ['cookieConsent', 1],
      // The whole storage was emptied.
      [null, 2],
    ] as const) {
      tabs.dispatchEvent(storageEvent(key));
      expect(listener).toHaveBeenCalledTimes(heard);
    }
    const other = vi.fn();
    const stopOther = store.subscribe(other);
    stop();
    tabs.dispatchEvent(storageEvent('session'));
    expect([listener.mock.calls.length, other.mock.calls.length]).toEqual([2, 1]);
    stopOther();
    tabs.dispatchEvent(storageEvent('session'));
    expect(other).toHaveBeenCalledTimes(1);
  });
});
