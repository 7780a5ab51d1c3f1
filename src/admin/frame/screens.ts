import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import type { PrefetchScreen } from '../http/prefetch.ts';

export interface ScreenFile {
  default: ComponentType;
  prefetch?: PrefetchScreen;
}

/** Fetches the file of a screen; the browser keeps it. */
export type LoadScreen = () => Promise<ScreenFile>;

const dashboard: LoadScreen = () => import('../dashboard/dashboard-screen.tsx');

export const signIn: LoadScreen = () => import('../sign-in/sign-in-screen.tsx');

/**
 * Addresses of specification §2.1; /admin and /admin/dashboard are the same screen. Every screen is its own file for
 * the browser, fetched when it is first opened or a link to it is pointed at.
 */
export const SCREENS: Record<string, LoadScreen> = {
  '/admin': dashboard,
  '/admin/dashboard': dashboard,
  '/admin/content/posts': () => import('../posts/posts-screen.tsx'),
  '/admin/content/categories': () => import('../categories/categories-screen.tsx'),
  '/admin/content/images': () => import('../images/images-screen.tsx'),
  '/admin/content/bin': () => import('../bin/bin-screen.tsx'),
  '/admin/import/ai': () => import('../article-import/article-import-screen.tsx'),
  '/admin/import/ai/:id': () => import('../article-import/review/review-screen.tsx'),
  '/admin/import/sources': () => import('../sources/sources-screen.tsx'),
  '/admin/automation/settings': () =>
    import('../automation/settings/automation-settings-screen.tsx'),
  '/admin/automation/settings/models': () =>
    import('../automation/settings/model-settings-screen.tsx'),
  '/admin/automation/settings/limits': () =>
    import('../automation/settings/limit-settings-screen.tsx'),
  '/admin/automation/glossary': () => import('../glossary/glossary-screen.tsx'),
  '/admin/automation/logs': () => import('../automation/automation-logs-screen.tsx'),
  '/admin/automation/replays': () => import('../replays/replays-screen.tsx'),
  '/admin/communications/contacts': () => import('../contacts/contacts-screen.tsx'),
  '/admin/settings/users': () => import('../users/users-screen.tsx'),
  '/admin/settings/account': () => import('../account/account-screen.tsx'),
  '/admin/settings/system': () => import('../system/system-screen.tsx'),
  '/admin/settings/audit': () => import('../audit/audit-screen.tsx'),
};

/** The screen that stands at an address, if one does. */
export function screenAt(pathname: string): LoadScreen | undefined {
  const path = Object.keys(SCREENS).find((pattern) => matchPath(pattern, pathname));
  return path === undefined ? undefined : SCREENS[path];
}
