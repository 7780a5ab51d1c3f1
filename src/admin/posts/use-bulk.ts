import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ARTICLE_LISTS } from '../articles/article-requests.ts';
import { showFailure, showSuccess } from '../feedback/toasts.ts';
import { actOnMany, type BulkAct } from './bulk-requests.ts';
import {
  BULK_FAILURES,
  describeDone,
  describeFailed,
  describeUndone,
  undoOf,
} from './bulk-texts.ts';

interface LastAct {
  text: string;
  undo: BulkAct;
}

/** Acts on chosen posts. The last one can be taken back from the bar over the list, without hurry, and with a key. */
export function useBulk() {
  const client = useQueryClient();
  const [last, setLast] = useState<LastAct | null>(null);
  const mutation = useMutation({
    mutationFn: ({ act }: { act: BulkAct; isUndo?: boolean }) => actOnMany(act),
    onSuccess: (result, { act, isUndo = false }) => {
      const failure = describeFailed(act.action, result);
      if (failure) showFailure(failure);
      setLast(null);
      if (result.done.length === 0) return;
      const count = result.done.length;
      const text = isUndo ? describeUndone(act.action, count) : describeDone(act.action, count);
      const undo = isUndo ? null : undoOf(act.action, result);
      if (undo) setLast({ text, undo });
      showSuccess(text);
    },
    onError: (error, { act }) => showFailure(BULK_FAILURES[act.action], error),
    onSettled: () =>
      Promise.all(ARTICLE_LISTS.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  return {
    run: (act: BulkAct) => mutation.mutateAsync({ act }).catch(() => null),
    isRunning: mutation.isPending,
    last,
    undo: () => last && mutation.mutate({ act: last.undo, isUndo: true }),
    forget: () => setLast(null),
  };
}

export type Bulk = ReturnType<typeof useBulk>;
