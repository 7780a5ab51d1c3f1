import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

// axe as its Playwright package brings it. That package's own way opens a second page for every look and sends axe
// along with each: four times as long.
const AXE = createRequire(import.meta.resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
);
const source = readFileSync(AXE, 'utf8');

interface Violation {
  id: string;
  nodes: { target: unknown[]; failureSummary: string }[];
}
declare global {
  interface Window {
    axe?: { run(root: Node, options: object): Promise<{ violations: Violation[] }> };
  }
}

/** Of the same page in another theme nothing else is different. */
export const CONTRAST_RULES = ['color-contrast'];

/**
 * Every rule axe has for WCAG 2.2 A and AA and its best practices, or only those named; answers `rule: place`. What
 * stands over the page (the topmost dialog or menu) is looked at alone: nothing else can be used meanwhile.
 */
export async function findAxeViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(source);
  const violations = await page.evaluate(async (only) => {
    const over = [...document.querySelectorAll('[role=dialog], [role=menu]')];
    const seen = over.filter((element) => element.checkVisibility());
    // A question may stand over a dialog that comes after it in the page: the topmost has the focus.
    const top = seen.findLast((element) => element.contains(document.activeElement)) ?? seen.at(-1);
    const answer = await window.axe?.run(top ?? document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: only }),
    });
    return answer?.violations;
  }, rules);
  if (!violations) throw new Error('axe did not answer');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Sets what a person sets in the browser: the size of text, in hundredths of the usual one. */
export async function makeTextSizes(page: Page): Promise<(percent: number) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return (percent) => {
    const sized = (usual: number) => Math.round((usual * percent) / 100);
    const fontSizes = { standard: sized(16), fixed: sized(13) };
    return session.send('Page.setFontSizes', { fontSizes });
  };
}

/** Whether a person reaches everything without scrolling sideways, the menu first of all. */
export const readFit = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const button = document.querySelector('[data-menu-button]')?.getBoundingClientRect();
    return {
      overflow: scrollWidth - clientWidth,
      isMenuInReach: !!button && button.left >= 0 && button.right <= clientWidth,
    };
  });

/** How many pixels the page is wider than its window; there must be no horizontal scrolling. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** 1280×1024 pixels at 400 % zoom (WCAG 2.2, 1.4.10). */
export const ZOOMED = { width: 320, height: 256 };

/** How much of the window is covered by what stays where it is while the rest scrolls, from 0 to 1. */
export const pinnedShareOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isPinned = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isPinned(element.parentElement));
    const points: boolean[] = [];
    for (let y = 4; y < innerHeight; y += 8)
      for (let x = 4; x < innerWidth; x += 16)
        points.push(isPinned(document.elementFromPoint(x, y)));
    return points.filter(Boolean).length / points.length;
  });
