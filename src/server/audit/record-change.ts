import type { Executor } from '../database/database.ts';
import { audit_log } from '../database/schema/audit.ts';

/** Who it was when it was no signed-in person; `nežinomas` is a client whose sign-in failed. */
export type Machine = 'automatika' | 'komanda' | 'nežinomas';

export interface Change {
  /** An administrator's id, or what acted by itself. */
  by: string | { machine: Machine };
  /** Noun and verb: `article.publish`, `source.update`, `contact.delete`. */
  action: string;
  entity: string;
  entityId: string;
  /**
   * Only the fields that changed, as they were and as they are. Never secrets; of contact messages and of people never
   * values, so that what is deleted is deleted: there name the fields, `{ fields: ['status'] }`.
   */
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  at: Date;
}

/** Writes one entry of the audit, in the transaction of the change it records. */
export async function recordChange(tx: Executor, change: Change): Promise<void> {
  const { by, entityId, before = null, after = null, ...entry } = change;
  const isPerson = typeof by === 'string';
  await tx.insert(audit_log).values({
    ...entry,
    entity_id: entityId,
    before,
    after,
    actor_id: isPerson ? by : null,
    // No address: with the account the name is gone from every entry (`audited-persons.ts`).
    actor: isPerson ? 'paskyra' : by.machine,
  });
}
