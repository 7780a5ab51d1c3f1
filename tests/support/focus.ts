import type { Page } from '@playwright/test';

interface TabWalk {
  /** What the Tab key should stop at and did not. */
  unreached: string[];
  /** Where it stopped invisibly: outside the window, under what does not scroll, or without a mark. */
  unseen: string[];
}

/** A field of a date is four stops, as is one of an hour; a key may be lost while a page is drawn anew. */
const SPARE_KEYS = 28;

/**
 * Presses Tab, or another key, until it has been at everything it should stop at, in the topmost dialog or in the whole page, and looks
 * at each stop. The looking is done in the page, just before the next key: one message a key. Backwards a page scrolls up,
 * and what stays at the top of the window may cover what is come to.
 */
export async function walkByTab(page: Page, key = 'Tab'): Promise<TabWalk> {
  let left = await page.evaluate(beginWalk);
  for (let spare = SPARE_KEYS; left > 0 && spare > 0; spare -= 4) {
    for (let pressed = 0; pressed < Math.max(4, left); pressed += 1) await page.keyboard.press(key);
    left = await page.evaluate(() => window.tabWalk?.look() ?? 0);
  }
  return page.evaluate(endWalk);
}

interface Walk {
  waiting: Set<Element>;
  unseen: Set<string>;
  /** Answers how many stops are still to come. */
  look: () => number;
}
declare global {
  interface Window {
    tabWalk?: Walk;
  }
}

function beginWalk(): number {
  const dialogs = [...document.querySelectorAll('[role=dialog]')];
  const seen = dialogs.filter((dialog) => dialog.checkVisibility());
  // A question may stand over a dialog that comes after it in the page: the topmost has the focus.
  const modal = seen.findLast((dialog) => dialog.contains(document.activeElement)) ?? seen.at(-1);
  const all = (modal ?? document).querySelectorAll<HTMLElement>(
    'a[href], button, input, textarea, select, summary, [tabindex], [contenteditable=true]',
  );
  const isPassed = (element: HTMLElement) =>
    element.tabIndex < 0 ||
    !element.checkVisibility({ visibilityProperty: true }) ||
    // Of a group of radio buttons the chosen one is the stop.
    element.matches(':disabled, [aria-hidden=true] *, [inert] *, [type=radio]:not(:checked)');
  const waiting = new Set<Element>([...all].filter((element) => !isPassed(element)));

  /** At least three sides of the ring are drawn: what cuts its contents cuts their rings. */
  const isOutlined = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    if (outlineStyle === 'none' || outlineWidth === '0px') return false;
    const ring = element.getBoundingClientRect();
    const out = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(up);
      if (position === 'fixed') break;
      const cut = up.getBoundingClientRect();
      // A pixel may be lost to rounding.
      const isHeld = (inner: number, outer: number) => inner - out >= outer - 1;
      const across =
        overflowX === 'visible'
          ? [true, true]
          : [isHeld(ring.left, cut.left), isHeld(-ring.right, -cut.right)];
      const down =
        overflowY === 'visible'
          ? [true, true]
          : [isHeld(ring.top, cut.top), isHeld(-ring.bottom, -cut.bottom)];
      if ([...across, ...down].filter((isDrawn) => !isDrawn).length > 1) return false;
    }
    return true;
  };
  /** In a place of one pixel that keeps words for readers: it is invisible. */
  const isForReaders = (element: Element | null) => {
    for (let up = element; up; up = up.parentElement) {
      const { width, height } = up.getBoundingClientRect();
      const isTiny = width <= 1 && height <= 1;
      if (isTiny && getComputedStyle(up).overflow === 'hidden') return true;
    }
    return false;
  };
  const isInWindow = (element: Element | null) => {
    const box = element?.getBoundingClientRect();
    return (
      box !== undefined &&
      box.width > 0 &&
      box.height > 0 &&
      box.bottom > 0 &&
      box.top < innerHeight &&
      box.right > 0 &&
      box.left < innerWidth &&
      !isForReaders(element)
    );
  };
  /** Whether something that stays in the window while the page scrolls lies over all of it (WCAG 2.2, 2.4.11). */
  const isCovered = (element: Element) => {
    const box = element.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const parts = [0.1, 0.5, 0.9];
    return parts.every((across) =>
      parts.every((down) => {
        const x = left + (right - left) * across;
        let over = document.elementFromPoint(x, top + (bottom - top) * down);
        for (; over && !over.contains(document.activeElement); over = over.parentElement)
          if (/fixed|sticky/.test(getComputedStyle(over).position)) return true;
        return false;
      }),
    );
  };
  const isSeen = (element: Element | null) =>
    element !== null && isInWindow(element) && !isCovered(element);
  const unseen = new Set<string>();
  const look = () => {
    const host = document.activeElement;
    const element = host?.shadowRoot?.activeElement ?? host;
    if (!element || element === document.body) return waiting.size;
    waiting.delete(element);
    // Of a list that is one stop, the stop moves along with the focus.
    for (const one of waiting)
      if (one instanceof HTMLElement && one.tabIndex < 0) waiting.delete(one);
    const frames = [element.parentElement];
    for (let up = 0; up < 3; up += 1) frames.push(frames.at(-1)?.parentElement ?? null);
    // A field may be invisible under what is drawn for it, and its frame may carry the mark.
    const drawn = [element, element.nextElementSibling];
    const isMarked =
      [...drawn, ...frames].some(isOutlined) ||
      getComputedStyle(element).boxShadow !== 'none' ||
      // The last stop of a date or an hour is the browser's own button in it.
      element.matches('[type=date], [type=time]');
    if (isMarked && drawn.some(isSeen)) return waiting.size;
    const name = element.getAttribute('aria-label') || element.textContent?.trim().slice(0, 40);
    unseen.add(`${element.tagName} ${name} ${isMarked ? 'is out of sight' : 'is not marked'}`);
    return waiting.size;
  };
  window.tabWalk = { waiting, unseen, look };
  addEventListener('keydown', look, true);
  return waiting.size;
}

function endWalk(): TabWalk {
  if (!window.tabWalk) throw new Error('The walk was not begun');
  const { waiting, unseen, look } = window.tabWalk;
  removeEventListener('keydown', look, true);
  return {
    unreached: [...waiting].map((element) => element.outerHTML.slice(0, 120)),
    unseen: [...unseen],
  };
}
