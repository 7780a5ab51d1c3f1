import { Anchor } from '@mantine/core';
import type { ArticleRow } from '../../articles/article-requests.ts';
import { titleOf } from './post-item.ts';

/** What a public post is called leads to its page. */
export function PostTitle({ post }: { post: ArticleRow }) {
  if (!post.published_date) return titleOf(post);
  return (
    <Anchor href={`/tinklarastis/${post.ai_slug}`} target="_blank" c="inherit" inherit>
      {titleOf(post)}
    </Anchor>
  );
}
