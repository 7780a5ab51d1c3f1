interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

/** What can be used, and how much is lost when it is covered. */
export interface Control extends Box {
  weight: number;
}

/** Pixels: the toasts' distance from the window's edges, and the steps in which a free place is looked for. */
const MARGIN = 16;
const STEP = 16;

/**
 * Where the toasts stand: at the bottom right, or at the nearest place from there where they cover nothing that can be
 * used; where there is none, they cover the least, and of the head rather than of the content.
 * @param controls those in the window
 */
export function placeToasts(
  { width, height }: Size,
  window: Size,
  controls: readonly Control[],
): Pick<Box, 'left' | 'top'> {
  const right = Math.max(0, window.width - width - MARGIN);
  const lefts = [right, Math.round(right / 2), Math.min(MARGIN, right)];
  const bottom = Math.max(0, window.height - height - MARGIN);
  let best = { left: right, top: bottom };
  let least = Number.POSITIVE_INFINITY;
  for (let top = bottom; top >= 0; top -= STEP) {
    for (const left of new Set(lefts)) {
      const lost = weighCovered({ width, height, left, top }, controls);
      if (lost < least) {
        least = lost;
        best = { left, top };
      }
      if (lost === 0) return best;
    }
  }
  return best;
}

/** How much of what can be used a box covers; 0 is nothing. */
export function weighCovered(box: Box, controls: readonly Control[]): number {
  let weight = 0;
  for (const control of controls) if (overlap(box, control)) weight += control.weight;
  return weight;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;
