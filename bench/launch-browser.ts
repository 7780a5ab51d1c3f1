import { type Browser, chromium } from '@playwright/test';
import { findOrInstallBrowser } from '../scripts/browser.mjs';

/** The browser of the journeys, which root may start too. */
export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findOrInstallBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}
