import { Skeleton } from '@mantine/core';
import classes from '../posts.module.css';

export function PostSkeletons() {
  return (
    <div className={classes.grid} role="status" aria-label="Kraunama">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={360} />
      ))}
    </div>
  );
}
