import { Anchor, Text } from '@mantine/core';
import { articleCount } from '../../../domain/text/with-count.ts';
import { useWork } from '../../work/work-requests.ts';
import { type ImportFilters, isNarrowed } from './import-filters.ts';

interface BelowThresholdProps {
  filters: ImportFilters;
  /** How many the list has on all pages; undefined while that is not known. */
  shown: number | undefined;
  onShowAll: () => void;
}

/** The tab counts what the threshold hides: who sees fewer is told where the others are. */
export function BelowThreshold({ filters, shown, onShowAll }: BelowThresholdProps) {
  const prepared = useWork().data?.counts.processed;
  if (filters.state !== 'processed' || isNarrowed(filters)) return null;
  if (shown === undefined || prepared === undefined || prepared <= shown) return null;
  return (
    <Text size="sm" c="dimmed" mt="xs">
      Dar {articleCount(prepared - shown)} nesiekia aktualumo ribos.{' '}
      <Anchor component="button" type="button" size="sm" onClick={onShowAll}>
        Rodyti visus
      </Anchor>
    </Text>
  );
}
