import type pg from 'pg';

/** Owns the cluster; for what only a superuser may do, at the start and for tests. */
export const SUPERUSER = 'postgres';
/** What the product connects as: owns its tables, except the audit, and nothing else. */
export const APPLICATION_ROLE = 'website';

/**
 * Makes or mends the application's role. Safe to repeat.
 * @param client the superuser's, on the product's database
 */
export async function prepareApplicationRole(client: pg.Client, password: string): Promise<void> {
  const known = await client.query('select from pg_roles where rolname = $1', [APPLICATION_ROLE]);
  if (known.rowCount === 0) await client.query(`create role ${APPLICATION_ROLE}`);
  await client.query(
    `alter role ${APPLICATION_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
     password ${client.escapeLiteral(password)}`,
  );
  const { rows } = await client.query('select current_database() as name');
  const name = client.escapeIdentifier(rows[0].name);
  await client.query(`grant connect, create, temporary on database ${name} to ${APPLICATION_ROLE}`);
  await client.query(`grant usage, create on schema public to ${APPLICATION_ROLE}`);
}
