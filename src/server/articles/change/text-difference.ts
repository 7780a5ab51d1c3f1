/** Characters kept before and after what changed, so that a reader sees where it stood. */
const AROUND = 40;
/** A text no longer than this is recorded whole. */
const SHORT = 300;
/** Most that is recorded of one side of a change. */
const MOST = 2000;

/** The part of a long text that changed, with a little of what stands around it; `…` where something is left out. */
export function changedPart(before: string, after: string): { before: string; after: string } {
  if (before.length <= SHORT && after.length <= SHORT) return { before, after };
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const from = Math.max(0, start - AROUND);
  const cut = (text: string) => {
    const to = Math.min(text.length, text.length - end + AROUND);
    const shown = text.slice(from, Math.min(to, from + MOST)).toWellFormed();
    const isCut = to < text.length || to > from + MOST;
    return `${from > 0 ? '…' : ''}${shown}${isCut ? '…' : ''}`;
  };
  return { before: cut(before), after: cut(after) };
}
