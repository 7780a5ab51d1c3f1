import type { Page } from '@playwright/test';
import { type BreakableDatabase, openDatabase, type Right } from './break-database.ts';
import { signedInState } from './panel.ts';
import { type Product, startProduct } from './product.ts';

/** The panel of a product whose server can be made to fail: its database takes one right from it. */
export interface BreakablePanel {
  product: Product;
  database: BreakableDatabase;
  /** Of a browser in which the administrator is signed in. */
  signedIn: Awaited<ReturnType<typeof signedInState>>;
  open(page: Page, path: string): Promise<unknown>;
  without(right: Right, act: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** With demonstration content; no source is read but those a test adds. */
export async function startBreakablePanel(
  settings: Record<string, string> = {},
): Promise<BreakablePanel> {
  const product = await startProduct({ SEED: 'demo', ...settings });
  const database = await openDatabase(product);
  await database.query('update rss_sources set is_active = false');
  return {
    product,
    database,
    signedIn: await signedInState(product),
    open: (page, path) => page.goto(product.url + path),
    without: (right, act) => database.without(right, act),
    async close() {
      await database.close();
      await product.remove();
    },
  };
}
