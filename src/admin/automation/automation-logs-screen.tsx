import { Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LOGS_LIMIT } from '../../domain/constants.ts';
import { seconds } from '../../domain/duration.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import lists from '../lists/lists.module.css';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { LogDrawer } from './log-drawer.tsx';
import { listLogs } from './log-requests.ts';
import { ACTION_FILTER, STATUS_FILTER } from './log-status.ts';
import { LogTable } from './log-table.tsx';

const FAILURE = 'Nepavyko užkrauti žurnalo';

/** The latest runs of the automations. Reloads by itself while one of them is running. */
export default function AutomationLogsScreen() {
  const address = useListAddress();
  const action = address.get('action');
  const status = address.get('status');
  const query = {
    per_page: String(LOGS_LIMIT),
    ...(action ? { function_name: action } : {}),
    ...(status ? { status } : {}),
  };
  const logs = useQuery({
    queryKey: ['logs', query],
    queryFn: () => listLogs(query),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some((log) => log.status === 'running') ? seconds(3) : false,
    meta: { failure: FAILURE },
  });
  const items = logs.data?.items;
  return (
    <>
      <ScreenHead
        title="Automatizacijos žurnalas"
        lead={`Paskutiniai vykdymai, ne daugiau kaip ${LOGS_LIMIT}`}
      />
      <div className={lists.filters}>
        <Select
          size="xs"
          w={240}
          aria-label="Veiksmas"
          placeholder="Visi veiksmai"
          clearable
          clearButtonProps={{ 'aria-label': 'Rodyti visus veiksmus' }}
          data={ACTION_FILTER}
          value={action}
          onChange={(value) => address.change({ action: value })}
        />
        <Select
          size="xs"
          w={180}
          aria-label="Būsena"
          placeholder="Visos būsenos"
          clearable
          clearButtonProps={{ 'aria-label': 'Rodyti visas būsenas' }}
          data={STATUS_FILTER}
          value={status}
          onChange={(value) => address.change({ status: value })}
        />
      </div>
      {logs.isPending && <TableSkeleton />}
      {logs.isError && !items && (
        <LoadError text={FAILURE} onRetry={() => logs.refetch()} isRetrying={logs.isFetching} />
      )}
      {items?.length === 0 && (
        <EmptyState
          text="Logų nėra"
          hint={
            action || status
              ? 'Pakeiskite filtrus.'
              : 'Čia matysite kiekvieną importą, paruošimą ir publikavimą.'
          }
        />
      )}
      {items && items.length > 0 && (
        <LogTable items={items} onOpen={(id) => address.change({ open: id })} />
      )}
      <LogDrawer id={address.get('open')} onClose={() => address.change({ open: null })} />
    </>
  );
}
