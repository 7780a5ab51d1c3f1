import { Modal } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useIsCovered } from '../feedback/use-is-covered.ts';
import { ErrorBoundary } from '../frame/error-boundary.tsx';
import { PostLoading } from '../posts/post-loading.tsx';
import { useGuardedClose } from '../posts/use-guarded-close.ts';
import styles from './article-import.module.css';

const EditArticle = lazy(() => import('./edit-article.tsx'));

interface EditArticleDialogProps {
  article: { id: string } | null;
  onClose: () => void;
}

/** An imported article's text, written as posts are: kept as it is typed, a conflict with both versions shown. */
export function EditArticleDialog({ article, onClose }: EditArticleDialogProps) {
  const { guard, content, close } = useGuardedClose(onClose);
  return (
    <Modal.Root
      opened={article !== null}
      onClose={close}
      size="60rem"
      closeOnClickOutside={false}
      closeOnEscape={!useIsCovered()}
    >
      <Modal.Overlay />
      <Modal.Content ref={content} className={styles.edited ?? ''}>
        {article && (
          <ErrorBoundary key={article.id}>
            <Suspense fallback={<PostLoading title={TITLE} />}>
              <EditArticle id={article.id} title={TITLE} guard={guard} onClose={onClose} />
            </Suspense>
          </ErrorBoundary>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}

const TITLE = 'Redaguoti straipsnį';
