import { Table } from '@mantine/core';
import lists from '../lists/lists.module.css';

/** A figure in a list that is stacked where it is narrow: there is no head there to name it. */
export function FigureCell({ name, children }: { name: string; children: string }) {
  return (
    <Table.Td className={lists.nowrap}>
      <span className={`${lists.narrow} ${lists.under}`}>{name}</span>
      {children}
    </Table.Td>
  );
}
