import { Badge, Text } from '@mantine/core';
import { EmptyState } from '../feedback/empty-state.tsx';
import { formatDay } from '../lists/moments.ts';
import classes from './dashboard.module.css';
import type { Dashboard } from './dashboard.ts';

export function LatestPosts({ posts }: { posts: Dashboard['latestPosts'] }) {
  if (posts.length === 0)
    return <EmptyState text="Įrašų nėra" hint="Čia matysite penkis naujausius publikuotus." />;
  return (
    <ul className={classes.latest}>
      {posts.map((post) => (
        <li key={post.id}>
          <a href={`/tinklarastis/${post.ai_slug}`} target="_blank" rel="noopener">
            {post.ai_translated_title}
          </a>
          {post.ai_category && <Badge color="sea">{post.ai_category}</Badge>}
          <Text size="sm" c="dimmed" component="time">
            {formatDay(post.published_date)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
