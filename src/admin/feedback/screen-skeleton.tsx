import { Skeleton, Stack } from '@mantine/core';

/** While the file of a screen is on its way: a title and a few rows. */
export function ScreenSkeleton() {
  return (
    <Stack gap="sm" role="status" aria-label="Kraunama">
      <Skeleton height={30} width={220} mb="sm" />
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </Stack>
  );
}
