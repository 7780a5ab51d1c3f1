import { Button, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ArticleRow, listArticles } from '../articles/article-requests.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { Pager } from '../lists/pager.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { PostCard } from './post-card.tsx';
import { PostDialog } from './post-dialog.tsx';
import { PostSkeletons } from './post-skeletons.tsx';
import classes from './posts.module.css';

const PER_PAGE = 12;
const FAILURE = 'Nepavyko užkrauti įrašų';

/** What each tab asks for; drafts and scheduled posts are contracts.md's. */
const TABS = {
  published: { label: 'Publikuoti', sort: '-published_date', empty: 'Įrašų nėra' },
  draft: { label: 'Juodraščiai', sort: '-created_at', empty: 'Juodraščių nėra' },
  scheduled: { label: 'Suplanuoti', sort: 'scheduled_for', empty: 'Suplanuotų įrašų nėra' },
} as const;
type Tab = keyof typeof TABS;

const asTab = (value: string | null): Tab =>
  value && value in TABS ? (value as Tab) : 'published';

export default function PostsScreen() {
  const address = useListAddress();
  const [target, setTarget] = useState<ArticleRow | 'new' | null>(null);
  const tab = asTab(address.get('tab'));
  const { sort, empty } = TABS[tab];
  const posts = useQuery({
    queryKey: ['articles', 'posts', tab, address.page],
    queryFn: () =>
      listArticles({
        state: tab,
        sort,
        page: String(address.page),
        per_page: String(PER_PAGE),
      }),
    placeholderData: keepPreviousData,
    meta: { failure: FAILURE },
  });

  return (
    <>
      <ScreenHead title="Tinklaraštis">
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setTarget('new')}>
          Naujas įrašas
        </Button>
      </ScreenHead>
      <Tabs
        value={tab}
        onChange={(value) => address.change({ tab: value === 'published' ? null : value })}
        mb="md"
      >
        <Tabs.List>
          {Object.entries(TABS).map(([value, { label }]) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      {posts.isPending && <PostSkeletons />}
      {posts.isError && !posts.data && (
        <LoadError text={FAILURE} onRetry={() => posts.refetch()} isRetrying={posts.isFetching} />
      )}
      {posts.data?.total === 0 && (
        <EmptyState
          text={empty}
          {...(tab === 'published'
            ? {
                hint: 'Parašykite įrašą arba publikuokite paruoštą straipsnį rankinio importo puslapyje.',
              }
            : {})}
        />
      )}
      {posts.data && posts.data.total > 0 && (
        <>
          <ul className={classes.grid} data-stale={posts.isPlaceholderData || undefined}>
            {posts.data.items.map((post) => (
              <PostCard key={post.id} post={post} onEdit={() => setTarget(post)} />
            ))}
          </ul>
          <Pager
            total={posts.data.total}
            page={address.page}
            perPage={PER_PAGE}
            onPage={address.goToPage}
          />
        </>
      )}
      <PostDialog target={target} onClose={() => setTarget(null)} />
    </>
  );
}
