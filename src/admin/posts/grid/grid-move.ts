interface Box {
  left: number;
  top: number;
}

/**
 * Where an arrow leads in a grid of cards.
 * @returns the index to go to; the same one at the edge
 */
export function gridMove(boxes: readonly Box[], from: number, key: string): number {
  const here = boxes[from];
  if (!here) return 0;
  const last = boxes.length - 1;
  switch (key) {
    case 'ArrowRight':
    case 'j':
      return Math.min(last, from + 1);
    case 'ArrowLeft':
    case 'k':
      return Math.max(0, from - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowDown':
      return nearest(boxes, here, (top) => top > here.top, Math.min) ?? from;
    case 'ArrowUp':
      return nearest(boxes, here, (top) => top < here.top, Math.max) ?? from;
    default:
      return from;
  }
}

/** The card of the next row that stands the least aside. */
function nearest(
  boxes: readonly Box[],
  { left }: Box,
  isThatWay: (top: number) => boolean,
  closest: (...tops: number[]) => number,
): number | null {
  const tops = boxes.map(({ top }) => top).filter(isThatWay);
  if (tops.length === 0) return null;
  const row = closest(...tops);
  const aside = boxes.map((box) =>
    box.top === row ? Math.abs(box.left - left) : Number.POSITIVE_INFINITY,
  );
  return aside.indexOf(Math.min(...aside));
}
