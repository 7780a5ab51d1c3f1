import type { ArticleRow } from '../../articles/article-requests.ts';
import { formatDay, formatMoment } from '../../lists/moments.ts';
import { IconArrowBackUp, IconSend } from '../../style/icons.ts';

/** A post of the list, as a card or a row. */
export interface PostItemProps {
  post: ArticleRow;
  isChosen: boolean;
  /** The one the Tab key stops at. */
  isStop: boolean;
  isBusy: boolean;
  /** Its last words are kept in this browser alone. */
  isPartlyHere: boolean;
  onFocus: () => void;
  onToggle: (isRange: boolean) => void;
  onEdit: () => void;
  onPublish: () => void;
  onDraft: () => void;
  onDelete: () => void;
}

export const titleOf = (post: ArticleRow): string =>
  post.ai_translated_title ?? post.original_title;

/** To the drafts: it is public, or will be by itself. */
export const isReturnable = ({ published_date, scheduled_for }: ArticleRow): boolean =>
  published_date !== null || scheduled_for !== null;

/** Where a post can go. */
export const findMove = (post: ArticleRow) =>
  isReturnable(post)
    ? ({ label: 'Į juodraštį', Icon: IconArrowBackUp, act: 'onDraft' } as const)
    : ({ label: 'Publikuoti', Icon: IconSend, act: 'onPublish' } as const);

export function describeDate({ published_date, scheduled_for, created_at }: ArticleRow): string {
  if (published_date) return formatDay(published_date);
  return scheduled_for ? `Bus publikuota ${formatMoment(scheduled_for)}` : formatDay(created_at);
}
