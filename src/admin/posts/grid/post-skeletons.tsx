import { Skeleton } from '@mantine/core';
import { TableSkeleton } from '../../lists/table-skeleton.tsx';
import type { PostsView } from '../list/use-posts-view.ts';
import classes from '../posts.module.css';

export function PostSkeletons({ view }: { view: PostsView }) {
  if (view === 'rows') return <TableSkeleton />;
  return (
    <div className={classes.grid} role="status" aria-label="Kraunama">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={200} />
      ))}
    </div>
  );
}
