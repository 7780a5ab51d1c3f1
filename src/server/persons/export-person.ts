import { asc, eq, getTableColumns } from 'drizzle-orm';
import { personMark } from '../audit/audited-persons.ts';
import { type Machine, recordChange } from '../audit/record-change.ts';
import { lastKeptUntil } from '../backup/backup-rotation.ts';
import { CONTACT_COLUMNS } from '../contacts/contacts.queries.ts';
import type { AppContext } from '../context.ts';
import type { Executor, Transaction } from '../database/database.ts';
import { articles } from '../database/schema/articles.ts';
import { audit_log } from '../database/schema/audit.ts';
import { contacts } from '../database/schema/contacts.ts';
import {
  account_mails,
  accounts,
  known_browsers,
  profiles,
  sessions,
  two_factors,
  user_roles,
} from '../database/schema/identity.ts';
import { normaliseEmail } from '../identity/accounts.ts';
import { accountWith, auditOf, listAccountIds, mailsTo, messagesOf } from './find-person.ts';

/**
 * Everything held about whoever has the address, of one moment, without what secures an account: passwords, tokens,
 * second factors. That it was taken is recorded.
 * @throws AppError `invalid`
 */
export async function exportPerson(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { email: given, by }: { email: string; by: string | { machine: Machine } },
) {
  const email = normaliseEmail(given);
  const now = clock.now();
  return await db.transaction(
    async (tx) => {
      const data = await readPerson(tx, email);
      const entry = { action: 'person.export', entity: 'person' };
      const after = { messages: data.messages.length, accounts: data.accounts.length };
      const entityId = await personMark(tx, email);
      await recordChange(tx, { by, ...entry, entityId, after, at: now });
      return { email, made_at: now, ...data, backups_kept_until: lastKeptUntil(now) };
    },
    { isolationLevel: 'repeatable read' },
  );
}

async function readPerson(tx: Transaction, email: string) {
  const ids = await listAccountIds(tx, email);
  const found = await tx.select().from(profiles).where(accountWith(email));
  return {
    messages: await tx
      .select(CONTACT_COLUMNS)
      .from(contacts)
      .where(messagesOf(email))
      .orderBy(asc(contacts.created_at)),
    accounts: await Promise.all(found.map((profile) => readAccount(tx, profile))),
    waiting_mails: await tx.select().from(account_mails).where(mailsTo(email)),
    audit: ids.length > 0 ? await readAudit(tx, ids) : [],
  };
}

async function readAccount(db: Executor, profile: typeof profiles.$inferSelect) {
  const { id } = profile;
  return {
    profile,
    roles: await db
      .select({ role: user_roles.role })
      .from(user_roles)
      .where(eq(user_roles.user_id, id)),
    sign_ins_by: await db
      .select({ provider: accounts.providerId, changed_at: accounts.updatedAt })
      .from(accounts)
      .where(eq(accounts.userId, id)),
    second_factors: await db
      .select({ id: two_factors.id, is_confirmed: two_factors.verified })
      .from(two_factors)
      .where(eq(two_factors.userId, id)),
    sessions: await db
      .select({
        created_at: sessions.createdAt,
        used_at: sessions.updatedAt,
        ends_at: sessions.expiresAt,
        ip_address: sessions.ipAddress,
        user_agent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, id)),
    devices: await db
      .select({
        name: known_browsers.name,
        network: known_browsers.network,
        created_at: known_browsers.created_at,
        seen_at: known_browsers.seen_at,
      })
      .from(known_browsers)
      .where(eq(known_browsers.user_id, id)),
    reviewed_articles: await db
      .select({ id: articles.id, title: articles.ai_translated_title, at: articles.reviewed_at })
      .from(articles)
      .where(eq(articles.reviewed_by, id)),
  };
}

/** What was done when; of texts and settings that were changed, which, not what they said. */
async function readAudit(tx: Transaction, ids: string[]) {
  const { search_text: _, actor: __, ...columns } = getTableColumns(audit_log);
  const rows = await tx
    .select(columns)
    .from(audit_log)
    .where(auditOf(ids))
    .orderBy(asc(audit_log.id));
  return rows.map(({ before, after, ...row }) =>
    row.entity === 'profile' ? { ...row, before, after } : row,
  );
}
