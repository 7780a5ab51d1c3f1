import { Badge } from '@mantine/core';
import { PARTLY_HERE, UNSAVED } from '../../drafts/draft-words.ts';
import type { PostItemProps } from './post-item.ts';

/** Says that more of a post was written than is saved. */
export function DraftBadge({ post, isPartlyHere }: Pick<PostItemProps, 'post' | 'isPartlyHere'>) {
  if (isPartlyHere) return <Badge color={PARTLY_HERE.color}>{PARTLY_HERE.label}</Badge>;
  return post.has_draft && <Badge color="yellow">{UNSAVED}</Badge>;
}
