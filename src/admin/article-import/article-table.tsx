import { Table, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { ArticleRow } from '../articles/article-requests.ts';
import lists from '../lists/lists.module.css';
import { SortHeader } from '../lists/sort-header.tsx';
import { TableFrame } from '../lists/table-frame.tsx';
import classes from './article-import.module.css';
import { ArticleTableRow } from './article-table-row.tsx';
import { EditArticleDialog } from './edit-article-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';

interface ArticleTableProps {
  articles: ArticleRow[];
  sort: string;
  onSort: (sort: string) => void;
  /** Rows of the previous filters, while the new ones are on their way. */
  isStale: boolean;
}

export function ArticleTable({ articles, sort, onSort, isStale }: ArticleTableProps) {
  const [published, setPublished] = useState<ArticleRow | null>(null);
  const [edited, setEdited] = useState<ArticleRow | null>(null);
  const header = { sort, onSort };
  return (
    <>
      <TableFrame label="Straipsnių sąrašas" isStacked>
        <Table
          fz="sm"
          verticalSpacing={6}
          highlightOnHover
          className={isStale ? classes.stale : ''}
        >
          <Table.Thead>
            <Table.Tr>
              <SortHeader {...header} column="original_title" label="Straipsnis" />
              <SortHeader
                {...header}
                column="source_name"
                label="Šaltinis"
                className={lists.wide}
              />
              <SortHeader
                {...header}
                column="ai_category"
                label="Kategorija"
                className={lists.wide}
              />
              <SortHeader {...header} column="ai_actuality_score" label="Balas" />
              <Table.Th className={lists.wide}>Būsena</Table.Th>
              <SortHeader
                {...header}
                column="created_at"
                label="Importuota"
                className={lists.wide}
              />
              <Table.Th>
                <VisuallyHidden>Veiksmai</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {articles.map((article) => (
              <ArticleTableRow
                key={article.id}
                article={article}
                onPublish={() => setPublished(article)}
                onEdit={() => setEdited(article)}
              />
            ))}
          </Table.Tbody>
        </Table>
      </TableFrame>
      <PublishDialog article={published} onClose={() => setPublished(null)} />
      <EditArticleDialog article={edited} onClose={() => setEdited(null)} />
    </>
  );
}
