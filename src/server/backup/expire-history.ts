import { eq, sql } from 'drizzle-orm';
import {
  AUDIT_KEPT_YEARS,
  REVISIONS_ALWAYS_KEPT,
  REVISIONS_KEPT_YEARS,
} from '../../domain/history-retention.ts';
import { expireAudit } from '../audit/privileged-functions.ts';
import { recordChange } from '../audit/record-change.ts';
import type { AppContext } from '../context.ts';
import type { Executor } from '../database/database.ts';
import { backups } from '../database/schema/backups.ts';

/** Removed by one statement; what changes articles meanwhile waits for no more. */
const BATCH_SIZE = 2000;

/**
 * Removes former texts and entries of the audit that are older than they are kept, once a back-up that was taken since, restored
 * and compared holds them. Called after the drill of the night: without a proven back-up nothing goes.
 */
export async function expireHistory(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  backupId: string,
): Promise<void> {
  const [backup] = await db.select().from(backups).where(eq(backups.id, backupId));
  if (!backup?.verified_at) return;
  const before = (years: number) => {
    const moment = new Date(backup.started_at);
    moment.setUTCFullYear(moment.getUTCFullYear() - years);
    return moment;
  };
  const revisions = await inBatches(() => removeRevisions(db, before(REVISIONS_KEPT_YEARS)));
  const audit = await inBatches(() => expireAudit(db, before(AUDIT_KEPT_YEARS), BATCH_SIZE));
  await db.transaction(async (tx) => {
    await tx
      .update(backups)
      .set({ expired_revisions: revisions, expired_audit: audit })
      .where(eq(backups.id, backupId));
    if (revisions + audit === 0) return;
    const entry = { action: 'history.expire', entity: 'installation', entityId: backupId };
    const by = { machine: 'automatika' } as const;
    await recordChange(tx, { ...entry, by, after: { revisions, audit }, at: clock.now() });
  });
}

async function inBatches(remove: () => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const gone = await remove();
    total += gone;
    if (gone < BATCH_SIZE) return total;
  }
}

/** The oldest first; of each article the newest stay, however old they are. */
async function removeRevisions(db: Executor, before: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from article_revisions where id in (
      select id from (
        select id, created_at,
          row_number() over (partition by article_id order by created_at desc, id desc) as place
        from article_revisions
      ) as revisions
      where created_at < ${before.toISOString()}::timestamptz and place > ${REVISIONS_ALWAYS_KEPT}
      order by created_at limit ${BATCH_SIZE}
    )`);
  return rowCount ?? 0;
}
