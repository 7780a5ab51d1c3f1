import type { ComponentType } from 'react';

/** Fetches the file of a screen; the browser keeps it. */
export type LoadScreen = () => Promise<{ default: ComponentType }>;

/** Every screen is its own file for the browser, fetched when it is first opened or pointed at. */
export const screens = {
  signIn: () => import('../sign-in/sign-in-screen.tsx'),
  dashboard: () => import('../dashboard/dashboard-screen.tsx'),
  posts: () => import('../posts/posts-screen.tsx'),
  categories: () => import('../categories/categories-screen.tsx'),
  images: () => import('../images/images-screen.tsx'),
  bin: () => import('../bin/bin-screen.tsx'),
  articleImport: () => import('../article-import/article-import-screen.tsx'),
  articleReview: () => import('../article-import/review/review-screen.tsx'),
  sources: () => import('../sources/sources-screen.tsx'),
  automationSettings: () => import('../automation/settings/automation-settings-screen.tsx'),
  modelSettings: () => import('../automation/settings/model-settings-screen.tsx'),
  limitSettings: () => import('../automation/settings/limit-settings-screen.tsx'),
  automationLogs: () => import('../automation/automation-logs-screen.tsx'),
  replays: () => import('../replays/replays-screen.tsx'),
  glossary: () => import('../glossary/glossary-screen.tsx'),
  contacts: () => import('../contacts/contacts-screen.tsx'),
  users: () => import('../users/users-screen.tsx'),
  account: () => import('../account/account-screen.tsx'),
  system: () => import('../system/system-screen.tsx'),
  audit: () => import('../audit/audit-screen.tsx'),
} satisfies Record<string, LoadScreen>;
