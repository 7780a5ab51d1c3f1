import { Badge, Button } from '@mantine/core';
import { importTypeLabel } from '../../articles/article-badges.ts';
import { CoverThumbnail } from '../../articles/cover-thumbnail.tsx';
import { RowAct } from '../../lists/rows/row-act.tsx';
import { RowCheck } from '../../lists/rows/row-check.tsx';
import { IconPencil, IconTrash } from '../../style/icons.ts';
import classes from '../posts.module.css';
import { DraftBadge } from './draft-badge.tsx';
import { describeDate, findMove, type PostItemProps, titleOf } from './post-item.ts';
import { PostTitle } from './post-title.tsx';

export function PostCard({ post, isChosen, isStop, isBusy, isPartlyHere, ...act }: PostItemProps) {
  // Whole: a card from its picture to its buttons.
  const title = titleOf(post);
  const move = findMove(post);
  return (
    <li
      className={classes.card}
      data-chosen={isChosen || undefined}
      tabIndex={isStop ? 0 : -1}
      aria-label={title}
      onFocus={act.onFocus}
    >
      <span className={classes.check}>
        <RowCheck label={`Pažymėti: ${title}`} isChecked={isChosen} onToggle={act.onToggle} />
      </span>
      <div className={classes.cardHead}>
        <CoverThumbnail path={post.ai_image_path} title={title} width="7.5rem" />
        <h2 className={classes.cardTitle}>
          <PostTitle post={post} />
        </h2>
      </div>
      <div className={classes.cardLine}>
        <span className={classes.cardDate}>{describeDate(post)}</span>
        {post.ai_category && <Badge color="sea">{post.ai_category}</Badge>}
        <Badge color="gray">{importTypeLabel(post.import_type)}</Badge>
        <DraftBadge post={post} isPartlyHere={isPartlyHere} />
      </div>
      <p className={classes.cardExcerpt}>{post.ai_translated_excerpt ?? post.original_excerpt}</p>
      <div className={`${classes.cardLine} ${classes.buttons}`}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPencil size={14} aria-hidden />}
          aria-label={`Redaguoti: ${title}`}
          onClick={act.onEdit}
        >
          Redaguoti
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<move.Icon size={14} aria-hidden />}
          disabled={isBusy}
          aria-label={`${move.label}: ${title}`}
          onClick={act[move.act]}
        >
          {move.label}
        </Button>
        <RowAct label="Ištrinti" of={title} ml="auto" disabled={isBusy} onClick={act.onDelete}>
          <IconTrash size={16} aria-hidden />
        </RowAct>
      </div>
    </li>
  );
}
