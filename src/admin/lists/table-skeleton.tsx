import { Skeleton, Stack } from '@mantine/core';

/** Rows that are still on their way; as high as the real ones, so nothing jumps. */
export function TableSkeleton({ rows = 8, height = 44 }: { rows?: number; height?: number }) {
  return (
    <Stack gap={2} role="status" aria-label="Kraunama">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
        <Skeleton key={row} height={height} radius={0} />
      ))}
    </Stack>
  );
}
