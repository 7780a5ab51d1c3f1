import { personMark } from '../audit/audited-persons.ts';
import { type Machine, recordChange } from '../audit/record-change.ts';
import { lastKeptUntil } from '../backup/backup-rotation.ts';
import { commandLine } from '../command-line.ts';
import type { AppContext } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { audit_log } from '../database/schema/audit.ts';
import { contacts } from '../database/schema/contacts.ts';
import { account_mails, profiles } from '../database/schema/identity.ts';
import { AppError } from '../errors.ts';
import { normaliseEmail, removeAccount } from '../identity/accounts.ts';
import { accountWith, auditWith, countPerson, mailsTo, messagesOf } from './find-person.ts';
import { ERASED, pseudonymiseAudit } from './pseudonymise-audit.ts';

/**
 * Deletes everything held about whoever has the address. The audit stays: it knows the account by its id, which nothing
 * leads to any more. What the account's owner wrote or reviewed stays without a name. Recorded with the mark of the
 * address also when nothing was there: a restored back-up may hold it (`repeat-erasures.ts`).
 * @param by an administrator's id, or what acts by itself
 * @throws AppError `invalid`; `conflict` for the own account and for the last administrator's
 */
export async function erasePerson(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { email: given, by }: { email: string; by: string | { machine: Machine } },
) {
  const email = normaliseEmail(given);
  const at = clock.now();
  return await db.transaction(async (tx) => {
    const counts = await countPerson(tx, email);
    await eraseAccount(tx, { email, by, at });
    await tx.delete(contacts).where(messagesOf(email));
    await tx.delete(account_mails).where(mailsTo(email));
    const { messages, accounts, mails } = counts;
    const entityId = await personMark(tx, email);
    const entry = {
      action: ERASED,
      entity: 'person',
      entityId,
      after: { messages, accounts, mails },
    };
    await recordChange(tx, { by, ...entry, at });
    await pseudonymiseAudit(tx, email);
    const left = await tx.$count(audit_log, auditWith(email));
    return { ...counts, audit_mentions: left, backups_kept_until: lastKeptUntil(at) };
  });
}

async function eraseAccount(
  tx: Transaction,
  { email, by, at }: { email: string; by: string | { machine: Machine }; at: Date },
): Promise<void> {
  const [account] = await tx
    .select({ id: profiles.id, email: profiles.email })
    .from(profiles)
    .where(accountWith(email));
  if (!account) return;
  if (account.id === by)
    throw new AppError(
      'conflict',
      `Tai Jūsų paskyra. Ją ištrinti gali kitas administratorius arba serverio komanda „${commandLine('person:erase')}“.`,
    );
  const entry = await removeAccount(tx, account);
  await recordChange(tx, { by, ...entry, entity: 'profile', entityId: account.id, at });
}
