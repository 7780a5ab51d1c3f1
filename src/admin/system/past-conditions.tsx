import { Table, Text } from '@mantine/core';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ListBody } from '../lists/list-body.tsx';
import { ListTable } from '../lists/list-table.tsx';
import lists from '../lists/lists.module.css';
import { formatMoment } from '../lists/moments.ts';
import { useListQuery } from '../lists/use-list-query.ts';
import { listPastConditions } from './system-requests.ts';

const FAILURE = 'Nepavyko užkrauti būsenos istorijos';

interface PastConditionsProps {
  page: number;
  onPage: (page: number) => void;
}

/** What needed a person and is over. */
export function PastConditions({ page, onPage }: PastConditionsProps) {
  const past = useListQuery(['system', 'conditions'], {
    query: page,
    list: listPastConditions,
    failure: FAILURE,
  });
  return (
    <section aria-labelledby="past-conditions">
      <Text component="h2" id="past-conditions" fw={600} mb="xs">
        Istorija
      </Text>
      <ListBody
        query={past}
        failure={FAILURE}
        empty={
          <EmptyState
            text="Kol kas nieko nebuvo"
            hint="Čia liks tai, kam reikėjo dėmesio ir kas jau sutvarkyta."
          />
        }
        paging={{ page, onPage }}
      >
        {(items) => (
          <ListTable label="Būsenos istorija" isStacked head={['Kada', 'Kas buvo']}>
            {items.map(({ id, since, closedAt, title, detail }) => (
              <Table.Tr key={id}>
                <Table.Td className={lists.nowrap}>
                  {formatMoment(since)} – {formatMoment(closedAt)}
                </Table.Td>
                <Table.Td className={lists.full}>
                  {title}
                  <div className={lists.under}>{detail}</div>
                </Table.Td>
              </Table.Tr>
            ))}
          </ListTable>
        )}
      </ListBody>
    </section>
  );
}
