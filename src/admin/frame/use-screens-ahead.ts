import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { prefetchScreen } from './screen.tsx';
import { screenAt } from './screens.ts';

/**
 * The screen behind every link of the panel, and what it shows first, is fetched when the link is pointed at or has the
 * focus. Not of the screen that is open: its rows would change under the hand (decision 0026).
 */
export function useScreensAhead(): void {
  const client = useQueryClient();
  useEffect(() => {
    const fetchBehind = ({ target }: Event) => void fetchAhead(target, client);
    document.addEventListener('pointerover', fetchBehind);
    document.addEventListener('focusin', fetchBehind);
    return () => {
      document.removeEventListener('pointerover', fetchBehind);
      document.removeEventListener('focusin', fetchBehind);
    };
  }, [client]);
}

async function fetchAhead(target: EventTarget | null, client: QueryClient): Promise<void> {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin === window.location.origin) await fetchScreenAhead(link.href, client);
}

/** @param address of the panel; see `useScreensAhead` */
export async function fetchScreenAhead(address: string, client: QueryClient): Promise<void> {
  const { pathname, search } = new URL(address, window.location.href);
  if (pathname === window.location.pathname) return;
  const file = await prefetchScreen(screenAt(pathname));
  file?.prefetch?.(client, new URLSearchParams(search), pathname);
}
