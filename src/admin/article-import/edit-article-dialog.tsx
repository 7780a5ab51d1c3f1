import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ArticleRow, getArticle } from '../articles/article-requests.ts';
import { LoadError } from '../feedback/load-error.tsx';
import { ScreenSkeleton } from '../feedback/screen-skeleton.tsx';
import { EditArticleForm } from './edit-article-form.tsx';

interface EditArticleDialogProps {
  article: ArticleRow | null;
  onClose: () => void;
}

export function EditArticleDialog({ article, onClose }: EditArticleDialogProps) {
  return (
    <Modal
      opened={article !== null}
      onClose={onClose}
      title="Redaguoti straipsnį"
      size="56rem"
      closeOnClickOutside={false}
    >
      {article && <LoadedArticle id={article.id} onDone={onClose} />}
    </Modal>
  );
}

function LoadedArticle({ id, onDone }: { id: string; onDone: () => void }) {
  const article = useQuery({
    queryKey: ['article', id],
    queryFn: () => getArticle(id),
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { failure: 'Nepavyko užkrauti straipsnių' },
  });
  if (article.data) return <EditArticleForm article={article.data} onDone={onDone} />;
  if (!article.isError) return <ScreenSkeleton />;
  return (
    <LoadError
      text="Nepavyko užkrauti straipsnių"
      onRetry={() => article.refetch()}
      isRetrying={article.isFetching}
    />
  );
}
