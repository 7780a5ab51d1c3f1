import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type Article, getArticle } from '../../articles/article-requests.ts';
import { ErrorBoundary } from '../../feedback/error-boundary.tsx';
import { QueryError } from '../../feedback/load-error.tsx';
import { ScreenSkeleton } from '../../feedback/screen-skeleton.tsx';

/** Large beside the list it opens from. */
const Comparison = lazy(async () => ({ default: (await import('./comparison.tsx')).Comparison }));

interface CompareDialogProps {
  id: string | null;
  onClose: () => void;
  onPublish: (article: Article) => void;
  onEdit: (article: Article) => void;
}

/** The original beside what was made of it, and what a person should know before publishing. */
export function CompareDialog({ id, ...acts }: CompareDialogProps) {
  return (
    <Modal
      opened={id !== null}
      onClose={acts.onClose}
      title="Originalas ir paruoštas tekstas"
      size="80rem"
    >
      {id && <LoadedComparison id={id} {...acts} />}
    </Modal>
  );
}

function LoadedComparison({ id, ...acts }: CompareDialogProps & { id: string }) {
  const article = useQuery({
    queryKey: ['articles', 'one', id],
    queryFn: () => getArticle(id),
    meta: { failure: 'Nepavyko užkrauti straipsnių' },
  });
  if (article.data)
    return (
      <ErrorBoundary>
        <Suspense fallback={<ScreenSkeleton />}>
          <Comparison article={article.data} {...acts} />
        </Suspense>
      </ErrorBoundary>
    );
  if (!article.isError) return <ScreenSkeleton />;
  return <QueryError text="Nepavyko užkrauti straipsnių" query={article} />;
}
