import { useState } from 'react';
import { previewArticle, previewDraft } from '../../drafts/draft-requests.ts';
import type { PostDraft } from '../../drafts/use-post-draft.ts';
import { showFailure } from '../../feedback/toasts.ts';

const FAILURE = 'Nepavyko paruošti peržiūros';

/** Opens the public page as it would be, by a signed address that lapses after 15 minutes. */
export function usePreview(draft: PostDraft, articleId: string | null) {
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    // Browsers open windows only during the click itself; the address comes later.
    const tab = window.open('', '_blank');
    setOpening(true);
    try {
      const isStored = await draft.saver.flush();
      const saved = draft.saver.saved;
      if (!isStored) throw new Error('The draft did not reach the server');
      if (!saved && !articleId) throw new Error('There is nothing to preview');
      const preview = saved ? await previewDraft(saved.id) : await previewArticle(articleId ?? '');
      if (tab) tab.location.href = preview.url;
      else window.location.assign(preview.url);
    } catch (error) {
      tab?.close();
      showFailure(FAILURE, error);
    } finally {
      setOpening(false);
    }
  };
  return { open, isOpening };
}
