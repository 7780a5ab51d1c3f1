import { Button } from '@mantine/core';
import { IconSend, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ArticleRow } from '../articles/article-requests.ts';
import { keepShown, NOTHING_SELECTED, toggle, toggleAll } from '../lists/selection.ts';
import { SelectionBar } from '../lists/selection-bar.tsx';
import { UndoBar } from '../lists/undo-bar.tsx';
import { ArticleTable } from './article-table.tsx';
import { canPublish } from './can-publish.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { EditArticleDialog } from './edit-article-dialog.tsx';
import { IMPORT_WORDS } from './import-words.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { useListActions } from './use-list-actions.ts';

interface ArticleListProps {
  articles: ArticleRow[];
  sort: string;
  onSort: (sort: string) => void;
  isStale: boolean;
  /** The article that is compared with its original, from the address. */
  opened: string | null;
  onOpen: (id: string | null) => void;
}

/** The table with its selection, the bars over it and the dialogs of its rows. */
export function ArticleList({ articles, opened, onOpen, ...table }: ArticleListProps) {
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [published, setPublished] = useState<ArticleRow | null>(null);
  const [edited, setEdited] = useState<{ id: string } | null>(null);
  const clear = () => setSelection(NOTHING_SELECTED);
  const bulk = useListActions(clear);
  const shown = articles.map(({ id }) => id);
  const ids = keepShown(selection, shown);
  const selected = articles.filter(({ id }) => ids.includes(id));
  const publishable = selected.filter(canPublish);

  return (
    <>
      {ids.length > 0 ? (
        <SelectionBar text={`Pažymėta: ${IMPORT_WORDS.count(ids.length)}`} onClear={clear}>
          <Button
            size="compact-sm"
            leftSection={<IconSend size={16} aria-hidden />}
            disabled={publishable.length === 0}
            loading={bulk.isRunning}
            onClick={() => bulk.publish(publishable)}
          >
            Publikuoti
            {publishable.length < ids.length && publishable.length > 0
              ? ` (${publishable.length})`
              : ''}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconTrash size={16} aria-hidden />}
            loading={bulk.isRunning}
            onClick={() => bulk.remove(selected)}
          >
            Ištrinti
          </Button>
        </SelectionBar>
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
      {articles.length > 0 && (
        <ArticleTable
          {...table}
          articles={articles}
          selected={new Set(ids)}
          onSelect={(id, isRange) => setSelection(toggle(selection, shown, id, isRange))}
          onSelectAll={() => setSelection(toggleAll(selection, shown))}
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
        onClose={() => onOpen(null)}
        onPublish={setPublished}
        onEdit={setEdited}
      />
      <PublishDialog article={published} onClose={() => setPublished(null)} />
      <EditArticleDialog article={edited} onClose={() => setEdited(null)} />
    </>
  );
}
