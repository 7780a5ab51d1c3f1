import { defineConfig } from '@playwright/test';

const browser = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  // Each journey has a product of its own; two side by side are what two cores carry.
  workers: 2,
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  use: {
    locale: 'lt-LT',
    timezoneId: 'Europe/Vilnius',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
