import { Anchor, Badge, Text } from '@mantine/core';
import { stateBadges } from '../articles/article-badges.ts';
import type { ArticleRow } from '../articles/article-requests.ts';
import classes from './article-import.module.css';
import { articleNotes } from './article-notes.ts';
import { sourceLabel } from './source-label.ts';

/** Leads to the original; a post written by hand has a placeholder there. */
export function SourceLink({
  article,
}: {
  article: Pick<ArticleRow, 'original_url' | 'source_id' | 'source_rss_url' | 'source_name'>;
}) {
  if (!/^https?:/i.test(article.original_url)) return sourceLabel(article);
  return (
    <Anchor
      href={article.original_url}
      target="_blank"
      rel="noopener noreferrer"
      size="sm"
      underline="always"
    >
      {sourceLabel(article)}
    </Anchor>
  );
}

interface StateProps {
  article: ArticleRow;
  isInList?: boolean;
  /** False where all rows have the same one: what the list is filtered by. */
  isWithState?: boolean;
}

export function State({ article, isInList, isWithState = true }: StateProps) {
  return (
    <>
      <div className={classes.badges}>
        {stateBadges(article, isWithState).map(({ label, color }) => (
          <Badge key={label} color={color}>
            {label}
          </Badge>
        ))}
      </div>
      {articleNotes(article, isInList).map((note) => (
        <Text key={note} size="xs" c="dimmed" className={classes.reason}>
          {note}
        </Text>
      ))}
    </>
  );
}
