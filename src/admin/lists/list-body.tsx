import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryError } from '../feedback/load-error.tsx';
import { Pager } from './pager.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { type Paging, useExistingPage } from './use-existing-page.ts';

interface List<Item> {
  items: Item[];
  total: number;
  per_page: number;
  /** False: there are more than `total`; absent where the count is always exact. */
  is_total_exact?: boolean;
}

interface ListBodyProps<Item> {
  query: Pick<
    UseQueryResult<List<Item>>,
    'data' | 'isPending' | 'isError' | 'isFetching' | 'refetch'
  >;
  /** What a failed load is called; the toast says the same. */
  failure: string;
  skeleton?: ReactNode;
  /** Stands there when nothing was found. */
  empty: ReactNode;
  /** Absent: one page is all that is shown. */
  paging?: Paging;
  /** The list stays, without rows, when it is empty: it says more than its rows, such as what can be undone. */
  isKeptWhenEmpty?: boolean;
  children: (items: Item[]) => ReactNode;
}

/** A list in all its conditions: on its way, failed, empty, there, and the way to its other pages. */
export function ListBody<Item>(props: ListBodyProps<Item>) {
  const { query, failure, skeleton = <TableSkeleton />, paging } = props;
  const { data } = query;
  const isLeaving = useExistingPage(data, paging);
  if (!data && query.isError) return <QueryError text={failure} query={query} />;
  if (!data || (isLeaving && !props.isKeptWhenEmpty)) return skeleton;
  const isEmpty = data.total === 0;
  return (
    <>
      {isEmpty && props.empty}
      {(!isEmpty || props.isKeptWhenEmpty) && props.children(data.items)}
      {!isEmpty && paging && (
        <Pager
          total={data.total}
          isTotalExact={data.is_total_exact ?? true}
          page={paging.page}
          perPage={data.per_page}
          onPage={paging.onPage}
        />
      )}
    </>
  );
}
