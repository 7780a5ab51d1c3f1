/** What was done to an article of the queue in this sitting. */
export type ReviewAct = 'publish' | 'review' | 'remove';
export type DoneActs = ReadonlyMap<string, ReviewAct>;

interface Queued {
  id: string;
}

/** The article after, or before, another one; deleted ones are not there to be read. Null at either end. */
export function neighbourOf<Item extends Queued>(
  items: readonly Item[],
  done: DoneActs,
  { id, step }: { id: string; step: 1 | -1 },
): Item | null {
  // Opened by its address, it may be none of what the filters choose: the queue begins after it.
  const from = items.findIndex((item) => item.id === id);
  for (let at = from + step; at >= 0 && at < items.length; at += step) {
    const item = items[at];
    if (item && done.get(item.id) !== 'remove') return item;
  }
  return null;
}

/** What follows an article and has not been decided: where an act goes on to, and what is loaded ahead. */
export function listWaiting<Item extends Queued>(
  items: readonly Item[],
  done: DoneActs,
  id: string,
): Item[] {
  const from = items.findIndex((item) => item.id === id);
  return items.slice(from + 1).filter((item) => !done.has(item.id) && item.id !== id);
}

/**
 * The page of the list that an article stands on, of the rows that are left there.
 * @param isLeaving whether an act takes its article out of the list
 */
export function pageOf(
  items: readonly Queued[],
  done: DoneActs,
  {
    id,
    perPage,
    isLeaving,
  }: { id: string; perPage: number; isLeaving: (act: ReviewAct) => boolean },
): number {
  const from = items.findIndex((item) => item.id === id);
  const before = items.slice(0, Math.max(from, 0)).filter((item) => {
    const act = done.get(item.id);
    return !act || !isLeaving(act);
  });
  return Math.floor(before.length / perPage) + 1;
}

/** What became of the queue: how many were published, reviewed and deleted, and how many wait as before. */
export function countDone(items: readonly Queued[], done: DoneActs) {
  const acts = items.map(({ id }) => done.get(id));
  const count = (act: ReviewAct | undefined) => acts.filter((one) => one === act).length;
  return {
    total: items.length,
    publish: count('publish'),
    review: count('review'),
    remove: count('remove'),
    left: count(undefined),
  };
}
