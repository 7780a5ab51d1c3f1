import { days } from '../../domain/time/duration.ts';

/** How many of each are kept, the newest of its day, week or month. */
const KEPT = { daily: 7, weekly: 4, monthly: 6 };

const NAME = /^backup-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar\.zst(\.age)?$/;

/** Sorts by time; says by its end how it is read. */
export function backupName(takenAt: Date, isEncrypted: boolean): string {
  const moment = takenAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `backup-${moment}.tar.zst${isEncrypted ? '.age' : ''}`;
}

/** Null for a name that is not a scheduled back-up's: such a file is never deleted. */
export function parseBackupName(name: string): Date | null {
  if (!NAME.test(name)) return null;
  const at = new Date(name.replace(NAME, '$1-$2-$3T$4:$5:$6Z'));
  return Number.isNaN(at.getTime()) ? null : at;
}

/** The back-ups that no rule keeps any longer. Of days, weeks and months without one nothing is made up for. */
export function listExpired(names: string[]): string[] {
  const newestFirst = names
    .flatMap((name) => {
      const at = parseBackupName(name);
      return at ? [{ name, at }] : [];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  const kept = new Set<string>();
  const keep = (count: number, periodOf: (at: Date) => string | number) => {
    const periods = new Set<string | number>();
    for (const { name, at } of newestFirst) {
      const period = periodOf(at);
      if (periods.has(period)) continue;
      if (periods.size === count) return;
      periods.add(period);
      kept.add(name);
    }
  };
  keep(KEPT.daily, (at) => at.toISOString().slice(0, 10));
  // Weeks that begin on Monday: the first of January 1970 was a Thursday.
  keep(KEPT.weekly, (at) => Math.floor((at.getTime() + days(3)) / days(7)));
  keep(KEPT.monthly, (at) => at.toISOString().slice(0, 7));
  return newestFirst.map(({ name }) => name).filter((name) => !kept.has(name));
}

/**
 * From when on no scheduled back-up is kept that was made before the moment. The newest of a month is kept longest, until
 * as many newer months have one of their own.
 */
export function lastKeptUntil(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + KEPT.monthly, 1));
}
