import { Alert } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Article, ArticleQuery, ArticleRow } from '../../articles/article-requests.ts';
import { PublishPlace, usePublishing } from '../../articles/publish-place.tsx';
import { WhereItStands } from '../../articles/where-it-stands.tsx';
import { UndoBar } from '../../lists/undo-bar.tsx';
import { OVER_LIST } from '../../lists/use-entry-over-list.ts';
import type { OverAddress } from '../../lists/use-over-address.ts';
import { listWaitingReasons } from '../article-notes.ts';
import { EditArticleDialog } from '../editing/edit-article-dialog.tsx';
import { ArticleTable } from './article-table.tsx';
import { ImportBulkBar } from './import-bulk-bar.tsx';
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
  /** The article that is written in, from the address. */
  edited: OverAddress;
}

/** The table with its selection, the bars over it and the dialogs of its rows. */
export function ArticleList(props: ArticleListProps) {
  // Whole: marking, keys and acts are about the same rows.
  const { articles, filters, total, isTotalExact, edited, ...table } = props;
  const publishing = usePublishing();
  const [standing, setStanding] = useState<Article | null>(null);
  const marked = useMarked({ shown: articles, filters });
  const bulk = useListActions(marked.clear);
  const navigate = useNavigate();
  const { search } = useLocation();
  const addressOf = (id: string) => `/admin/import/ai/${id}${search}`;
  const review = (id: string) => navigate(addressOf(id), { state: OVER_LIST });

  return (
    <>
      {standing && <WhereItStands post={standing} onClose={() => setStanding(null)} />}
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
      {listWaitingReasons(articles, isTotalExact && articles.length === total).map(
        ({ reason, title }) => (
          <Alert key={reason} color="yellow" mb="sm" title={title}>
            {reason}
          </Alert>
        ),
      )}
      {articles.length > 0 && (
        <ArticleTable
          {...table}
          articles={articles}
          shown={{
            source: !filters.source_id,
            category: !filters.category,
            state: filters.state === 'of_import',
          }}
          selected={marked.ids}
          onSelect={marked.toggle}
          onSelectAll={marked.togglePage}
          onRemove={(article) =>
            bulk.remove(marked.ids.has(article.id) ? marked.articles : [article])
          }
          keys={{ onClear: marked.clear, onUndo: bulk.undo }}
          actsOn={(article) => ({
            onOpen: () => review(article.id),
            reviewAddress: addressOf(article.id),
            onPublish: () => publishing.begin(article),
            onEdit: () => edited.open(article.id),
            onRemove: () => bulk.remove([article]),
            onPart: bulk.part,
          })}
        />
      )}
      <PublishPlace publishing={publishing} noun="straipsnį" onPublished={setStanding} />
      <EditArticleDialog id={edited.opened} onClose={edited.close} />
    </>
  );
}
