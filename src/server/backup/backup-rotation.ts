import { vilniusDay } from '../time/vilnius-time.ts';

/** Of how many days, weeks and months any are kept. */
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

/**
 * The back-ups that no rule keeps any longer: everything of the last days that have any stays, whoever made it and why; of
 * weeks and months one, the newest that was proven, or the newest where none was. Days are those of Vilnius. Of days, weeks
 * and months without one nothing is made up for.
 */
export function listExpired(names: string[], proven: ReadonlySet<string>): string[] {
  const newestFirst = names
    .flatMap((name) => {
      const at = parseBackupName(name);
      return at ? [{ name, at, day: vilniusDay(at) }] : [];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  const newest = (count: number, periodOf: (day: string) => string) => {
    const periods = Map.groupBy(newestFirst, ({ day }) => periodOf(day));
    return [...periods.values()].slice(0, count).map((found) => found.map(({ name }) => name));
  };
  const bestOf = (found: string[]) => found.find((name) => proven.has(name)) ?? found[0];
  const kept = new Set([
    ...newest(KEPT.daily, (day) => day).flat(),
    ...newest(KEPT.weekly, weekOf).map(bestOf),
    ...newest(KEPT.monthly, monthOf).map(bestOf),
  ]);
  return newestFirst.map(({ name }) => name).filter((name) => !kept.has(name));
}

const monthOf = (day: string) => day.slice(0, 7);

/** From Monday on. */
function weekOf(day: string): string {
  const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(day);
  return `${yearOfWeek}-${weekOfYear}`;
}

/**
 * The day from which on no scheduled back-up is kept that was made before the moment. One of a month is kept longest, until
 * as many newer months have one of their own.
 */
export function lastKeptUntil(moment: Date): Date {
  const { year, month } = Temporal.PlainDate.from(vilniusDay(moment));
  return new Date(Date.UTC(year, month - 1 + KEPT.monthly, 1));
}
