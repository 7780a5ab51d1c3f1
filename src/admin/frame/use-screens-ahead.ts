import { useEffect } from 'react';
import { prefetchScreen } from './screen.tsx';
import { screenAt } from './screens.ts';

/** The screen behind every link of the panel is fetched when the link is pointed at or has the focus. */
export function useScreensAhead(): void {
  useEffect(() => {
    document.addEventListener('pointerover', fetchBehind);
    document.addEventListener('focusin', fetchBehind);
    return () => {
      document.removeEventListener('pointerover', fetchBehind);
      document.removeEventListener('focusin', fetchBehind);
    };
  }, []);
}

function fetchBehind({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin === window.location.origin) prefetchScreen(screenAt(link.pathname));
}
