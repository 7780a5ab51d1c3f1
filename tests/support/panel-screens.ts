import { expect, type Page } from '@playwright/test';

/** Every screen of the panel: its address and its heading. */
export const PANEL_SCREENS = {
  dashboard: { path: '/admin/dashboard', heading: 'Suvestinė' },
  posts: { path: '/admin/content/posts', heading: 'Tinklaraštis' },
  categories: { path: '/admin/content/categories', heading: 'Kategorijos' },
  images: { path: '/admin/content/images', heading: 'Nuotraukos ir failai' },
  bin: { path: '/admin/content/bin', heading: 'Šiukšliadėžė' },
  import: { path: '/admin/import/ai?min=0', heading: 'Rankinis Importas' },
  sources: { path: '/admin/import/sources', heading: 'Šaltiniai' },
  settings: { path: '/admin/automation/settings', heading: 'Automatizacija' },
  models: { path: '/admin/automation/settings/models', heading: 'Modeliai ir nurodymai' },
  limits: { path: '/admin/automation/settings/limits', heading: 'Ribos ir sąnaudos' },
  glossary: { path: '/admin/automation/glossary', heading: 'Terminų žodynėlis' },
  logs: { path: '/admin/automation/logs', heading: 'Automatizacijos žurnalas' },
  replays: { path: '/admin/automation/replays', heading: 'Nurodymų palyginimai' },
  contacts: { path: '/admin/communications/contacts', heading: 'Kontaktai' },
  users: { path: '/admin/settings/users', heading: 'Vartotojai' },
  account: { path: '/admin/settings/account', heading: 'Mano paskyra' },
  system: { path: '/admin/settings/system', heading: 'Sistemos būsena' },
  audit: { path: '/admin/settings/audit', heading: 'Pakeitimų istorija' },
} as const;
export type PanelScreen = keyof typeof PANEL_SCREENS;

/** Waits until the screen stands there whole: its heading, and nothing of it still on its way. */
export async function waitForScreen(page: Page, screen: PanelScreen): Promise<void> {
  const { heading } = PANEL_SCREENS[screen];
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await waitForContent(page);
}

/** Waits until no skeleton is left. */
export async function waitForContent(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: 'Kraunama' })).toHaveCount(0);
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
}
