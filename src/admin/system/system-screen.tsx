import { Alert, Skeleton, Stack } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { CONDITION_CODES } from '../../domain/conditions.ts';
import { minutes, seconds } from '../../domain/time/duration.ts';
import { QueryError } from '../feedback/load-error.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { fetchAhead, type PrefetchScreen } from '../http/prefetch.ts';
import { oneOf } from '../lists/next-address.ts';
import { useListAddress } from '../lists/use-list-address.ts';
import { isUnderWay, LatestBackups } from './latest-backups.tsx';
import { OpenConditions } from './open-conditions.tsx';
import { PastConditions } from './past-conditions.tsx';
import { Queues } from './queues.tsx';
import classes from './system.module.css';
import { SystemFigures } from './system-figures.tsx';
import { getSystem } from './system-requests.ts';

const FAILURE = 'Nepavyko užkrauti sistemos būsenos';

const state = queryOptions({
  queryKey: ['system'],
  queryFn: getSystem,
  meta: { failure: FAILURE },
});
export const prefetch: PrefetchScreen = (client) => fetchAhead(client, state);

/** What of the running needs a person now, what did, and the figures by which an operator judges an installation. */
export default function SystemScreen() {
  const address = useListAddress();
  const system = useQuery({
    ...state,
    refetchInterval: ({ state: { data } }) =>
      data?.backups.some(isUnderWay) ? seconds(5) : minutes(1),
  });
  const { data } = system;
  return (
    <>
      <ScreenHead title="Sistemos būsena" lead="Kas minutę tikrinama, ar kam nors reikia dėmesio" />
      {!data && system.isError && <QueryError text={FAILURE} query={system} />}
      {!data && !system.isError && <Loading />}
      {data && (
        <Stack gap="xl">
          {data.isPaused && (
            <Alert color="yellow" p="xs" role="note">
              Darbai sustabdyti: nieko netikrinama, neimportuojama, nesiunčiama ir nekopijuojama
              (JOBS=paused).
            </Alert>
          )}
          <OpenConditions
            conditions={data.open}
            kind={oneOf(CONDITION_CODES, address.get('kind'))}
            onClear={address.change}
            hasAlertChannel={data.hasAlertChannel}
          />
          <SystemFigures system={data} />
          <div className={classes.halves}>
            <LatestBackups backups={data.backups} place={data.backupPlace} />
            <Queues queues={data.queues} />
          </div>
          <PastConditions page={address.page} onPage={address.goToPage} />
        </Stack>
      )}
    </>
  );
}

const Loading = () => (
  <Stack role="status" aria-label="Kraunama">
    <Skeleton height={72} />
    <Skeleton height={120} />
    <Skeleton height={220} />
  </Stack>
);
