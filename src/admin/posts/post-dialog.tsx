import { Modal } from '@mantine/core';
import { lazy, Suspense, useRef } from 'react';
import type { Article } from '../articles/article-requests.ts';
import { useIsCovered } from '../feedback/use-is-covered.ts';
import { ErrorBoundary } from '../frame/error-boundary.tsx';
import classes from './post-editor.module.css';
import { PostLoading } from './post-loading.tsx';
import type { OpenedPost } from './use-opened-post.ts';

const OpenPost = lazy(() => import('./open-post.tsx'));

interface PostDialogProps {
  opened: OpenedPost | null;
  onClose: () => void;
  /** The post is saved and somebody wants to publish it. */
  onPublish: (article: Article) => void;
}

/** Writing takes the whole window; the list waits behind it as it was (decision 0013). */
export function PostDialog({ opened, onClose, onPublish }: PostDialogProps) {
  /** The open form decides about closing: it knows what is not saved. */
  const guard = useRef<(() => void) | null>(null);
  const tryToClose = () => {
    // Escape belongs to the topmost dialog; this one hears it too.
    if (countDialogs() > 1) return;
    if (guard.current) guard.current();
    else onClose();
  };
  return (
    <Modal.Root
      opened={opened !== null}
      onClose={tryToClose}
      closeOnEscape={!useIsCovered()}
      fullScreen
      radius={0}
    >
      <Modal.Overlay />
      <Modal.Content className={classes.content ?? ''}>
        {opened && (
          <ErrorBoundary key={opened.id}>
            <Suspense fallback={<PostLoading />}>
              <OpenPost post={opened} guard={guard} onClose={onClose} onPublish={onPublish} />
            </Suspense>
          </ErrorBoundary>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}

/** Dialogs on the screen; one that is fading away does not count. */
const countDialogs = () =>
  [...document.querySelectorAll('[role=dialog]')].filter((dialog) => dialog.checkVisibility())
    .length;
