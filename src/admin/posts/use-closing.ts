import { type RefObject, useEffect } from 'react';
import type { PostDraft } from '../drafts/use-post-draft.ts';
import { ask } from '../feedback/ask.tsx';
import { showSuccess } from '../feedback/toasts.ts';

/** Closing waits until the server has the text; when it cannot have it, the person decides. */
export function useClosing(
  draft: PostDraft,
  guard: RefObject<(() => void) | null>,
  onClose: () => void,
): void {
  const close = async () => {
    if (!draft.isUnsafe) return onClose();
    if (await draft.flush()) {
      showSuccess('Juodraštį rasite kortelėje „Juodraščiai“', 'Juodraštis išsaugotas');
      return onClose();
    }
    ask({
      title: 'Tekstas dar ne serveryje',
      question: draft.isKept
        ? 'Juodraščio išsaugoti nepavyko. Uždarius tekstas liks tik šioje naršyklėje.'
        : 'Juodraščio išsaugoti nepavyko, o naršyklės atmintis pilna. Uždarius tekstas dings.',
      confirm: 'Uždaryti',
      isDestructive: true,
      onConfirm: onClose,
    });
  };
  useEffect(() => {
    guard.current = () => void close();
    return () => {
      guard.current = null;
    };
  });
}
