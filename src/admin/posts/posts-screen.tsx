import { Button, Tabs } from '@mantine/core';
import { useState } from 'react';
import { type Article, listArticles } from '../articles/article-requests.ts';
import { PublishPlace, usePublishing } from '../articles/publish-place.tsx';
import { WhereItStands } from '../articles/where-it-stands.tsx';
import { unsentIds } from '../drafts/list-local-drafts.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import type { PrefetchScreen } from '../http/prefetch.ts';
import { FoldButton, useFilterFold } from '../lists/filters/filter-fold.tsx';
import { ListBody } from '../lists/list-body.tsx';
import type { ListAddress } from '../lists/next-address.ts';
import { useListAddress } from '../lists/use-list-address.ts';
import { createScreenList, useListQuery } from '../lists/use-list-query.ts';
import { IconPlus } from '../style/icons.ts';
import { Counted } from '../work/counted.tsx';
import { useWork } from '../work/work-requests.ts';
import { opensPost, useOpenedPost } from '../writing/use-opened-post.ts';
import { loadWritePost, PostDialog } from './form/post-dialog.tsx';
import { PostGrid } from './grid/post-grid.tsx';
import { PostSkeletons } from './grid/post-skeletons.tsx';
import { PostFilterBar } from './list/post-filters.tsx';
import { readPostFilters, TABS, toPostQuery } from './list/post-lists.ts';
import { UnfinishedDrafts } from './list/unfinished-drafts.tsx';
import { readPostsView, usePostsView } from './list/use-posts-view.ts';

const PER_PAGE = { cards: 12, rows: 25 };
const FAILURE = 'Nepavyko užkrauti įrašų';
const KEY = ['articles', 'posts'];
const listOf = ({ get, page }: ListAddress, view = readPostsView()) => ({
  query: toPostQuery(readPostFilters(get), page, PER_PAGE[view]),
  list: listArticles,
  failure: FAILURE,
});
const list = createScreenList(KEY, listOf);
export const prefetch: PrefetchScreen = (client, parameters, pathname) => {
  list.prefetch(client, parameters, pathname);
  // What fails is reported by its own place.
  if (opensPost(parameters)) loadWritePost().catch(() => {});
};

export default function PostsScreen() {
  // Whole: the screen from its head to what opens over it.
  const address = useListAddress();
  const post = useOpenedPost();
  const publishing = usePublishing(post.opened !== null);
  const [settled, setSettled] = useState<Article | null>(null);
  const filters = readPostFilters(address.get);
  const { tab, when, isChanged, category, search } = filters;
  const [view, setView] = usePostsView();
  const posts = useListQuery(KEY, listOf(address, view));
  const fold = useFilterFold();
  const unsent = unsentIds(localStorage);
  const isFiltered = category !== '' || search !== '' || when !== null || isChanged;

  return (
    <>
      <ScreenHead
        title="Tinklaraštis"
        tabs={
          <>
            <PostTabs
              chosen={tab}
              onChoose={(value) =>
                address.change({
                  tab: value === 'published' ? null : value,
                  sort: null,
                  when: null,
                  changed: null,
                })
              }
            />
            <FoldButton fold={fold} />
          </>
        }
      >
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={post.writeNew}>
          Naujas įrašas
        </Button>
      </ScreenHead>
      {settled && <WhereItStands post={settled} onClose={() => setSettled(null)} />}
      <PostFilterBar
        key={tab}
        fold={fold}
        filters={filters}
        onChange={address.change}
        view={view}
        onView={(next) => {
          setView(next);
          address.goToPage(1, true);
        }}
      />
      {tab === 'draft' && (
        <UnfinishedDrafts
          key={search}
          search={search}
          unsent={unsent}
          posts={posts.data?.items.map(({ id }) => id) ?? []}
          onArticle={post.openArticle}
          onDraft={post.openDraft}
        />
      )}
      <ListBody
        query={posts}
        failure={FAILURE}
        skeleton={<PostSkeletons view={view} />}
        empty={
          <EmptyState
            text={isFiltered ? 'Pagal šiuos filtrus nieko nerasta' : TABS[tab].empty}
            {...hintOf(tab, isFiltered)}
          />
        }
        paging={{ page: address.page, onPage: address.goToPage }}
        isKeptWhenEmpty
      >
        {(items) => (
          <PostGrid
            key={tab}
            posts={items}
            unsent={unsent}
            view={view}
            label={TABS[tab].label}
            isStale={posts.isPlaceholderData}
            onEdit={post.openArticle}
            onPublish={publishing.begin}
          />
        )}
      </ListBody>
      <PostDialog
        opened={post.opened}
        onClose={post.close}
        onSaved={setSettled}
        onPublish={publishing.begin}
      />
      <PublishPlace publishing={publishing} noun="įrašą" onPublished={setSettled} />
    </>
  );
}

interface PostTabsProps {
  chosen: keyof typeof TABS;
  onChoose: (tab: string | null) => void;
}

function PostTabs({ chosen, onChoose }: PostTabsProps) {
  const counts = useWork().data?.counts;
  return (
    <Tabs value={chosen} onChange={onChoose}>
      <Tabs.List>
        {Object.entries(TABS).map(([value, { label }]) => (
          <Tabs.Tab key={value} value={value}>
            <Counted
              label={label}
              count={value === 'published' ? undefined : counts?.[value as 'draft' | 'scheduled']}
            />
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}

function hintOf(tab: keyof typeof TABS, isFiltered: boolean): { hint?: string } {
  if (isFiltered) return {};
  if (tab === 'published')
    return {
      hint: 'Parašykite įrašą arba publikuokite paruoštą straipsnį rankinio importo puslapyje.',
    };
  if (tab === 'scheduled') return { hint: 'Įrašui parinkus ateities datą, jis lauks čia.' };
  return { hint: 'Čia rasite nebaigtus tekstus ir įrašus, grąžintus iš tinklaraščio.' };
}
