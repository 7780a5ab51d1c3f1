import type { Article } from '../../articles/article-requests.ts';
import { OpenPost } from '../../writing/open-post.tsx';
import type { OpenedPost } from '../../writing/use-opened-post.ts';
import { PostForm } from './post-form.tsx';

interface WritePostProps {
  post: OpenedPost;
  onSaved: (article: Article) => void;
  onPublish: (article: Article) => void;
}

/** Writing a post. Fetched when it is first needed. */
export default function WritePost({ post, onSaved, onPublish }: WritePostProps) {
  return (
    <OpenPost post={post} title="Įrašas" failure="Nepavyko užkrauti įrašų">
      {(text) => <PostForm {...text} onSaved={onSaved} onPublish={onPublish} />}
    </OpenPost>
  );
}
