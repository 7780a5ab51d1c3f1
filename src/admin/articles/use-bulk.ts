import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showFailure, showSuccess } from '../feedback/toasts.ts';
import { invalidateLists } from '../http/invalidate-lists.ts';
import type { BulkAct } from './act-in-batches.ts';
import { ARTICLE_LISTS } from './article-requests.ts';
import { actOnMany } from './bulk-requests.ts';
import { type BulkWords, describeDone, describeFailed } from './bulk-texts.ts';
import { type LastAct, lastAfter, lastAfterUndo } from './last-act.ts';

/**
 * Acts on one article or many. The last act can be taken back from the bar over the list, without hurry, and with
 * a key. What could not be done is said with its reasons; the rest stays done.
 */
export function useBulk(words: BulkWords) {
  const client = useQueryClient();
  const [last, setLast] = useState<LastAct | null>(null);
  const mutation = useMutation({
    mutationFn: ({ act }: { act: BulkAct; isUndo?: boolean }) => actOnMany(act),
    onSuccess: (result, { act, isUndo = false }) => {
      const failure = describeFailed(words, act.action, result);
      if (failure) showFailure(failure);
      setLast((before) =>
        isUndo ? lastAfterUndo(before, result) : lastAfter(before, act, result),
      );
      if (result.done.length > 0) showSuccess(describeDone(words, act.action, result.done.length));
    },
    onError: (error, { act }) => showFailure(words.failures[act.action], error),
    onSettled: (_result, error) => invalidateLists(client, ARTICLE_LISTS, error),
  });
  return {
    run: (act: BulkAct) => mutation.mutateAsync({ act }).catch(() => null),
    isRunning: mutation.isPending,
    last: last && {
      ...last,
      /** 'Ištrinta: 3 straipsniai', of those that can still be taken back. */
      text: describeDone(words, last.action, last.undo.items.length),
    },
    undo: () => last && mutation.mutate({ act: last.undo, isUndo: true }),
    forget: () => setLast(null),
  };
}
