import { Modal } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Article } from '../../articles/article-requests.ts';
import { ErrorBoundary } from '../../feedback/error-boundary.tsx';
import classes from '../../writing/post-editor.module.css';
import { PostLoading } from '../../writing/post-loading.tsx';
import { useCloseGuard } from '../../writing/use-close-guard.ts';
import type { OpenedPost } from '../../writing/use-opened-post.ts';

const WritePost = lazy(() => import('./write-post.tsx'));

interface PostDialogProps {
  opened: OpenedPost | null;
  onClose: () => void;
  /** It is saved and its window closed. */
  onSaved: (article: Article) => void;
  /** The post is saved and somebody wants to publish it. */
  onPublish: (article: Article) => void;
}

/** Writing takes the whole window; the list waits behind it as it was (decision 0013). */
export function PostDialog({ opened, onClose, ...then }: PostDialogProps) {
  const { guard, close } = useCloseGuard(onClose);
  return (
    <Modal.Root opened={opened !== null} onClose={close} fullScreen radius={0}>
      <Modal.Overlay />
      <Modal.Content className={classes.content ?? ''}>
        {opened && (
          <ErrorBoundary key={opened.id}>
            <Suspense fallback={<PostLoading />}>
              <WritePost post={opened} guard={guard} onClose={onClose} {...then} />
            </Suspense>
          </ErrorBoundary>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
