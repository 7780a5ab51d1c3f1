import { Alert } from '@mantine/core';
import { useState } from 'react';
import type { ArticleQuery, ArticleRow } from '../articles/article-requests.ts';
import { UndoBar } from '../lists/undo-bar.tsx';
import { listWaitingReasons } from './article-notes.ts';
import { ArticleTable } from './article-table.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { EditArticleDialog } from './edit-article-dialog.tsx';
import { ImportBulkBar } from './import-bulk-bar.tsx';
import { PublishPlace } from './publish-place.tsx';
import { useListActions } from './use-list-actions.ts';
import { useMarked } from './use-marked.ts';

interface ArticleListProps {
  articles: ArticleRow[];
  /** What the list was asked for. */
  filters: ArticleQuery;
  /** How many the filters choose, on all pages; not exact: more than that. */
  total: number;
  isTotalExact: boolean;
  sort: string;
  onSort: (sort: string) => void;
  isStale: boolean;
  /** The article that is compared with its original, from the address. */
  opened: string | null;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** The table with its selection, the bars over it and the dialogs of its rows. */
export function ArticleList(props: ArticleListProps) {
  const { articles, filters, total, isTotalExact, opened, onOpen, onClose, ...table } = props;
  const [published, setPublished] = useState<ArticleRow | null>(null);
  const [edited, setEdited] = useState<{ id: string } | null>(null);
  const marked = useMarked({ shown: articles, filters });
  const bulk = useListActions(marked.clear);

  return (
    <>
      {marked.articles.length > 0 ? (
        <ImportBulkBar
          marked={marked}
          actions={bulk}
          total={total}
          isTotalExact={isTotalExact}
          shown={articles.length}
        />
      ) : (
        bulk.last && (
          <UndoBar
            text={bulk.last.text}
            onUndo={bulk.undo}
            onClose={bulk.forget}
            isBusy={bulk.isRunning}
          />
        )
      )}
      {listWaitingReasons(articles).map(({ reason, title }) => (
        <Alert key={reason} color="yellow" mb="sm" title={title}>
          {reason}
        </Alert>
      ))}
      {articles.length > 0 && (
        <ArticleTable
          {...table}
          articles={articles}
          selected={marked.ids}
          onSelect={marked.toggle}
          onSelectAll={marked.togglePage}
          onRemove={(article) =>
            bulk.remove(marked.ids.has(article.id) ? marked.articles : [article])
          }
          keys={{ onClear: marked.clear, onUndo: bulk.undo }}
          actsOn={(article) => ({
            onOpen: () => onOpen(article.id),
            onPublish: () => setPublished(article),
            onEdit: () => setEdited(article),
            onRemove: () => bulk.remove([article]),
          })}
        />
      )}
      <CompareDialog
        id={opened}
        isCovered={published !== null || edited !== null}
        onClose={onClose}
        onPublish={setPublished}
        onEdit={setEdited}
      />
      <PublishPlace article={published} onClose={() => setPublished(null)} />
      <EditArticleDialog article={edited} onClose={() => setEdited(null)} />
    </>
  );
}
