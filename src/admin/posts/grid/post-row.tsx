import { RowAct } from '../../lists/rows/row-act.tsx';
import { RowCheck } from '../../lists/rows/row-check.tsx';
import { IconPencil, IconTrash } from '../../style/icons.ts';
import classes from '../posts.module.css';
import { DraftBadge } from './draft-badge.tsx';
import { describeDate, findMove, type PostItemProps, titleOf } from './post-item.ts';
import { PostTitle } from './post-title.tsx';

/** A post as a line: what tells it from the others, and the same acts as of a card. */
export function PostRow({ post, isChosen, isStop, isBusy, isPartlyHere, ...act }: PostItemProps) {
  // Whole: a line from its box to its last button.
  const title = titleOf(post);
  const move = findMove(post);
  return (
    <li
      className={classes.row}
      data-chosen={isChosen || undefined}
      tabIndex={isStop ? 0 : -1}
      aria-label={title}
      onFocus={act.onFocus}
    >
      <RowCheck label={`Pažymėti: ${title}`} isChecked={isChosen} onToggle={act.onToggle} />
      <h2 className={classes.rowTitle}>
        <PostTitle post={post} />
      </h2>
      <DraftBadge post={post} isPartlyHere={isPartlyHere} />
      <span className={classes.rowCategory}>{post.ai_category}</span>
      <span className={classes.rowDate}>{describeDate(post)}</span>
      <span className={classes.rowActs}>
        <RowAct data-opens label="Redaguoti" of={title} onClick={act.onEdit}>
          <IconPencil size={16} stroke={1.6} aria-hidden />
        </RowAct>
        <RowAct label={move.label} of={title} disabled={isBusy} onClick={act[move.act]}>
          <move.Icon size={16} stroke={1.6} aria-hidden />
        </RowAct>
        <RowAct label="Ištrinti" of={title} disabled={isBusy} onClick={act.onDelete}>
          <IconTrash size={16} stroke={1.6} aria-hidden />
        </RowAct>
      </span>
    </li>
  );
}
