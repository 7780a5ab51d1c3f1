import { Button } from '@mantine/core';
import { useLocation } from 'react-router';
import { clearedFilters } from './kept-filters.ts';

interface ClearFiltersProps {
  onChange: (values: Record<string, null>) => void;
}

/** Stands at the end of a list's filters while they leave something out. */
export function ClearFilters({ onChange }: ClearFiltersProps) {
  const { pathname, search } = useLocation();
  const cleared = clearedFilters(pathname, new URLSearchParams(search));
  if (!cleared) return null;
  return (
    <Button size="xs" variant="subtle" color="gray" onClick={() => onChange(cleared)}>
      Išvalyti filtrus
    </Button>
  );
}
