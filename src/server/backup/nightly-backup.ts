import { and, desc, eq, isNotNull, isNull, lt, min } from 'drizzle-orm';
import { days } from '../../domain/time/duration.ts';
import { TIME_ZONE } from '../../domain/time/vilnius-date.ts';
import { recordChange } from '../audit/record-change.ts';
import type { AppContext } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { backups } from '../database/schema/backups.ts';
import { installation } from '../database/schema/instances.ts';
import { AppError } from '../errors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type BackupPlace, isOnDataDisk, openBackupPlace } from './backup-place.ts';
import { listExpired } from './backup-rotation.ts';
import { expireHistory } from './expire-history.ts';
import { toFailure } from './explain-backup.ts';
import { clearWorkFolders, drillBackup, makeBackup, workFolderOf } from './make-backup.ts';

/** When hardly anybody works or visits, by clocks in Vilnius. */
const AT = { hour: 3, minute: 10 };
/** As long as the oldest back-up may be kept, and a look back. */
const ROWS_KEPT = days(400);

/** The next 03:10 in Vilnius after a moment. */
export function nextNight(after: Date): Date {
  const start = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(
    TIME_ZONE,
  );
  const today = start.toPlainDate().toZonedDateTime({ timeZone: TIME_ZONE, plainTime: AT });
  const next = Temporal.ZonedDateTime.compare(today, start) > 0 ? today : today.add({ days: 1 });
  return new Date(next.epochMilliseconds);
}

/**
 * Queues the night's back-up when its hour has come since the last one, or since the installation was made: a new one
 * waits for its first night, and of nights without the product one is made up for. Once for all instances: who looks holds the
 * rows of the installation.
 */
export async function queueNightlyBackup(
  ctx: Pick<AppContext, 'db' | 'jobs' | 'clock'>,
): Promise<boolean> {
  const now = ctx.clock.now();
  if (!(await isDue(ctx, now))) return false;
  return await ctx.db.transaction(async (tx) => {
    await tx.select().from(installation).for('update');
    return (await isDue({ db: tx }, now)) && (await queue(tx, ctx.jobs, now)) !== undefined;
  });
}

/**
 * Queues a back-up that a person asks for, kept and proven like the night's.
 * @throws AppError conflict: one is under way, or waits to be tried again
 */
export async function requestBackup(
  { db, jobs, clock }: Pick<AppContext, 'db' | 'jobs' | 'clock'>,
  by: string,
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const id = await queue(tx, jobs, at);
    if (!id)
      throw new AppError(
        'conflict',
        'Atsarginė kopija jau daroma arba netrukus bus bandoma dar kartą.',
      );
    await recordChange(tx, { by, action: 'backup.start', entity: 'backup', entityId: id, at });
  });
}

/** The row's id; `undefined` when one waits or runs: two at once would clear each other's files. */
async function queue(tx: Transaction, jobs: Jobs, now: Date): Promise<string | undefined> {
  const id = crypto.randomUUID();
  if (!(await jobs.send(tx, 'back-up', { backup_id: id }))) return;
  await tx.insert(backups).values({ id, started_at: now });
  return id;
}

async function isDue(
  { db }: { db: Pick<AppContext['db'], 'select'> },
  now: Date,
): Promise<boolean> {
  const [last] = await db
    .select({ at: backups.started_at })
    .from(backups)
    .orderBy(desc(backups.started_at))
    .limit(1);
  const [made] = last
    ? [last]
    : await db.select({ at: min(installation.created_at) }).from(installation);
  return made?.at ? nextNight(made.at) <= now : false;
}

/**
 * Makes the back-up of a row, proves it by a drill, and removes what is older than it is kept.
 * @throws what it fails with, after that stands in the row: the queue tries again
 */
export async function runBackup(
  ctx: Pick<AppContext, 'db' | 'clock' | 'config' | 'log'> & { databaseUrl: string },
  id: string,
): Promise<void> {
  const { config, clock, databaseUrl } = ctx;
  const place = openBackupPlace(config);
  const note = (values: Partial<typeof backups.$inferInsert>) =>
    ctx.db.update(backups).set(values).where(eq(backups.id, id));
  try {
    await clearWorkFolders(config, clock.now());
    const former = await findUnproven(ctx, id);
    const { name, bytes, manifest } = await makeBackup(config, databaseUrl, place, {
      workFolder: workFolderOf(config),
      now: clock.now(),
    });
    const { tables, pictures } = manifest;
    await note({ name, bytes, tables: tables.length, pictures: pictures.length });
    if (former && former !== name) await place.delete(former);
    await removeExpired(ctx, place);
    if (config.backupUrl && (await isOnDataDisk(config)))
      ctx.log.warn(
        { code: 'backups_on_data_disk' },
        'BACKUP_URL lies on the disk of the data: is its own disk mounted?',
      );
    await drillBackup(config, place, name, clock.now());
    await note({ verified_at: clock.now(), missing_since: null, failure: null });
    await ctx.db
      .delete(backups)
      .where(lt(backups.started_at, new Date(clock.now().getTime() - ROWS_KEPT)));
  } catch (error) {
    await note({ failure: toFailure(error) });
    throw error;
  }
  // A failure of this is none of the back-up's: the next night tries again.
  await expireHistory(ctx, id).catch((error: unknown) =>
    ctx.log.error({ err: error }, 'Old history was not removed'),
  );
}

/** What an earlier attempt at the same back-up has left: one a night is enough to wait for a drill that passes. */
async function findUnproven({ db }: Pick<AppContext, 'db'>, id: string): Promise<string | null> {
  const [row] = await db
    .select({ name: backups.name })
    .from(backups)
    .where(and(eq(backups.id, id), isNull(backups.verified_at)));
  return row?.name ?? null;
}

/** Once there is a newer one, never before. */
async function removeExpired(
  { db, log }: Pick<AppContext, 'db' | 'log'>,
  place: BackupPlace,
): Promise<void> {
  const proven = await db
    .select({ name: backups.name })
    .from(backups)
    .where(and(isNotNull(backups.verified_at), isNotNull(backups.name)));
  const names = new Set(proven.map(({ name }) => name ?? ''));
  const expired = listExpired(await place.list(), names);
  for (const name of expired) await place.delete(name);
  if (expired.length > 0)
    log.info(
      { code: 'backups_expired', names: expired },
      'Back-ups that are kept no longer were removed',
    );
}
