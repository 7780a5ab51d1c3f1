import type { ArticleRow } from '../../articles/article-requests.ts';
import classes from '../posts.module.css';
import { titleOf } from './post-item.ts';

/** What a public post is called leads to its page. */
export function PostTitle({ post }: { post: ArticleRow }) {
  if (!post.published_date) return titleOf(post);
  return (
    <a
      href={`/tinklarastis/${post.ai_slug}`}
      target="_blank"
      rel="noopener"
      className={classes.link}
    >
      {titleOf(post)}
    </a>
  );
}
