import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { days } from '../../domain/time/duration.ts';

const NAME = 'sidebar_state';

/** Open when the cookie says so; the sidebar starts collapsed. */
export function readSidebarState(cookies: string): boolean {
  return cookies.split(/;\s*/).includes(`${NAME}=true`);
}

/** The cookie that remembers the sidebar for seven days. */
export function sidebarCookie(isOpen: boolean): string {
  return `${NAME}=${isOpen}; path=/; max-age=${days(7) / 1000}; samesite=lax`;
}

/** The column's fold (kept in a cookie) and the drawer below 768 px; one button and one key move both. */
export function useSidebar() {
  const isNarrow = useMediaQuery('(max-width: 767.98px)', undefined, {
    getInitialValueInEffect: false,
  });
  const [isOpen, setOpen] = useState(() => readSidebarState(document.cookie));
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const toggle = () => {
    if (isNarrow) return setDrawerOpen((open) => !open);
    // Not every browser of our readers has cookieStore, and document.cookie works in all of them.
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = sidebarCookie(!isOpen);
    setOpen(!isOpen);
  };
  // An empty ignore list: the key works from inside a text field too.
  useHotkeys([['mod+B', toggle]], []);

  return {
    isNarrow: Boolean(isNarrow),
    isOpen,
    isDrawerOpen: Boolean(isNarrow) && isDrawerOpen,
    toggle,
    closeDrawer: () => setDrawerOpen(false),
  };
}
