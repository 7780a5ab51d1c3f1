import { Modal } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../feedback/error-boundary.tsx';
import { PostLoading } from '../../writing/post-loading.tsx';
import { useCloseGuard } from '../../writing/use-close-guard.ts';
import styles from '../article-import.module.css';

const EditArticle = lazy(() => import('./edit-article.tsx'));

interface EditArticleDialogProps {
  /** Null while nothing is edited. */
  id: string | null;
  onClose: () => void;
}

/** An imported article's text, written as posts are: kept as it is typed, a conflict with both versions shown. */
export function EditArticleDialog({ id, onClose }: EditArticleDialogProps) {
  const { guard, close } = useCloseGuard(onClose);
  return (
    <Modal.Root opened={id !== null} onClose={close} size="60rem" closeOnClickOutside={false}>
      <Modal.Overlay />
      <Modal.Content className={styles.edited ?? ''}>
        {id && (
          <ErrorBoundary key={id}>
            <Suspense fallback={<PostLoading title={TITLE} />}>
              <EditArticle id={id} title={TITLE} guard={guard} onClose={onClose} />
            </Suspense>
          </ErrorBoundary>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}

const TITLE = 'Redaguoti straipsnį';
