import { type BrowserContext, type BrowserContextOptions, test as base } from '@playwright/test';
import type { Product } from './product.ts';
import { PUBLIC_SITE } from './product-template.ts';

export { expect } from '@playwright/test';

interface JourneyFixtures {
  /**
   * Names a complaint this journey expects, most often Chromium's own line about a load that failed:
   * `expectComplaint(/status of 404 .*\/nera-tokio/)`. Matched against `text @ address`.
   */
  expectComplaint: (pattern: RegExp) => void;
  /** Another visitor, watched like the first: without JavaScript, in the dark theme, on a phone. */
  newVisitor: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  watchedContext: undefined;
}

interface SharedFixtures {
  /**
   * One product with demonstration content behind a proxy on this machine, for all journeys that leave no trace which
   * another could meet: they run at the same time.
   */
  publicSite: Pick<Product, 'url'>;
}

export type NewVisitor = JourneyFixtures['newVisitor'];

const complaintsOf = new WeakMap<object, { seen: string[]; expected: RegExp[] }>();

function notesOf(key: object) {
  const known = complaintsOf.get(key) ?? { seen: [], expected: [] };
  complaintsOf.set(key, known);
  return known;
}

/**
 * Collects console errors, uncaught errors and policy violations of every page of a context. Chromium
 * reports a violation as a console error, also in frames and workers, so no listener in the page is
 * needed, and one that a page could remove would prove less.
 */
function watch(context: BrowserContext, seen: string[]): void {
  context.on('console', (message) => {
    const isViolation = /content security policy/i.test(message.text());
    if (message.type() !== 'error' && !isViolation) return;
    seen.push(`${message.text()} @ ${message.location().url}`);
  });
  context.on('weberror', (failure) => {
    seen.push(`uncaught ${failure.error().stack ?? failure.error()} @ ${failure.page()?.url()}`);
  });
}

/** Every journey fails on an unexpected console error, uncaught error or policy violation. */
export const test = base.extend<JourneyFixtures, SharedFixtures>({
  publicSite: [
    async ({ browserName: _ }, use) => {
      await use({ url: process.env[PUBLIC_SITE] ?? '' });
    },
    { scope: 'worker' },
  ],
  watchedContext: [
    async ({ context }, use, info) => {
      const notes = notesOf(info);
      watch(context, notes.seen);
      await use(undefined);
      const unexpected = notes.seen.filter(
        (line) => !notes.expected.some((pattern) => pattern.test(line)),
      );
      if (unexpected.length > 0) {
        throw new Error(`The browser complained:\n${[...new Set(unexpected)].join('\n')}`);
      }
    },
    { auto: true },
  ],
  expectComplaint: async ({ watchedContext: _ }, use, info) => {
    await use((pattern) => void notesOf(info).expected.push(pattern));
  },
  newVisitor: async ({ browser, contextOptions, watchedContext: _ }, use, info) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, locale: 'lt-LT', ...options });
      watch(context, notesOf(info).seen);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});
