import { Badge, Table } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import { USER_SORTS } from '../../domain/sort-columns.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { api } from '../http/api-client.ts';
import { ListBody } from '../lists/list-body.tsx';
import { ListTable } from '../lists/list-table.tsx';
import lists from '../lists/lists.module.css';
import { formatMoment } from '../lists/moments.ts';
import { SearchField } from '../lists/search-field.tsx';
import { SortHeader } from '../lists/sort-header.tsx';
import { readSorting } from '../lists/sorting.ts';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import { useListAddress } from '../lists/use-list-address.ts';

const PER_PAGE = 25;
const FAILURE = 'Nepavyko užkrauti vartotojų';
type Sort = NonNullable<InferRequestType<typeof api.api.admin.users.$get>['query']['sort']>;
const DEFAULT_SORT: Sort = '-created_at';

/** Read-only: roles are changed on the command line. */
export default function UsersScreen() {
  // Whole: the list, column by column.
  const address = useListAddress();
  const search = address.get('q') ?? '';
  const sort = readSorting(address.get('sort'), USER_SORTS, DEFAULT_SORT) as Sort;
  const users = useQuery({
    queryKey: ['users', address.page, search, sort],
    queryFn: async () =>
      (
        await api.api.admin.users.$get({
          query: {
            page: String(address.page),
            per_page: String(PER_PAGE),
            sort,
            ...(search ? { q: search } : {}),
          },
        })
      ).json(),
    placeholderData: keepPreviousData,
    meta: { failure: FAILURE },
  });
  const header = {
    sort,
    onSort: (next: string) => address.change({ sort: next === DEFAULT_SORT ? null : next }),
  };
  return (
    <>
      <ScreenHead title="Vartotojai" lead="Rolės keičiamos serverio komandomis" />
      <div className={lists.filters}>
        <SearchField
          label="Ieškoti vartotojo"
          value={search}
          onSearch={(q) => address.change({ q })}
        />
      </div>
      <ListBody
        query={users}
        failure={FAILURE}
        skeleton={<TableSkeleton rows={4} />}
        empty={
          <EmptyState
            text="Vartotojų nėra"
            {...(search ? { hint: 'Pakeiskite paieškos žodžius.' } : {})}
          />
        }
        paging={{ page: address.page, onPage: address.goToPage }}
      >
        {(items) => (
          <ListTable
            label="Vartotojų sąrašas"
            isStacked
            head={
              <>
                <SortHeader {...header} column="email" label="El. paštas" />
                <SortHeader {...header} column="full_name" label="Vardas" />
                <Table.Th>Rolė</Table.Th>
                <SortHeader {...header} column="created_at" label="Registracijos data" />
              </>
            }
          >
            {items.map((user) => (
              <Table.Tr key={user.id}>
                <Table.Td className={lists.main}>{user.email}</Table.Td>
                <Table.Td>{user.full_name || '–'}</Table.Td>
                <Table.Td>
                  <Badge color={user.role === 'admin' ? 'sea' : 'gray'}>{user.role}</Badge>
                </Table.Td>
                <Table.Td className={lists.nowrap}>{formatMoment(user.created_at)}</Table.Td>
              </Table.Tr>
            ))}
          </ListTable>
        )}
      </ListBody>
    </>
  );
}
