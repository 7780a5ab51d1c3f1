import { Table, TextInput, VisuallyHidden } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import lists from '../lists/lists.module.css';
import { Pager } from '../lists/pager.tsx';
import { TableFrame } from '../lists/table-frame.tsx';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { listBin } from './bin-requests.ts';
import { BinTableRow } from './bin-row.tsx';

const PER_PAGE = 25;
const FAILURE = 'Nepavyko užkrauti šiukšliadėžės';
/** Milliseconds after the last key. */
const SEARCH_DELAY = 300;

/** Deleted articles, for 30 days. */
export default function BinScreen() {
  const address = useListAddress();
  const search = address.get('q') ?? '';
  const query = {
    page: String(address.page),
    per_page: String(PER_PAGE),
    ...(search ? { q: search } : {}),
  };
  const bin = useQuery({
    queryKey: ['bin', query],
    queryFn: () => listBin(query),
    placeholderData: keepPreviousData,
    meta: { failure: FAILURE },
  });
  const searchFor = useDebouncedCallback(
    (text: string) => address.change({ q: text.trim() || null }),
    SEARCH_DELAY,
  );
  const { data } = bin;
  return (
    <>
      <ScreenHead
        title="Šiukšliadėžė"
        lead="Ištrintus straipsnius galima atkurti 30 dienų; paskui jie pašalinami visam laikui"
      />
      <TextInput
        size="xs"
        type="search"
        maw="24rem"
        mb="md"
        aria-label="Ieškoti šiukšliadėžėje"
        placeholder="Ieškoti pagal pavadinimą"
        leftSection={<IconSearch size={14} aria-hidden />}
        defaultValue={search}
        onChange={(event) => searchFor(event.currentTarget.value)}
      />
      {bin.isPending && <TableSkeleton />}
      {bin.isError && !data && (
        <LoadError text={FAILURE} onRetry={() => bin.refetch()} isRetrying={bin.isFetching} />
      )}
      {data?.total === 0 && (
        <EmptyState
          text={search ? 'Nieko nerasta' : 'Šiukšliadėžė tuščia'}
          {...(search ? { hint: 'Pakeiskite paieškos žodžius.' } : {})}
        />
      )}
      {data && data.total > 0 && (
        <>
          <TableFrame label="Ištrinti straipsniai" isStacked>
            <Table fz="sm" verticalSpacing={6} highlightOnHover>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Straipsnis</Table.Th>
                  <Table.Th className={lists.wide}>Ištrinta</Table.Th>
                  <Table.Th className={lists.wide}>Kas ištrynė</Table.Th>
                  <Table.Th className={lists.wide}>Galima atkurti</Table.Th>
                  <Table.Th>
                    <VisuallyHidden>Veiksmai</VisuallyHidden>
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.items.map((row) => (
                  <BinTableRow key={row.id} row={row} />
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
