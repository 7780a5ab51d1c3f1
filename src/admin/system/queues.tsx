import { Table, Text } from '@mantine/core';
import { showNumber } from '../../domain/text/show-numbers.ts';
import { ListTable } from '../lists/list-table.tsx';
import type { System } from './system-requests.ts';

/** Jobs of every kind: a queue without any is said to be empty, not left out. */
export function Queues({ queues }: { queues: System['queues'] }) {
  const busy = queues.filter(({ waiting, deferred, active }) => waiting + deferred + active > 0);
  return (
    <section aria-labelledby="queues">
      <Text component="h2" id="queues" fw={600} mb="xs">
        Darbų eilė
      </Text>
      {busy.length === 0 && (
        <Text size="sm" c="dimmed">
          Eilė tuščia: nei vykdomų, nei laukiančių darbų nėra.
        </Text>
      )}
      {busy.length > 0 && (
        <ListTable label="Darbų eilė" head={['Darbas', 'Vykdoma', 'Laukia', 'Atidėta']}>
          {busy.map(({ name, label, active, waiting, deferred }) => (
            <Table.Tr key={name}>
              <Table.Td>{label.charAt(0).toUpperCase() + label.slice(1)}</Table.Td>
              <Table.Td>{showNumber(active)}</Table.Td>
              <Table.Td>{showNumber(waiting)}</Table.Td>
              <Table.Td>{showNumber(deferred)}</Table.Td>
            </Table.Tr>
          ))}
        </ListTable>
      )}
    </section>
  );
}
