import { test } from './journey.ts';
import { PANEL_SIZES, type PanelSize } from './screens.ts';

type Journey = Parameters<typeof test>[2];

/**
 * A journey through the panel in windows of three sizes: every run walks it in the one that is named, the full run
 * (`TEST_FULL`) in all. It may run three times on one product, so it makes what it needs itself.
 */
export function walk(size: PanelSize, title: string, journey: Journey): void {
  const sizes = process.env.TEST_FULL ? (Object.keys(PANEL_SIZES) as PanelSize[]) : [size];
  for (const name of sizes)
    test.describe(name, () => {
      test.use({ viewport: PANEL_SIZES[name] });
      test(title, journey);
    });
}
