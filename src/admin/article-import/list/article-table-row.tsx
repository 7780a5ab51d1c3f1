import { Badge } from '@mantine/core';
import { Link } from 'react-router';
import { isManualPost } from '../../../domain/articles/manual-post.ts';
import { stateBadges } from '../../articles/article-badges.ts';
import type { ArticleRow } from '../../articles/article-requests.ts';
import { ScoreBadge } from '../../articles/score-badge.tsx';
import lists from '../../lists/lists.module.css';
import { formatMoment } from '../../lists/moments.ts';
import { RowCheck } from '../../lists/rows/row-check.tsx';
import { OVER_LIST } from '../../lists/use-entry-over-list.ts';
import classes from '../article-import.module.css';
import { articleNotes } from '../article-notes.ts';
import { SourceLink, State } from '../article-state.tsx';
import { sourceLabel } from '../source-label.ts';
import { ArticleActions, type RowActs } from './article-actions.tsx';
import { Reports } from './story-reports.tsx';

/** Columns that say the same of every row are left out: what the list is filtered by. */
export interface ShownColumns {
  source: boolean;
  category: boolean;
  state: boolean;
}

interface ArticleTableRowProps extends RowActs {
  article: ArticleRow;
  shown: ShownColumns;
  isSelected: boolean;
  onSelect: (isRange: boolean) => void;
}

/** One line where there is room, two where there is something to know; a small card in a narrow window. */
export function ArticleTableRow(props: ArticleTableRowProps) {
  // Whole: the cells in the order they stand.
  const { article, shown, isSelected, onSelect, ...acts } = props;
  const title = article.ai_translated_title ?? article.original_title;
  const hasOther =
    article.ai_translated_title !== null && article.ai_translated_title !== article.original_title;
  return (
    <tr
      data-id={article.id}
      data-selected={isSelected || undefined}
      tabIndex={-1}
      className={`${lists.row} ${lists.plain} ${classes.row}`}
    >
      <td className={lists.check}>
        <RowCheck label={`Pažymėti: ${title}`} isChecked={isSelected} onToggle={onSelect} />
      </td>
      <td className={`${lists.main} ${classes.name}`}>
        <div
          className={classes.line}
          title={hasOther ? `${title}\n${article.original_title}` : title}
        >
          {isManualPost(article) ? (
            <button type="button" data-opens className={lists.opener} onClick={acts.onEdit}>
              {title}
            </button>
          ) : (
            <Link data-opens to={acts.reviewAddress} state={OVER_LIST} className={lists.opener}>
              {title}
            </Link>
          )}
          {hasOther && <span className={lists.under}>{article.original_title}</span>}
        </div>
        <Reports article={article} onPart={acts.onPart} />
        <div className={lists.narrow}>
          <div className={lists.under}>
            {[sourceLabel(article), article.ai_category].filter(Boolean).join(' · ')} ·{' '}
            <span className={lists.nowrap}>{formatMoment(article.created_at)}</span>
          </div>
          <State article={article} isInList isWithState={shown.state} />
        </div>
      </td>
      {shown.source && (
        <td className={`${lists.wide} ${classes.cut}`} title={sourceLabel(article)}>
          <SourceLink article={article} />
        </td>
      )}
      {shown.category && (
        <td className={`${lists.wide} ${classes.cut}`} title={article.ai_category ?? ''}>
          {article.ai_category ?? '–'}
        </td>
      )}
      <td>
        <ScoreBadge score={article.ai_actuality_score ?? article.rejected_score} />
      </td>
      <td className={lists.wide}>
        <RowNotes article={article} isWithState={shown.state} />
      </td>
      <td className={`${lists.wide} ${lists.nowrap}`}>{formatMoment(article.created_at)}</td>
      <td className={lists.end}>
        <ArticleActions article={article} {...acts} />
      </td>
    </tr>
  );
}

/** What to know of a text, in two lines at most; its page says it whole. */
function RowNotes({ article, isWithState }: { article: ArticleRow; isWithState: boolean }) {
  const notes = articleNotes(article, true).join('. ');
  const badges = stateBadges(article, isWithState);
  return (
    <div className={classes.rowNotes}>
      {badges.map(({ label, color }) => (
        <Badge key={label} color={color} size="sm">
          {label}
        </Badge>
      ))}
      {notes && <span title={notes}>{notes}</span>}
    </div>
  );
}

/** A post written here has no original to be compared with. */
export const openRow = (article: ArticleRow, { onEdit, onOpen }: RowActs) =>
  isManualPost(article) ? onEdit() : onOpen();
