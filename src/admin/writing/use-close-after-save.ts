import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DRAFT_LISTS } from '../drafts/draft-requests.ts';
import type { PostDraft } from '../drafts/use-post-draft.ts';
import { ask } from '../feedback/ask.tsx';
import { showSuccess } from '../feedback/toasts.ts';
import { invalidateLists } from '../http/invalidate-lists.ts';
import type { OpenText } from './open-post.tsx';

/** Closing waits until the server has the text; when it cannot have it, the person decides. Answers how to leave the text a draft. */
export function useCloseAfterSave(
  draft: PostDraft,
  { guard, onClose }: Pick<OpenText, 'guard' | 'onClose'>,
  /** Where the text is found again. */
  kept = 'Juodraštį rasite kortelėje „Juodraščiai“',
): () => void {
  const client = useQueryClient();
  const leave = () => {
    // What stands under the dialog may be older than the draft.
    void invalidateLists(client, DRAFT_LISTS, null);
    onClose();
  };
  const close = async ({ isAsked = false } = {}) => {
    if (!draft.isUnsafe) {
      if (isAsked) showSuccess(kept, 'Juodraštis išsaugotas');
      return leave();
    }
    // A save may be under way that holds it; closing does not wait for what was typed since.
    draft.saver.release();
    if (await draft.saver.flush()) {
      showSuccess(kept, 'Juodraštis išsaugotas');
      return leave();
    }
    ask({
      title: 'Tekstas dar ne serveryje',
      question: draft.isKept
        ? 'Juodraščio išsaugoti nepavyko. Uždarius tekstas liks tik šioje naršyklėje.'
        : 'Juodraščio išsaugoti nepavyko, o naršyklės atmintis pilna. Uždarius tekstas dings.',
      // Not as the cross is called, which changes nothing.
      confirm: 'Vis tiek uždaryti',
      isDestructive: true,
      onConfirm: leave,
    });
  };
  useEffect(() => {
    guard.current = () => void close();
    return () => {
      guard.current = null;
    };
  });
  return () => void close({ isAsked: true });
}
