import { Table, type TableProps, VisuallyHidden } from '@mantine/core';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { TableFrame } from './table-frame.tsx';

interface ListTableProps
  extends Pick<TableProps, 'className' | 'highlightOnHover' | 'stickyHeader'> {
  label: string;
  isStacked?: boolean;
  /** Of the border, which may scroll. */
  frameClass?: string | undefined;
  /** The cells of the head. */
  head: ReactNode;
  onRowKey?: KeyboardEventHandler<HTMLTableSectionElement>;
  /** The rows. */
  children: ReactNode;
}

/** A list as the panel shows all of them. */
export function ListTable(props: ListTableProps) {
  const { label, isStacked = false, frameClass, head, onRowKey, children, ...table } = props;
  return (
    <TableFrame label={label} isStacked={isStacked} className={frameClass}>
      <Table fz="sm" verticalSpacing={6} {...table}>
        <Table.Thead>
          <Table.Tr>{head}</Table.Tr>
        </Table.Thead>
        <Table.Tbody onKeyDown={onRowKey}>{children}</Table.Tbody>
      </Table>
    </TableFrame>
  );
}

/** Over the column of what can be done with a row. */
export const ActsHead = () => (
  <Table.Th>
    <VisuallyHidden>Veiksmai</VisuallyHidden>
  </Table.Th>
);
