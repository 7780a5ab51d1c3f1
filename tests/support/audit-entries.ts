import { eq } from 'drizzle-orm';
import { ACTOR } from '../../src/server/audit/audited-persons.ts';
import type { Executor } from '../../src/server/database/database.ts';
import { audit_log } from '../../src/server/database/schema/audit.ts';

/** What the audit tells of one thing, the oldest first. */
export const listAuditEntries = (db: Executor, entityId: string) =>
  db
    .select({
      actor: ACTOR,
      action: audit_log.action,
      before: audit_log.before,
      after: audit_log.after,
    })
    .from(audit_log)
    .where(eq(audit_log.entity_id, entityId))
    .orderBy(audit_log.id);
