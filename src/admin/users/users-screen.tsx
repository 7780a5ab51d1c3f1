import { Badge, Table } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { api } from '../http/api.ts';
import lists from '../lists/lists.module.css';
import { formatMoment } from '../lists/moments.ts';
import { Pager } from '../lists/pager.tsx';
import { TableFrame } from '../lists/table-frame.tsx';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import { useListAddress } from '../lists/use-list-address.ts';

const PER_PAGE = 25;
const FAILURE = 'Nepavyko užkrauti vartotojų';

/** Read-only: roles are changed on the command line. */
export default function UsersScreen() {
  const address = useListAddress();
  const users = useQuery({
    queryKey: ['users', address.page],
    queryFn: async () =>
      (
        await api.api.admin.users.$get({
          query: { page: String(address.page), per_page: String(PER_PAGE) },
        })
      ).json(),
    placeholderData: keepPreviousData,
    meta: { failure: FAILURE },
  });
  const { data } = users;
  return (
    <>
      <ScreenHead title="Vartotojai" />
      {users.isPending && <TableSkeleton rows={4} />}
      {users.isError && !data && (
        <LoadError text={FAILURE} onRetry={() => users.refetch()} isRetrying={users.isFetching} />
      )}
      {data?.total === 0 && <EmptyState text="Vartotojų nėra" />}
      {data && data.total > 0 && (
        <>
          <TableFrame label="Vartotojų sąrašas" isStacked>
            <Table fz="sm" verticalSpacing={6}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>El. paštas</Table.Th>
                  <Table.Th>Vardas</Table.Th>
                  <Table.Th>Rolė</Table.Th>
                  <Table.Th>Registracijos data</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.items.map((user) => (
                  <Table.Tr key={user.id}>
                    <Table.Td className={lists.main}>{user.email}</Table.Td>
                    <Table.Td>{user.full_name || '–'}</Table.Td>
                    <Table.Td>
                      <Badge color={user.role === 'admin' ? 'amber' : 'gray'}>{user.role}</Badge>
                    </Table.Td>
                    <Table.Td className={lists.nowrap}>{formatMoment(user.created_at)}</Table.Td>
                  </Table.Tr>
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
