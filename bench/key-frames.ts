import type { Page } from '@playwright/test';
import { median, percentile } from './figures.ts';

declare global {
  interface Window {
    /** Milliseconds of each key since it was last asked for. */
    keyFrames: number[];
  }
}

/** Notes of every key how long it took until the frame after it was drawn, from when the browser says it was pressed. */
export const watchKeys = (page: Page) =>
  page.evaluate(() => {
    window.keyFrames = [];
    const note = ({ key, timeStamp }: KeyboardEvent) => {
      if (key === 'Control' || key === 'Shift') return;
      requestAnimationFrame(() => {
        // What comes after the frame's own work: the message is delivered once it was drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.keyFrames.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    };
    document.addEventListener('keydown', note, { capture: true });
  });

/** Notes of every key how long it took until another text's title was drawn. */
export const watchTitle = (page: Page) =>
  page.evaluate(() => {
    window.keyFrames = [];
    let pressed: number | null = null;
    document.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), {
      capture: true,
    });
    const readTitle = () => document.querySelector('h1')?.textContent;
    let title = readTitle();
    const look = () => {
      if (readTitle() === title || pressed === null) return;
      title = readTitle();
      const from = pressed;
      pressed = null;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.keyFrames.push(performance.now() - from);
        port2.postMessage(null);
      });
    };
    const watched = { subtree: true, childList: true, characterData: true };
    new MutationObserver(look).observe(document.body, watched);
  });

/** What was noted since the last call, once all of it has come. */
export async function nextFrames(page: Page): Promise<number[]> {
  await page.waitForTimeout(500);
  return page.evaluate(() => window.keyFrames.splice(0));
}

/** @returns asks how many milliseconds of processor time the page's main thread has worked so far */
export async function threadTime(page: Page): Promise<() => Promise<number>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}

/** A row of a table: how long each key took, and the page's own thread for all of them. */
export const describeKeys = (took: number[], workedFor: number, bar: number) => ({
  keys: took.length,
  'median ms': Math.round(median(took)),
  'p95 ms': Math.round(percentile(took, 0.95)),
  'worst ms': Math.round(Math.max(...took)),
  'CPU ms a key': Math.round(workedFor / took.length),
  'under the bar': percentile(took, 0.95) <= bar,
});
