import { expect, type Page } from '@playwright/test';
import { signInToApi } from './api-client.ts';
import { type BreakableDatabase, openDatabase } from './break-database.ts';
import { test } from './journey.ts';
import { signedInState } from './panel.ts';
import { type Product, startProduct } from './product.ts';

/** Milliseconds. */
const FIRST_SCREEN = 30_000;

/** One product for all journeys of a file, with what they do in it from outside the browser. */
export interface PanelProduct {
  product: Product;
  database: BreakableDatabase;
  /** The administrator's calls. */
  api: Awaited<ReturnType<typeof signInToApi>>;
  /** Of every page: a browser in which the administrator is signed in. */
  signedIn: Awaited<ReturnType<typeof signedInState>>;
  /** An address of the panel; answers the page. */
  open: (page: Page, path: string) => Promise<Page>;
}

/**
 * Starts a product before the first journey of the file that calls this, by default with demonstration content, and
 * ends it after the last. The journeys begin signed in; nothing moves in their windows. Filled before the first.
 */
export function panelOfFile(settings: Record<string, string> = { SEED: 'demo' }): PanelProduct {
  const panel = {} as PanelProduct;
  test.use({
    storageState: ({ browserName: _ }, use) => use(panel.signedIn),
    contextOptions: { reducedMotion: 'reduce' },
  });
  test.beforeAll(async () => {
    const product = await startProduct(settings);
    const open = async (page: Page, path: string) => {
      await page.goto(product.url + path);
      // The first screen of a browser: every file of it is still to be fetched.
      await expect(page.getByRole('banner')).toBeVisible({ timeout: FIRST_SCREEN });
      return page;
    };
    Object.assign(panel, { product, open });
    panel.database = await openDatabase(product);
    panel.api = await signInToApi(product);
    panel.signedIn = await signedInState(product);
  });
  test.afterAll(async () => {
    await panel.database?.close();
    await panel.product?.remove();
  });
  return panel;
}
