import { Text } from '@mantine/core';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DraftRow, draftedTextId } from '../../drafts/draft.ts';
import { DRAFT_LISTS, deleteDraft, listDrafts } from '../../drafts/draft-requests.ts';
import { describeCopy, describeDraft } from '../../drafts/draft-words.ts';
import {
  type LocalDraftRow,
  listLocalDrafts,
  withoutListed,
} from '../../drafts/list-local-drafts.ts';
import { withoutOpen } from '../../drafts/open-windows.ts';
import { listServerDraftIds } from '../../drafts/server-draft-ids.ts';
import { localDrafts } from '../../drafts/use-post-draft.ts';
import { QueryError } from '../../feedback/load-error.tsx';
import { useAction } from '../../feedback/use-action.ts';
import { Pager } from '../../lists/pager.tsx';
import { useExistingPage } from '../../lists/use-existing-page.ts';
import { pageQuery, useListQuery } from '../../lists/use-list-query.ts';
import classes from '../posts.module.css';
import { DraftItem } from './draft-item.tsx';

const PER_PAGE = 10;
const FAILURE = 'Nepavyko užkrauti juodraščių';
const REMOVED = {
  failure: 'Nepavyko ištrinti juodraščio',
  success: () => 'Juodraštis ištrintas',
  // Somebody may have written on: the list then shows who.
  changes: DRAFT_LISTS,
};

interface UnfinishedDraftsProps {
  search: string;
  /** Of the texts of which the server has not got every word. */
  unsent: ReadonlySet<string>;
  /** Of the posts in the list below. */
  posts: string[];
  onArticle: (id: string) => void;
  onDraft: (id: string) => void;
}

/**
 * Texts being written: posts that do not exist yet, articles on their way to one, and what only this browser has of
 * any. Of other posts that have changes their own lists tell.
 */
export function UnfinishedDrafts({
  search,
  unsent,
  posts,
  onArticle,
  onDraft,
}: UnfinishedDraftsProps) {
  // Whole: what the server lists decides which copies of this browser are shown.
  const [page, setPage] = useState(1);
  // A post says itself, where it is listed, that there is more of it.
  const query = { ...pageQuery(page, PER_PAGE, search), unlisted: '1' as const };
  const drafts = useListQuery(['drafts'], { query, list: listDrafts, failure: FAILURE });
  const remove = useAction({
    run: async (row: DraftRow) => {
      await deleteDraft(row);
      const id = draftedTextId(row);
      localDrafts.drop(id, await withoutOpen(localDrafts.list(id)));
    },
    ...REMOVED,
  });
  const removeHere = useAction({
    run: async ({ id, copies }: LocalDraftRow) => {
      const gone = await withoutOpen(copies);
      if (gone.length < copies.length) throw new Error('The text is open in another window');
      localDrafts.drop(id, gone);
    },
    ...REMOVED,
    failure: 'Tekstas atvertas kitame lange. Ištrinkite jį ten arba uždarykite tą langą.',
  });
  const { data } = drafts;
  useExistingPage(data, { page, onPage: setPage });
  const copies = listLocalDrafts(localStorage, search);
  // Asked only where it decides: a copy the server has had is shown when its draft is gone.
  const hasStored = copies.some(({ isStored }) => isStored);
  const ids = useQuery({
    // As old as the list beside it.
    queryKey: ['draft-ids', drafts.dataUpdatedAt],
    queryFn:
      data && hasStored && !drafts.isPlaceholderData
        ? () => listServerDraftIds(listDrafts)
        : skipToken,
    placeholderData: keepPreviousData,
  });
  const hasFailed = drafts.isError && !data;
  const items = data?.items ?? [];
  // What the list shows is newer than the ids, which come after it.
  const listed = ids.data && new Set([...ids.data, ...items.map(draftedTextId)]);
  // Without the server's list every copy counts.
  const here = withoutListed(
    copies,
    hasFailed ? new Set() : (listed ?? null),
    new Set([...posts, ...items.map(draftedTextId)]),
  );
  if (!hasFailed && items.length === 0 && here.length === 0) return null;

  return (
    <section className={classes.drafts} aria-labelledby="rasomi">
      <Text component="h2" fw={600} id="rasomi">
        Rašomi tekstai
      </Text>
      <ul>
        {here.map((row) => (
          <DraftItem
            key={`here-${row.id}`}
            row={row}
            words={describeCopy(row)}
            onOpen={() => (row.isArticle ? onArticle(row.id) : onDraft(row.id))}
            onRemove={() => removeHere.mutate(row)}
          />
        ))}
        {items.map((row) => (
          <DraftItem
            key={row.id}
            row={row}
            words={describeDraft(row, unsent.has(draftedTextId(row)))}
            onOpen={() => (row.article_id ? onArticle(row.article_id) : onDraft(row.id))}
            onRemove={() => remove.mutate(row)}
          />
        ))}
      </ul>
      {hasFailed && <QueryError text={FAILURE} query={drafts} />}
      {data && data.total > PER_PAGE && (
        <Pager total={data.total} page={page} perPage={PER_PAGE} onPage={setPage} />
      )}
    </section>
  );
}
