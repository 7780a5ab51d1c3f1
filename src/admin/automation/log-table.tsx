import { Badge, Table, Text } from '@mantine/core';
import { ListTable } from '../lists/list-table.tsx';
import lists from '../lists/lists.module.css';
import { formatMoment } from '../lists/moments.ts';
import classes from './automation.module.css';
import type { Log } from './log-requests.ts';
import { actionLabel, descriptionLabel, durationLabel, logStatusBadge } from './log-status.ts';

interface LogTableProps {
  items: Log[];
  onOpen: (id: string) => void;
}

/** In an area of 600 px (specification §9) that scrolls by itself. */
export function LogTable({ items, onOpen }: LogTableProps) {
  return (
    <ListTable
      label="Žurnalas"
      isStacked
      frameClass={classes.logs}
      stickyHeader
      opens
      head={['Data', 'Veiksmas', 'Aprašymas', 'Būsena', 'Trukmė']}
    >
      {items.map((log) => {
        const { label, color } = logStatusBadge(log.status);
        return (
          <Table.Tr key={log.id}>
            <Table.Td className={lists.nowrap}>{formatMoment(log.created_at)}</Table.Td>
            <Table.Td>
              <button
                type="button"
                data-opens
                className={lists.opener}
                onClick={() => onOpen(log.id)}
              >
                {actionLabel(log.action_type)}
              </button>
            </Table.Td>
            <Table.Td className={lists.full}>
              {descriptionLabel(log.description, log.articles_imported)}
              {log.error_message && (
                <Text
                  size="xs"
                  c="var(--mantine-color-error)"
                  lineClamp={2}
                  className={classes.lines}
                >
                  {log.error_message}
                </Text>
              )}
            </Table.Td>
            <Table.Td>
              <Badge color={color}>{label}</Badge>
            </Table.Td>
            <Table.Td className={lists.nowrap}>{durationLabel(log.duration_seconds)}</Table.Td>
          </Table.Tr>
        );
      })}
    </ListTable>
  );
}
