import { Anchor, Badge, Table, Text } from '@mantine/core';
import { stateBadges } from '../articles/article-badges.ts';
import type { ArticleRow } from '../articles/article-requests.ts';
import { ScoreBadge } from '../articles/score-badge.tsx';
import lists from '../lists/lists.module.css';
import { formatMoment } from '../lists/moments.ts';
import { ArticleActions } from './article-actions.tsx';
import classes from './article-import.module.css';
import { articleNotes } from './article-notes.ts';

interface ArticleTableRowProps {
  article: ArticleRow;
  onPublish: () => void;
  onEdit: () => void;
}

export function ArticleTableRow({ article, onPublish, onEdit }: ArticleTableRowProps) {
  const isWebAddress = /^https?:/i.test(article.original_url);
  return (
    <Table.Tr>
      <Table.Td className={lists.main}>
        {article.ai_translated_title ?? article.original_title}
        {article.ai_translated_title && article.ai_translated_title !== article.original_title && (
          <div className={lists.under}>{article.original_title}</div>
        )}
        <div className={lists.narrow}>
          <div className={lists.under}>
            {article.source_name} · {formatMoment(article.created_at)}
          </div>
          {article.ai_category && <div className={lists.under}>{article.ai_category}</div>}
          <State article={article} />
        </div>
      </Table.Td>
      <Table.Td className={lists.wide}>
        {isWebAddress ? (
          <Anchor href={article.original_url} target="_blank" rel="noopener noreferrer" size="sm">
            {article.source_name}
          </Anchor>
        ) : (
          article.source_name
        )}
      </Table.Td>
      <Table.Td className={lists.wide}>{article.ai_category ?? '–'}</Table.Td>
      <Table.Td>
        <ScoreBadge score={article.ai_actuality_score} />
      </Table.Td>
      <Table.Td className={lists.wide}>
        <State article={article} />
      </Table.Td>
      <Table.Td className={`${lists.wide} ${lists.nowrap}`}>
        {formatMoment(article.created_at)}
      </Table.Td>
      <Table.Td className={lists.end}>
        <ArticleActions article={article} onPublish={onPublish} onEdit={onEdit} />
      </Table.Td>
    </Table.Tr>
  );
}

function State({ article }: { article: ArticleRow }) {
  return (
    <>
      <div className={classes.badges}>
        {stateBadges(article).map(({ label, color }) => (
          <Badge key={label} color={color}>
            {label}
          </Badge>
        ))}
      </div>
      {articleNotes(article).map((note) => (
        <Text key={note} size="xs" c="dimmed" className={classes.reason}>
          {note}
        </Text>
      ))}
    </>
  );
}
