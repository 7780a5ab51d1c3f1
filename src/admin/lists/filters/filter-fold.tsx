import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { IconChevronDown } from '../../style/icons.ts';
import lists from '../lists.module.css';
import { clearedFilters } from './kept-filters.ts';

type Fold = ReturnType<typeof useFilterFold>;

/** On a phone a list's filters are behind one button; where there is room they all stand there. */
export function useFilterFold() {
  const [isOpen, setOpen] = useState(false);
  return { id: useId(), isOpen, toggle: () => setOpen(!isOpen) };
}

/** Says how many of them leave something out. */
export function FoldButton({ fold }: { fold: Fold }) {
  const { pathname, search } = useLocation();
  const narrowing = clearedFilters(pathname, new URLSearchParams(search));
  return (
    <Button
      size="xs"
      variant="default"
      className={lists.foldButton}
      rightSection={<IconChevronDown size={14} aria-hidden data-open={fold.isOpen || undefined} />}
      aria-expanded={fold.isOpen}
      aria-controls={fold.id}
      onClick={fold.toggle}
    >
      Filtrai{narrowing && ` (${Object.keys(narrowing).length})`}
    </Button>
  );
}

interface FoldedFiltersProps {
  fold: Fold;
  /** Close over rows of one line, of which twenty-five stand in a laptop's window. */
  isTight?: boolean;
  children: ReactNode;
}

export const FoldedFilters = ({ fold, isTight = false, children }: FoldedFiltersProps) => (
  <div
    id={fold.id}
    className={`${lists.filters} ${lists.folded}`}
    data-open={fold.isOpen || undefined}
    data-tight={isTight || undefined}
  >
    {children}
  </div>
);
