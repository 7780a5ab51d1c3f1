import { Table, UnstyledButton } from '@mantine/core';
import type { SortColumn } from '../../domain/sort-columns.ts';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '../style/icons.ts';
import classes from './lists.module.css';
import { nextSorting, parseSorting } from './sorting.ts';

export interface Sorting {
  /** The list's sort, `-created_at`. */
  sort: string;
  onSort: (sort: string) => void;
}

interface SortHeaderProps extends Sorting {
  column: SortColumn;
  label: string;
  className?: string | undefined;
}

export function SortHeader({ column, label, sort, onSort, className }: SortHeaderProps) {
  const { column: sorted, isDescending } = parseSorting(sort);
  const isSorted = sorted === column;
  const Icon = !isSorted ? IconArrowsSort : isDescending ? IconArrowDown : IconArrowUp;
  return (
    <Table.Th
      className={className}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}
    >
      <UnstyledButton
        className={classes.sort}
        data-sorted={isSorted || undefined}
        onClick={() => onSort(nextSorting(sort, column))}
      >
        {label}
        <Icon size={14} stroke={2} aria-hidden />
      </UnstyledButton>
    </Table.Th>
  );
}
