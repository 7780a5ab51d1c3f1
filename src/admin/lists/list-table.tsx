import { Table, type TableProps, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SortColumn } from '../../domain/sort-columns.ts';
import lists from './lists.module.css';
import { moveBetweenRows } from './row-keys.ts';
import { openFromRow } from './rows/row-click.ts';
import { SortHeader, type Sorting } from './sort-header.tsx';
import { TableFrame } from './table-frame.tsx';

interface ColumnHead {
  label: string;
  /** The column of the list's sort. */
  sort?: SortColumn;
  /** Left out where there is little room. */
  isWide?: true;
  /** For readers alone. */
  isHidden?: true;
}

/** Over the column of what can be done with a row. */
export const ACTS_HEAD: ColumnHead = { label: 'Veiksmai', isHidden: true };

interface ListTableProps extends Pick<TableProps, 'className' | 'stickyHeader'> {
  label: string;
  isStacked?: boolean;
  /** Of the border, which may scroll. */
  frameClass?: string | undefined;
  head: (string | ColumnHead)[];
  /** Where a column has `sort`. */
  sorting?: Sorting;
  /** Arrows lead from one row to the next; those that open do so wherever they are clicked (`openFromRow`). */
  opens?: boolean;
  /** The rows. */
  children: ReactNode;
}

/** A list as the panel shows all of them. */
export function ListTable(props: ListTableProps) {
  const { label, isStacked = false, frameClass, head, sorting, opens, children, ...table } = props;
  return (
    <TableFrame label={label} isStacked={isStacked} className={frameClass}>
      <Table fz="sm" verticalSpacing={6} {...table}>
        <Table.Thead>
          <Table.Tr>
            {head.map((column) => {
              const given = typeof column === 'string' ? { label: column } : column;
              return <Head key={given.label} {...given} sorting={sorting} />;
            })}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody {...(opens ? { onKeyDown: moveBetweenRows, onClick: openFromRow } : {})}>
          {children}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
}

interface HeadProps extends ColumnHead {
  sorting: Sorting | undefined;
}

function Head({ label, sort, isWide, isHidden, sorting }: HeadProps) {
  const className = isWide && lists.wide;
  if (sort && sorting)
    return <SortHeader {...sorting} column={sort} label={label} className={className} />;
  return (
    <Table.Th className={className}>
      {isHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Table.Th>
  );
}
