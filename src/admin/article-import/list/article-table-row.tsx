import { Checkbox, Table } from '@mantine/core';
import { Link } from 'react-router';
import { isManualPost } from '../../../domain/articles/manual-post.ts';
import type { ArticleRow } from '../../articles/article-requests.ts';
import { ScoreBadge } from '../../articles/score-badge.tsx';
import lists from '../../lists/lists.module.css';
import { formatMoment } from '../../lists/moments.ts';
import { OVER_LIST } from '../../lists/use-entry-over-list.ts';
import { SourceLink, State } from '../article-state.tsx';
import { sourceLabel } from '../source-label.ts';
import { ArticleActions, type RowActs } from './article-actions.tsx';
import { Tellings } from './tellings.tsx';

interface ArticleTableRowProps extends RowActs {
  article: ArticleRow;
  isSelected: boolean;
  onSelect: (isRange: boolean) => void;
}

export function ArticleTableRow({ article, isSelected, onSelect, ...acts }: ArticleTableRowProps) {
  const title = article.ai_translated_title ?? article.original_title;
  return (
    <Table.Tr
      data-id={article.id}
      data-selected={isSelected || undefined}
      tabIndex={-1}
      className={lists.row ?? ''}
    >
      <Table.Td className={lists.check}>
        <Checkbox
          size="xs"
          aria-label={`Pažymėti: ${title}`}
          checked={isSelected}
          onChange={(event) =>
            onSelect((event.nativeEvent as Event & { shiftKey?: boolean }).shiftKey === true)
          }
        />
      </Table.Td>
      <Table.Td className={lists.main}>
        {isManualPost(article) ? (
          <button type="button" className={lists.opener} onClick={acts.onEdit}>
            {title}
          </button>
        ) : (
          <Link to={acts.reviewAddress} state={OVER_LIST} className={lists.opener}>
            {title}
          </Link>
        )}
        {article.ai_translated_title && article.ai_translated_title !== article.original_title && (
          <div className={lists.under}>{article.original_title}</div>
        )}
        <Tellings article={article} onPart={acts.onPart} />
        <div className={lists.narrow}>
          <div className={lists.under}>
            {[sourceLabel(article), article.ai_category].filter(Boolean).join(' · ')} ·{' '}
            <span className={lists.nowrap}>{formatMoment(article.created_at)}</span>
          </div>
          <State article={article} isInList />
        </div>
      </Table.Td>
      <Table.Td className={lists.wide}>
        <SourceLink article={article} />
      </Table.Td>
      <Table.Td className={lists.wide}>{article.ai_category ?? '–'}</Table.Td>
      <Table.Td>
        <ScoreBadge score={article.ai_actuality_score} />
      </Table.Td>
      <Table.Td className={lists.wide}>
        <State article={article} isInList />
      </Table.Td>
      <Table.Td className={`${lists.wide} ${lists.nowrap}`}>
        {formatMoment(article.created_at)}
      </Table.Td>
      <Table.Td className={lists.end}>
        <ArticleActions article={article} {...acts} />
      </Table.Td>
    </Table.Tr>
  );
}

/** A post written here has no original to be compared with. */
export const openRow = (article: ArticleRow, { onEdit, onOpen }: RowActs) =>
  isManualPost(article) ? onEdit() : onOpen();
