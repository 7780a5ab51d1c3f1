import { lazy } from 'react';
import type { Article } from '../../articles/article-requests.ts';
import { withEditor } from '../../editor/with-editor.ts';
import type { OpenedPost } from '../../writing/use-opened-post.ts';
import { WritingWindow } from '../../writing/writing-window.tsx';

export const loadWritePost = withEditor(() => import('./write-post.tsx'));
const WritePost = lazy(loadWritePost);

interface PostDialogProps {
  opened: OpenedPost | null;
  onClose: () => void;
  /** It is saved and its window closed. */
  onSaved: (article: Article) => void;
  /** The post is saved and somebody wants to publish it. */
  onPublish: (article: Article) => void;
}

export function PostDialog({ opened, onClose, ...then }: PostDialogProps) {
  return (
    <WritingWindow id={opened?.id ?? null} onClose={onClose} title="Įrašas">
      {opened && <WritePost post={opened} {...then} />}
    </WritingWindow>
  );
}
