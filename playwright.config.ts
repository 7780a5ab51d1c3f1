import { defineConfig } from '@playwright/test';

const browser = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  // Each file has a product of its own. They mostly wait, for pages and for clocks: three keep two cores busy.
  workers: 3,
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // Machines that run tests are at times busy with other work; what fails twice fails.
  retries: 1,
  use: {
    locale: 'lt-LT',
    timezoneId: 'Europe/Vilnius',
    trace: 'on-first-retry',
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
