import type { Page } from '@playwright/test';
import { sampleOf } from './full-run.ts';

/** The two sizes public journeys are walked at. */
export const SCREENS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

/** Where both are walked in the same way: a phone, which has less room and a menu to open; in the full run both. */
export const WALKED_SCREENS = sampleOf(Object.entries(SCREENS), 1);

/** The three of the panel. */
export const PANEL_SIZES = { ...SCREENS, tablet: { width: 768, height: 1024 } };
export type PanelSize = keyof typeof PANEL_SIZES;

/** The panel's menu is a drawer there, closed at first (specification §9: 768 px). */
export const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;
