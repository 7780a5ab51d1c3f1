import { lazy } from 'react';
import { LazyDialog } from '../panels/lazy-dialog.tsx';
import type { Article, ArticleRow } from './article-requests.ts';

/** Large beside the lists it opens from. */
const PublishDialog = lazy(() => import('./publish-dialog.tsx'));

interface PublishPlaceProps {
  /** Null while nothing is to be published. */
  article: ArticleRow | null;
  onClose: () => void;
  onPublished?: (article: Article) => void;
}

/** Where the dialog of publishing opens over a list of articles. */
export function PublishPlace({ article, onClose, onPublished }: PublishPlaceProps) {
  if (!article) return null;
  return (
    <LazyDialog title="Publikuoti straipsnį" onClose={onClose}>
      <PublishDialog article={article} onClose={onClose} onPublished={onPublished} />
    </LazyDialog>
  );
}
