import { useEffect } from 'react';
import { minutes } from '../../domain/time/duration.ts';
import { sessionExpiry, sessionStore } from '../http/session.ts';
import { refreshSession } from './refresh-session.ts';
import { findServerSession } from './sign-in-requests.ts';

const INTERVAL = minutes(10);

/**
 * Keeps the session from lapsing while the panel is in use: on opening, on coming back to the tab and
 * every ten minutes. A failed attempt changes nothing, the next one comes soon enough.
 */
export function useSessionRefresh(): void {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible')
        refreshSession(sessionStore, sessionExpiry, findServerSession).catch(() => {});
    };
    refresh();
    const timer = setInterval(refresh, INTERVAL);
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
}
