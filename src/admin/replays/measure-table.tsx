import { Table } from '@mantine/core';
import { ListTable } from '../lists/list-table.tsx';
import lists from '../lists/lists.module.css';
import { FigureCell } from './figure-cell.tsx';
import type { Replay } from './replay-requests.ts';
import { describeDifference, MEASURES } from './replay-texts.ts';
import classes from './replays.module.css';

/** Means of both sides over all articles, with the difference as far as it is more than chance. */
export function MeasureTable({ measures }: Pick<Replay, 'measures'>) {
  if (measures.length === 0) return null;
  return (
    <ListTable
      label="Vidurkiai"
      className={classes.figures}
      isStacked
      head={['Vidurkis straipsniui', 'Dabartinis', 'Bandomasis', 'Skirtumas (95 %)', 'Straipsniai']}
    >
      {measures.map((row) => {
        const { label, show } = MEASURES[row.measure];
        return (
          <Table.Tr key={row.measure}>
            <Table.Td className={lists.full}>{label}</Table.Td>
            <FigureCell name="Dabartinis">{show(row.current)}</FigureCell>
            <FigureCell name="Bandomasis">{show(row.candidate)}</FigureCell>
            <FigureCell name="Skirtumas (95 %)">{describeDifference(row)}</FigureCell>
            <FigureCell name="Straipsniai">{String(row.articles)}</FigureCell>
          </Table.Tr>
        );
      })}
    </ListTable>
  );
}
