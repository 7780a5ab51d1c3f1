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
