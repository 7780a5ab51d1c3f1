import { useState } from 'react';
import { ARTICLE_LISTS } from '../articles/article-requests.ts';
import { showFailure } from '../feedback/toasts.ts';
import { useAction } from '../http/use-action.ts';
import { type BulkItem, type BulkOutcome, changeInBulk } from './bulk-requests.ts';
import { ACT_TEXTS, type Act, explainFailures } from './bulk-texts.ts';

interface Done {
  act: Act;
  items: BulkItem[];
}

/**
 * Publishes or deletes several articles at once, and takes the last such act back. What could not be done is
 * said with its reasons; the rest stays done.
 */
export function useBulk() {
  const [last, setLast] = useState<Done | null>(null);

  const act = useAction({
    run: ({ act, items }: Done) => changeInBulk(act, items),
    failure: (_, { act }) => ACT_TEXTS[act].failure,
    success: null,
    changes: ARTICLE_LISTS,
  });
  const undo = useAction({
    run: ({ act, items }: Done) => changeInBulk(ACT_TEXTS[act].undo, items),
    failure: (_, { act }) => ACT_TEXTS[act].undoFailure,
    success: ({ done }, { act }) => (done.length > 0 ? ACT_TEXTS[act].undone(done.length) : null),
    changes: ARTICLE_LISTS,
  });
  const complain = (failed: BulkOutcome['failed']) => {
    if (failed.length > 0) showFailure(explainFailures(failed));
  };

  return {
    /** What can be taken back; null when there is nothing. */
    last: last && { text: ACT_TEXTS[last.act].done(last.items.length) },
    isBusy: act.isPending || undo.isPending,
    run: (chosen: Act, items: BulkItem[], onDone?: () => void) =>
      act.mutate(
        { act: chosen, items },
        {
          onSuccess: ({ done, failed }) => {
            complain(failed);
            setLast(
              done.length > 0 ? { act: chosen, items: done.map(({ id }) => ({ id })) } : null,
            );
            onDone?.();
          },
        },
      ),
    /** An act done elsewhere on the screen that can be taken back in the same way. */
    remember: (chosen: Act, id: string) => setLast({ act: chosen, items: [{ id }] }),
    undo: () => {
      if (!last) return;
      undo.mutate(last, {
        onSuccess: ({ failed }) => {
          complain(failed);
          setLast(null);
        },
      });
    },
    forget: () => setLast(null),
  };
}
