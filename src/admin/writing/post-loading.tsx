import { ScreenSkeleton } from '../feedback/screen-skeleton.tsx';
import classes from './post-editor.module.css';
import { PostHeader } from './post-header.tsx';

/** The writing dialog while its text is on the way. */
export function PostLoading({ title }: { title: string }) {
  return (
    <>
      <PostHeader title={title} />
      <div className={classes.place}>
        <ScreenSkeleton />
      </div>
    </>
  );
}
