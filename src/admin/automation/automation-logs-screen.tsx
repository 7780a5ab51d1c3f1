import { Badge, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LOGS_LIMIT } from '../../domain/constants.ts';
import { seconds } from '../../domain/duration.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { api } from '../http/api.ts';
import lists from '../lists/lists.module.css';
import { formatMoment } from '../lists/moments.ts';
import { TableFrame } from '../lists/table-frame.tsx';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import classes from './automation.module.css';
import { actionLabel, descriptionLabel, durationLabel, logStatusBadge } from './log-status.ts';

const FAILURE = 'Nepavyko užkrauti žurnalo';

/** The latest runs of the automations. Reloads by itself while one of them is running. */
export default function AutomationLogsScreen() {
  const logs = useQuery({
    queryKey: ['logs'],
    queryFn: async () =>
      (await api.api.admin.logs.$get({ query: { per_page: String(LOGS_LIMIT) } })).json(),
    refetchInterval: (query) =>
      query.state.data?.items.some((log) => log.status === 'running') ? seconds(3) : false,
    meta: { failure: FAILURE },
  });
  const items = logs.data?.items;
  return (
    <>
      <ScreenHead
        title="Automatizacijos žurnalas"
        lead={`Paskutiniai vykdymai, ne daugiau kaip ${LOGS_LIMIT}`}
      />
      {logs.isPending && <TableSkeleton />}
      {logs.isError && !items && (
        <LoadError text={FAILURE} onRetry={() => logs.refetch()} isRetrying={logs.isFetching} />
      )}
      {items?.length === 0 && (
        <EmptyState
          text="Logų nėra"
          hint="Čia matysite kiekvieną importą, paruošimą ir publikavimą."
        />
      )}
      {items && items.length > 0 && (
        <TableFrame label="Žurnalas" isStacked className={classes.logs}>
          <Table fz="sm" verticalSpacing={6} stickyHeader>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Data</Table.Th>
                <Table.Th>Veiksmas</Table.Th>
                <Table.Th>Aprašymas</Table.Th>
                <Table.Th>Būsena</Table.Th>
                <Table.Th>Trukmė</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {items.map((log) => {
                const { label, color } = logStatusBadge(log.status);
                return (
                  <Table.Tr key={log.id}>
                    <Table.Td className={lists.nowrap}>{formatMoment(log.created_at)}</Table.Td>
                    <Table.Td>{actionLabel(log.action_type)}</Table.Td>
                    <Table.Td className={lists.main}>
                      {descriptionLabel(log.description, log.articles_imported)}
                      {log.error_message && (
                        <Text size="xs" c="var(--mantine-color-error)" className={classes.lines}>
                          {log.error_message}
                        </Text>
                      )}
                    </Table.Td>
                    <Table.Td>
                      <Badge color={color}>{label}</Badge>
                    </Table.Td>
                    <Table.Td className={lists.nowrap}>
                      {durationLabel(log.duration_seconds)}
                    </Table.Td>
                  </Table.Tr>
                );
              })}
            </Table.Tbody>
          </Table>
        </TableFrame>
      )}
    </>
  );
}
