import type { BatchedResult, BulkAct, BulkAction } from './act-in-batches.ts';
import { undoOf } from './bulk-texts.ts';

/** What can be taken back: the act that was done, and the one that undoes it. */
export interface LastAct {
  action: BulkAction;
  undo: BulkAct;
}

/** What can be taken back after another act has been answered. One that did nothing takes nothing away. */
export function lastAfter(
  before: LastAct | null,
  act: BulkAct,
  result: BatchedResult,
): LastAct | null {
  if (result.done.length === 0) return before;
  const undo = undoOf(act.action, result);
  return undo && { action: act.action, undo };
}

/** What is left to take back after an undo has been answered: the part an interruption kept from being sent. */
export function lastAfterUndo(before: LastAct | null, { unsent }: BatchedResult): LastAct | null {
  return before && unsent.length > 0
    ? { ...before, undo: { ...before.undo, items: unsent } }
    : null;
}
