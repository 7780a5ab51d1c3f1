import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ArticleRow, getArticle } from '../articles/article-requests.ts';
import { ask } from '../feedback/ask.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { ScreenSkeleton } from '../feedback/screen-skeleton.tsx';
import { PostForm } from './post-form.tsx';

interface PostDialogProps {
  /** The post to edit, `new` to write one, null for no dialog. */
  target: ArticleRow | 'new' | null;
  onClose: () => void;
}

export function PostDialog({ target, onClose }: PostDialogProps) {
  const isDirty = useRef(false);
  const close = () => {
    isDirty.current = false;
    onClose();
  };
  /** What was typed is not thrown away by a slip of the hand. */
  const tryToClose = () => {
    if (!isDirty.current) return close();
    ask({
      title: 'Neišsaugoti pakeitimai',
      question: 'Yra neišsaugotų pakeitimų. Jei uždarysite, jie dings.',
      confirm: 'Uždaryti neišsaugojus',
      isDestructive: true,
      onConfirm: close,
    });
  };
  return (
    <Modal
      opened={target !== null}
      onClose={tryToClose}
      title={target === 'new' ? 'Naujas įrašas' : 'Redaguoti įrašą'}
      size="56rem"
      closeOnClickOutside={false}
    >
      {target === 'new' && <PostForm article={null} isDirty={isDirty} onDone={close} />}
      {target && target !== 'new' && <EditPost id={target.id} isDirty={isDirty} onDone={close} />}
    </Modal>
  );
}

interface EditPostProps {
  id: string;
  isDirty: { current: boolean };
  onDone: () => void;
}

function EditPost({ id, isDirty, onDone }: EditPostProps) {
  // Always fresh: the version that is opened is the one the server compares when it is saved.
  const article = useQuery({
    queryKey: ['article', id],
    queryFn: () => getArticle(id),
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { failure: 'Nepavyko užkrauti įrašų' },
  });
  if (article.data) return <PostForm article={article.data} isDirty={isDirty} onDone={onDone} />;
  if (!article.isError) return <ScreenSkeleton />;
  return (
    <LoadError
      text="Nepavyko užkrauti įrašų"
      onRetry={() => article.refetch()}
      isRetrying={article.isFetching}
    />
  );
}
