import type { RefObject } from 'react';
import type { Article } from '../articles/article-requests.ts';
import { OpenPost } from './open-post.tsx';
import { PostForm } from './post-form.tsx';
import type { OpenedPost } from './use-opened-post.ts';

interface WritePostProps {
  post: OpenedPost;
  guard: RefObject<(() => void) | null>;
  onClose: () => void;
  onPublish: (article: Article) => void;
}

/** Writing a post. Fetched when it is first needed. */
export default function WritePost({ onPublish, ...dialog }: WritePostProps) {
  return (
    <OpenPost title="Įrašas" failure="Nepavyko užkrauti įrašų" {...dialog}>
      {(text) => <PostForm {...text} onPublish={onPublish} />}
    </OpenPost>
  );
}
