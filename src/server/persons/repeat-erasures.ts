import { sql } from 'drizzle-orm';
import { markWith, PERSON_KEY } from '../audit/audited-persons.ts';
import type { AppContext } from '../context.ts';
import type { Executor } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { erasePerson } from './erase-person.ts';
import { ERASED } from './pseudonymise-audit.ts';

/** What a restore found of the erasures that its back-up does not know. */
interface RepeatedErasures {
  /** How many people were erased again. */
  repeated: number;
  /** Those that were refused: address and reason. */
  refused: { email: string; reason: string }[];
}

/**
 * After a restore: erases again who was erased since the back-up was taken, as archived schemas tell.
 * Of an erasure recorded elsewhere nothing is known.
 */
export async function repeatErasures(
  ctx: Pick<AppContext, 'db' | 'clock'>,
  since: Date,
): Promise<RepeatedErasures> {
  const { rows } = await ctx.db.execute<{ email: string }>(sql`
    select lower(email) as email from contacts union
    select lower(email) from profiles union select lower(email) from account_mails`);
  const schemas = await listArchivedSchemas(ctx.db);
  const lists = await Promise.all(schemas.map((schema) => listErased(ctx.db, schema, since)));
  const erased = rows.filter(({ email }) =>
    lists.some((list) => list?.marks.has(markWith(list.key, email))),
  );
  const refused: RepeatedErasures['refused'] = [];
  for (const { email } of erased) {
    try {
      await erasePerson(ctx, { email, by: { machine: 'komanda' } });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ email, reason: error.detail });
    }
  }
  return { repeated: erased.length - refused.length, refused };
}

/** Null of a schema without an audit, and of one in which nobody was ever erased. */
async function listErased(
  db: Executor,
  schema: string,
  since: Date,
): Promise<{ key: string; marks: Set<string> } | null> {
  const table = (name: string) => sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
  const there = await db.execute(sql`
    select from pg_tables where schemaname = ${schema} and tablename in ('audit_log', 'installation')`);
  if (there.rowCount !== 2) return null;
  const keys = await db.execute<{ value: string }>(
    sql`select value from ${table('installation')} where key = ${PERSON_KEY}`,
  );
  const key = keys.rows[0]?.value;
  if (!key) return null;
  const { rows } = await db.execute<{ mark: string }>(sql`
    select entity_id as mark from ${table('audit_log')}
    where action = ${ERASED} and at >= ${since.toISOString()}::timestamptz`);
  return { key, marks: new Set(rows.map(({ mark }) => mark)) };
}

/** The schemas in which restores have left the tables that were there before (`backup/archive-schemas.ts`). */
export async function listArchivedSchemas(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select nspname as name from pg_namespace where nspname ~ '^before_restore_\\d+_public$' order by 1`);
  return rows.map(({ name }) => name);
}
