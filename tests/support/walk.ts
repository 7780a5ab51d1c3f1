import { isFullRun } from './full-run.ts';
import { test } from './journey.ts';
import { PANEL_SIZES, type PanelSize } from './screens.ts';

type Journey = Parameters<typeof test>[2];

/**
 * A journey through the panel in windows of three sizes: every run walks it in the one that is named (`full`: in
 * none), the full run in all. It may run three times on one product, so it makes what it needs itself.
 */
export function walk(size: PanelSize | 'full', title: string, journey: Journey): void {
  const everyRun = size === 'full' ? [] : [size];
  for (const name of isFullRun ? (Object.keys(PANEL_SIZES) as PanelSize[]) : everyRun)
    test.describe(name, () => {
      test.use({ viewport: PANEL_SIZES[name] });
      test(title, journey);
    });
}
