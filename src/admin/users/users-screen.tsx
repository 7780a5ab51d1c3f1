import { Badge, Table } from '@mantine/core';
import type { InferRequestType } from 'hono/client';
import { ROLE_WORDS } from '../../domain/roles.ts';
import { USER_SORTS } from '../../domain/sort-columns.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { api } from '../http/api-client.ts';
import { ClearFilters } from '../lists/filters/clear-filters.tsx';
import { ListBody } from '../lists/list-body.tsx';
import { ListTable } from '../lists/list-table.tsx';
import lists from '../lists/lists.module.css';
import { formatMoment } from '../lists/moments.ts';
import type { ListAddress } from '../lists/next-address.ts';
import { SearchField } from '../lists/search-field.tsx';
import { readSorting } from '../lists/sorting.ts';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { createScreenList, pageQuery } from '../lists/use-list-query.ts';

const PER_PAGE = 25;
const FAILURE = 'Nepavyko užkrauti naudotojų';
type Query = InferRequestType<typeof api.api.admin.users.$get>['query'];
type Sort = NonNullable<Query['sort']>;
const DEFAULT_SORT: Sort = '-created_at';

const listUsers = async (query: Query) => (await api.api.admin.users.$get({ query })).json();

const readSort = ({ get }: ListAddress) =>
  readSorting(get('sort'), USER_SORTS, DEFAULT_SORT) as Sort;
const list = createScreenList(['users'], (address) => ({
  query: {
    ...pageQuery(address.page, PER_PAGE, address.get('q') ?? ''),
    sort: readSort(address),
  },
  list: listUsers,
  failure: FAILURE,
}));
export const { prefetch } = list;

/** Read-only: roles are changed on the command line. */
export default function UsersScreen() {
  // Whole: the list, column by column.
  const address = useListAddress();
  const search = address.get('q') ?? '';
  const sort = readSort(address);
  const users = list.useScreenList(address);
  const header = {
    sort,
    onSort: (next: string) => address.change({ sort: next === DEFAULT_SORT ? null : next }),
  };
  return (
    <>
      <ScreenHead title="Vartotojai" lead="Rolės keičiamos serverio komanda „admin:role“" />
      <div className={lists.filters}>
        <SearchField
          label="Ieškoti naudotojo"
          value={search}
          onSearch={(q) => address.change({ q })}
        />
        <ClearFilters onChange={address.change} />
      </div>
      <ListBody
        query={users}
        failure={FAILURE}
        skeleton={<TableSkeleton rows={4} />}
        empty={<EmptyState text="Vartotojų nėra" hint={search && 'Pakeiskite paieškos žodžius.'} />}
        paging={{ page: address.page, onPage: address.goToPage }}
      >
        {(items) => (
          <ListTable
            label="Naudotojų sąrašas"
            isStacked
            head={[
              { label: 'El. paštas', sort: 'email' },
              { label: 'Vardas', sort: 'full_name' },
              'Rolė',
              { label: 'Registracijos data', sort: 'created_at' },
            ]}
            sorting={header}
          >
            {items.map((user) => (
              <Table.Tr key={user.id}>
                <Table.Td className={lists.main}>{user.email}</Table.Td>
                <Table.Td>{user.full_name || '–'}</Table.Td>
                <Table.Td>
                  <Badge color={user.role === 'admin' ? 'sea' : 'gray'}>
                    {ROLE_WORDS[user.role]}
                  </Badge>
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
