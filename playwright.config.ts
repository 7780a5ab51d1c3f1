import { defineConfig } from '@playwright/test';

const browser = process.env.CHROMIUM_PATH;

/** A minute or more each. They go first, so that no worker is left alone with one of them at the end. */
const LONG = [
  ...(process.env.TEST_FULL ? ['commands'] : []),
  'panel-writing',
  'panel-saves',
  'contact-form',
  'accessibility',
  'start',
  'killed',
  'panel-screens',
  'panel-errors',
  'panel-import-errors',
  'panel-lists',
  'panel-articles',
  'panel-automation',
  'panel-posts',
  'panel-editor',
  'panel-choices',
  'panel',
].map((name) => `${name}.journey.ts`);

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/support/prepare-journeys.ts',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testMatch: '*.journey.ts', testIgnore: LONG },
  ],
  // Each file has a product of its own. They mostly wait, for pages and for clocks: three keep two cores busy.
  workers: 3,
  fullyParallel: false,
  // Nothing that works waits for them; a machine busy with other work takes its time.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // The full run alone makes them; in every run a sample or a cheaper proof stands for each.
  ...(process.env.TEST_FULL ? {} : { grepInvert: /@full/ }),
  // Machines that run tests are at times busy with other work; what fails twice fails, what fails once is named.
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
