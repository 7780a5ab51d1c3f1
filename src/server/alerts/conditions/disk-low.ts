import type { Check } from './check.ts';

const LEAST_SHARE = 0.1;

/** Less than a tenth of a disk is free. */
export const findLowDisks: Check = async ({ clock, disks }) =>
  disks
    .filter(({ freeBytes, totalBytes }) => freeBytes < totalBytes * LEAST_SHARE)
    .map(({ host, path, freeBytes, totalBytes }) => ({
      subject: `${host}:${path}`,
      since: clock.now(),
      facts: {
        code: 'disk_low',
        host,
        path,
        free_percent: Math.floor((freeBytes / totalBytes) * 100),
      },
    }));
