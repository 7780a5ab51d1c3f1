import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One set of modules per worker: loading them anew for each file took more time than the tests. A test
    // that needs a fresh module makes one; state that leaks from file to file is a fault worth finding.
    isolate: false,
    // They wait for PostgreSQL about as often as they work.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // Beside journeys in browsers a test of seconds takes many.
          testTimeout: 90_000,
          expect: { poll: { timeout: 30_000 } },
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'scripts/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts', 'node_modules/**'],
          setupFiles: ['tests/support/guard-network.ts', 'tests/support/fail-on-console-error.ts'],
        },
      },
      {
        test: {
          name: 'database',
          include: ['{src,tests,scripts}/**/*.db.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          setupFiles: ['tests/support/guard-network.ts', 'tests/support/fail-on-console-error.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
