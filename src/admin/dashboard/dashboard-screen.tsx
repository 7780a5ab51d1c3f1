import { Skeleton, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LoadError } from '../feedback/load-error.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { api } from '../http/api-client.ts';
import { fetchAhead, type PrefetchScreen } from '../http/prefetch.ts';
import { keptFilters } from '../lists/use-list-address.ts';
import { IconAddressBook, IconPencilPlus, IconRss, IconSparkles } from '../style/icons.ts';
import { describeBackup } from '../work/backup-sentence.ts';
import { WorkList } from '../work/work-list.tsx';
import { useWork } from '../work/work-requests.ts';
import { NEW_POST } from '../writing/use-opened-post.ts';
import { ActivitySection } from './activity-section.tsx';
import classes from './dashboard.module.css';
import type { Dashboard } from './dashboard.ts';
import { DemoNotice } from './demo-notice.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { StatCards } from './stat-cards.tsx';

const QUICK_ACTIONS = [
  { ...NEW_POST, label: 'Naujas įrašas', icon: IconPencilPlus },
  { to: '/admin/import/ai', label: 'Rankinis importas', icon: IconSparkles },
  { to: '/admin/import/sources', label: 'Šaltiniai', icon: IconRss },
  { to: '/admin/communications/contacts', label: 'Kontaktai', icon: IconAddressBook },
];

/** Without a failure text: the dashboard says so in its place and logs, it shows no toast. */
const figures = queryOptions({
  queryKey: ['dashboard'],
  queryFn: async () => (await api.api.admin.dashboard.$get()).json(),
});

/** What waits for a person is there already: the menu shows its counts. */
export const prefetch: PrefetchScreen = (client) => fetchAhead(client, figures);

export default function DashboardScreen() {
  const dashboard = useQuery(figures);
  const { data } = dashboard;
  const work = useWork();
  // Nothing at all came: that is said once.
  const isDown = dashboard.isError && work.isError && !data && !work.data;

  return (
    <>
      <ScreenHead title="Suvestinė" />
      {!isDown && <WorkList />}
      {dashboard.isError && !data ? (
        <LoadError
          text="Nepavyko užkrauti suvestinės"
          isAnnounced
          onRetry={() => Promise.all([dashboard.refetch(), work.refetch()])}
          isRetrying={dashboard.isFetching}
        />
      ) : (
        <>
          {data?.hasDemoArticles && <DemoNotice />}
          {data && <BackupLine backup={data.backup} />}
          {data ? <StatCards stats={data} /> : <StatSkeletons />}
          <ul className={classes.quick}>
            {QUICK_ACTIONS.map(({ label, icon: Icon, ...place }) => (
              <li key={label}>
                <Link {...place} to={keptFilters.lead(place.to)} className={classes.quickLink}>
                  <Icon size={18} stroke={1.6} aria-hidden />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div className={classes.halves}>
            <ActivitySection />
            <section>
              <Text component="h2" fw={600} mb="xs">
                Naujausi įrašai
              </Text>
              {data ? <LatestPosts posts={data.latestPosts} /> : <PostSkeletons />}
            </section>
          </div>
        </>
      )}
    </>
  );
}

/** A good back-up is a quiet line; one that needs a person is in the list of work. */
function BackupLine({ backup }: { backup: Dashboard['backup'] }) {
  const line = describeBackup(backup, new Date());
  if (!line || line.isWarning) return null;
  return (
    <Text size="sm" c="dimmed" mb="sm">
      {line.text}
    </Text>
  );
}

function StatSkeletons() {
  return (
    <div className={classes.stats} role="status" aria-label="Kraunama">
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} height={116} />
      ))}
    </div>
  );
}

function PostSkeletons() {
  return [1, 2, 3, 4, 5].map((row) => <Skeleton key={row} height={40} mb={2} />);
}
