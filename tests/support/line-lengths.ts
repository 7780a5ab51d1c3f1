import type { Page } from '@playwright/test';

/** Most characters a line of text may have (visual.md: 62–72), and fewest the longest one of running text should have. */
const LONGEST_LINE = 72;
export const SHORTEST_MEASURE = 62;

/** Columns of running text, which have room for a full line on a desktop. */
const RUNNING = '.prose > p, .news p, .legal-page p, .paragraphs > p, .warning p';

interface Lines {
  /** `length: beginning of the line`, of those that are too long. */
  long: string[];
  /** Characters of the longest line of running text; null on a page without any. */
  measure: number | null;
}

/** The lines of every piece of text as they stand on the screen, folded questions included. */
export const readLines = (page: Page): Promise<Lines> =>
  page.evaluate(
    async ({ longest, running }) => {
      // On a busy machine the site's own letters may come too late to be shown; here they are what is measured.
      const faces = [...document.fonts];
      for (const face of faces) face.display = 'block';
      await Promise.allSettled(faces.map((face) => face.load()));
      for (const details of document.querySelectorAll('details')) details.open = true;
      const blocks = new Map<Element, Text[]>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node as Text;
        if (!text.data.trim() || !text.parentElement?.checkVisibility()) continue;
        let block: Element = text.parentElement;
        while (getComputedStyle(block).display === 'inline' && block.parentElement)
          block = block.parentElement;
        blocks.set(block, [...(blocks.get(block) ?? []), text]);
      }
      const long: string[] = [];
      let measure: number | null = null;
      const range = document.createRange();
      for (const [block, texts] of blocks) {
        // Out of sight, for screen readers alone.
        if (block.clientWidth <= 1) continue;
        const lines = new Map<number, string>();
        for (const text of texts)
          for (const [at, letter] of [...text.data].entries()) {
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            const box = range.getClientRects()[0];
            if (!box?.width) continue;
            const bottom = Math.round(box.bottom);
            lines.set(bottom, (lines.get(bottom) ?? '') + letter);
          }
        for (const line of lines.values()) {
          const { length } = line.trim();
          if (length > longest) long.push(`${length}: ${line.slice(0, 50)}`);
          if (block.matches(running)) measure = Math.max(measure ?? 0, length);
        }
      }
      return { long, measure };
    },
    { longest: LONGEST_LINE, running: RUNNING },
  );
