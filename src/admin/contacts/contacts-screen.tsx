import { SegmentedControl, Table } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import lists from '../lists/lists.module.css';
import { Pager } from '../lists/pager.tsx';
import { TableFrame } from '../lists/table-frame.tsx';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { type ContactQuery, listContacts } from './contact-requests.ts';
import { ContactRow } from './contact-row.tsx';

const PER_PAGE = 25;
const FAILURE = 'Nepavyko užkrauti kontaktų';

const FILTERS: Record<string, { label: string; query: ContactQuery }> = {
  all: { label: 'Visi', query: {} },
  new: { label: 'Nauji', query: { status: 'new' } },
  suspect: { label: 'Įtartini', query: { suspect: '1' } },
};

export default function ContactsScreen() {
  const address = useListAddress();
  const chosen = address.get('filter') ?? 'all';
  const filter = FILTERS[chosen] ? chosen : 'all';
  const contacts = useQuery({
    queryKey: ['contacts', filter, address.page],
    queryFn: () =>
      listContacts({
        ...FILTERS[filter]?.query,
        page: String(address.page),
        per_page: String(PER_PAGE),
      }),
    placeholderData: keepPreviousData,
    meta: { failure: FAILURE },
  });
  const { data } = contacts;
  return (
    <>
      <ScreenHead title="Kontaktai" lead="Žinutės iš svetainės kontaktų formos" />
      <SegmentedControl
        mb="md"
        size="xs"
        aria-label="Rodomos žinutės"
        value={filter}
        onChange={(value) => address.change({ filter: value === 'all' ? null : value })}
        data={Object.entries(FILTERS).map(([value, { label }]) => ({ value, label }))}
      />
      {contacts.isPending && <TableSkeleton height={72} rows={5} />}
      {contacts.isError && !data && (
        <LoadError
          text={FAILURE}
          onRetry={() => contacts.refetch()}
          isRetrying={contacts.isFetching}
        />
      )}
      {data?.total === 0 && <EmptyState text="Kontaktų nėra" />}
      {data && data.total > 0 && (
        <>
          <TableFrame label="Žinučių sąrašas" isStacked>
            <Table fz="sm" verticalSpacing={6}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Siuntėjas</Table.Th>
                  <Table.Th>Žinutė</Table.Th>
                  <Table.Th className={lists.wide}>Gauta</Table.Th>
                  <Table.Th className={lists.wide}>Būsena</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.items.map((contact) => (
                  <ContactRow key={contact.id} contact={contact} />
                ))}
              </Table.Tbody>
            </Table>
          </TableFrame>
          <Pager
            total={data.total}
            page={address.page}
            perPage={PER_PAGE}
            onPage={address.goToPage}
          />
        </>
      )}
    </>
  );
}
