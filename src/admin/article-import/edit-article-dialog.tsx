import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { getArticle } from '../articles/article-requests.ts';
import { askToDiscard } from '../feedback/ask.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { ScreenSkeleton } from '../feedback/screen-skeleton.tsx';
import { useIsCovered } from '../feedback/use-is-covered.ts';
import { EditArticleForm } from './edit-article-form.tsx';

interface EditArticleDialogProps {
  article: { id: string } | null;
  onClose: () => void;
}

/** Closing it with typed changes asks first. */
export function EditArticleDialog({ article, onClose }: EditArticleDialogProps) {
  const isDirty = useRef(false);
  const isCovered = useIsCovered();
  const close = () => {
    isDirty.current = false;
    onClose();
  };
  return (
    <Modal
      opened={article !== null}
      onClose={() => (isDirty.current ? askToDiscard(close) : close())}
      title="Redaguoti straipsnį"
      size="56rem"
      closeOnClickOutside={false}
      closeOnEscape={!isCovered}
    >
      {article && (
        <LoadedArticle
          id={article.id}
          onDone={close}
          onDirty={(now) => {
            isDirty.current = now;
          }}
        />
      )}
    </Modal>
  );
}

interface LoadedArticleProps {
  id: string;
  onDone: () => void;
  onDirty: (isDirty: boolean) => void;
}

function LoadedArticle({ id, onDone, onDirty }: LoadedArticleProps) {
  const article = useQuery({
    queryKey: ['article', id],
    queryFn: () => getArticle(id),
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { failure: 'Nepavyko užkrauti straipsnių' },
  });
  if (article.data)
    return <EditArticleForm article={article.data} onDone={onDone} onDirty={onDirty} />;
  if (!article.isError) return <ScreenSkeleton />;
  return (
    <LoadError
      text="Nepavyko užkrauti straipsnių"
      onRetry={() => article.refetch()}
      isRetrying={article.isFetching}
    />
  );
}
