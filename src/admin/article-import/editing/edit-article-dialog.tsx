import { lazy } from 'react';
import { withEditor } from '../../editor/with-editor.ts';
import { WritingWindow } from '../../writing/writing-window.tsx';

const EditArticle = lazy(withEditor(() => import('./edit-article.tsx')));
const TITLE = 'Redaguoti straipsnį';

interface EditArticleDialogProps {
  /** Null while nothing is edited. */
  id: string | null;
  onClose: () => void;
}

/** An imported article's text, written as posts are: kept as it is typed, a conflict with both versions shown. */
export function EditArticleDialog({ id, onClose }: EditArticleDialogProps) {
  return (
    <WritingWindow id={id} onClose={onClose} title={TITLE}>
      {id && <EditArticle id={id} title={TITLE} />}
    </WritingWindow>
  );
}
