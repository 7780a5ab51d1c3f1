import { OpenPost } from '../../writing/open-post.tsx';
import { EditArticleForm } from './edit-article-form.tsx';

/** Fetched when it is first needed. */
export default function EditArticle({ id, title }: { id: string; title: string }) {
  const post = { kind: 'article', id } as const;
  return (
    <OpenPost post={post} title={title} failure="Nepavyko užkrauti straipsnių">
      {({ article, ...text }) =>
        article && <EditArticleForm {...text} article={article} title={title} />
      }
    </OpenPost>
  );
}
