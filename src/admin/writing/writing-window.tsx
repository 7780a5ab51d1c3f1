import { Modal } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import classes from './post-editor.module.css';
import { PostLoading } from './post-loading.tsx';
import { useWritingPlace, WritingPlace } from './writing-place.ts';

interface WritingWindowProps {
  /** Which text is written in; null while none is. */
  id: string | null;
  onClose: () => void;
  /** While there is nothing else to call it by. */
  title: string;
  /** The form, from a file of its own; it decides about closing. */
  children: ReactNode;
}

/** Writing takes the whole window; the list waits behind it as it was (decision 0013). */
export function WritingWindow({ id, onClose, title, children }: WritingWindowProps) {
  const place = useWritingPlace(onClose);
  return (
    <Modal.Root opened={id !== null} onClose={place.close} fullScreen radius={0}>
      <Modal.Overlay />
      <Modal.Content className={classes.content ?? ''}>
        {id !== null && (
          <WritingPlace value={place}>
            <ErrorBoundary key={id}>
              <Suspense fallback={<PostLoading title={title} />}>{children}</Suspense>
            </ErrorBoundary>
          </WritingPlace>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
