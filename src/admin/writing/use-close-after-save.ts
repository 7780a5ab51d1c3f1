import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { DRAFT_LISTS } from '../drafts/draft-requests.ts';
import type { PostDraft } from '../drafts/use-post-draft.ts';
import { ask } from '../feedback/ask.tsx';
import { showSuccess } from '../feedback/toasts.ts';
import { invalidateLists } from '../http/invalidate-lists.ts';
import { WritingPlace } from './writing-place.ts';

/**
 * Closing waits until the server has the text; when it cannot have it, the person decides. What was typed and taken back leaves
 * no draft behind. Answers how to leave the text a draft.
 */
export function useCloseAfterSave(
  draft: PostDraft,
  /** Whether the text says what its article does, or nothing yet. */
  isUnchanged: () => boolean,
  /** Where the text is found again. */
  kept = 'Juodraštį rasite kortelėje „Juodraščiai“',
): () => void {
  const { guard, leave } = useContext(WritingPlace);
  const client = useQueryClient();
  const finish = () => {
    // What stands under the dialog may be older than the draft.
    void invalidateLists(client, DRAFT_LISTS, null);
    leave();
  };
  /** The server is there, and has at most what was taken back. */
  const hasNothingToKeep = () =>
    ['unsaved', 'saving', 'saved'].includes(draft.state.kind) && isUnchanged();
  const close = async ({ isAsked = false } = {}) => {
    if (hasNothingToKeep()) {
      const abandoned = draft.abandon();
      leave();
      await abandoned;
      return void invalidateLists(client, DRAFT_LISTS, null);
    }
    const { isUnsafe, isKept, saver } = draft;
    // A save may be under way that holds it; closing does not wait for what was typed since.
    if (isUnsafe) saver.release();
    if (isUnsafe && !(await saver.flush())) {
      question.current = ask({
        title: 'Tekstas dar ne serveryje',
        question: isKept
          ? 'Juodraščio išsaugoti nepavyko. Uždarius tekstas liks tik šioje naršyklėje.'
          : 'Juodraščio išsaugoti nepavyko, o naršyklės atmintis pilna. Uždarius tekstas dings.',
        // Not as the cross is called, which changes nothing.
        confirm: 'Vis tiek uždaryti',
        isDestructive: true,
        onConfirm: finish,
        onClose: () => {
          question.current = null;
        },
      });
      return;
    }
    finishSaved(isUnsafe || isAsked);
  };
  const finishSaved = (isTold: boolean) => {
    if (isTold) showSuccess(kept, 'Juodraštis išsaugotas');
    finish();
  };
  // The connection came back while it was asked: what the person wanted can be done.
  const question = useQuestionUntil(!draft.isUnsafe, () => finishSaved(true));
  useImperativeHandle(guard, () => () => void close());
  return () => void close({ isAsked: true });
}

/** Takes the question that stands away once it is needless, and does what follows. Holds how it is taken away. */
function useQuestionUntil(isNeedless: boolean, onNeedless: () => void) {
  const question = useRef<(() => void) | null>(null);
  const answer = useEffectEvent(() => {
    if (!question.current) return;
    question.current();
    onNeedless();
  });
  useEffect(() => {
    if (isNeedless) answer();
  }, [isNeedless]);
  return question;
}
