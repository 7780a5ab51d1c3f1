import { and, eq, isNull } from 'drizzle-orm';
import { conditions } from '../../database/schema/conditions.ts';
import type { Check } from './check.ts';

const LEAST_SHARE = 0.1;
/** One that is low stays so until there is some more: at the border it would alert again and again. */
const ENOUGH_SHARE = 0.12;

/** Less than a tenth of a disk is free. */
export const findLowDisks: Check = async ({ db, clock, disks }) => {
  const open = await db
    .select({ subject: conditions.subject })
    .from(conditions)
    .where(and(eq(conditions.code, 'disk_low'), isNull(conditions.closed_at)));
  return disks
    .map((disk) => ({ ...disk, subject: `${disk.host}:${disk.path}` }))
    .filter(({ subject, freeBytes, totalBytes }) => {
      const isLow = open.some((row) => row.subject === subject);
      return freeBytes < totalBytes * (isLow ? ENOUGH_SHARE : LEAST_SHARE);
    })
    .map(({ subject, host, path, freeBytes, totalBytes }) => ({
      subject,
      since: clock.now(),
      facts: {
        code: 'disk_low',
        host,
        path,
        free_percent: Math.floor((freeBytes / totalBytes) * 100),
      },
    }));
};
