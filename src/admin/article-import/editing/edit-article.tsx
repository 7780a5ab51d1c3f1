import type { RefObject } from 'react';
import { OpenPost } from '../../writing/open-post.tsx';
import { EditArticleForm } from './edit-article-form.tsx';

interface EditArticleProps {
  id: string;
  title: string;
  guard: RefObject<(() => void) | null>;
  onClose: () => void;
}

/** Fetched when it is first needed. */
export default function EditArticle({ id, ...dialog }: EditArticleProps) {
  return (
    <OpenPost post={{ kind: 'article', id }} failure="Nepavyko užkrauti straipsnių" {...dialog}>
      {({ article, ...text }) =>
        article && <EditArticleForm {...text} article={article} title={dialog.title} />
      }
    </OpenPost>
  );
}
