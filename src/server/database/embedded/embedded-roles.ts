import type pg from 'pg';

/** Owns the cluster; for what only a superuser may do, at the start and for tests. */
export const SUPERUSER = 'postgres';
/** What the product connects as: owns its tables, except the audit, and nothing else. */
export const APPLICATION_ROLE = 'website';

/**
 * Makes or mends the application's role, and gives it what clusters made by earlier versions hold as the
 * superuser's. Safe to repeat.
 * @param client the superuser's, on the product's database
 */
export async function prepareApplicationRole(client: pg.Client, password: string): Promise<void> {
  const known = await client.query('select from pg_roles where rolname = $1', [APPLICATION_ROLE]);
  if (known.rowCount === 0) await client.query(`create role ${APPLICATION_ROLE}`);
  await client.query(
    `alter role ${APPLICATION_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
     password ${client.escapeLiteral(password)}`,
  );
  await grantDatabase(client);
  await client.query(`grant usage, create on schema public to ${APPLICATION_ROLE}`);
  await client.query(HAND_OVER);
}

/** Rights on a database are its own: a copy made from a template lacks them. */
export async function grantDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select current_database() as name');
  const name = client.escapeIdentifier(rows[0].name);
  await client.query(`grant connect, create, temporary on database ${name} to ${APPLICATION_ROLE}`);
}

/*
 * `reassign owned` refuses to take from the superuser that made the cluster, hence object by object. What belongs
 * to an extension or hangs on a table (its sequences, its row type) is left out: it follows or stays.
 */
const HAND_OVER = `
do $$
declare
  step text;
begin
  for step in
    with schemas as (select oid, nspname, nspowner from pg_namespace where nspname in ('public', 'drizzle', 'jobs')),
    superuser as (select oid from pg_roles where rolname = '${SUPERUSER}'),
    bound as (select classid, objid from pg_depend where deptype in ('e', 'a', 'i'))
    select format('alter schema %I owner to ${APPLICATION_ROLE}', s.nspname)
      from schemas s, superuser where s.nspowner = superuser.oid and s.nspname <> 'public'
    union all
    select format('alter table %s owner to ${APPLICATION_ROLE}', c.oid::regclass)
      from pg_class c join schemas s on s.oid = c.relnamespace, superuser
      where c.relowner = superuser.oid and c.relkind in ('r', 'p', 'v', 'm')
        and not exists (select from bound b where b.classid = 'pg_class'::regclass and b.objid = c.oid and c.relkind in ('v', 'm'))
    union all
    select format('alter sequence %s owner to ${APPLICATION_ROLE}', c.oid::regclass)
      from pg_class c join schemas s on s.oid = c.relnamespace, superuser
      where c.relowner = superuser.oid and c.relkind = 'S'
        and not exists (select from bound b where b.classid = 'pg_class'::regclass and b.objid = c.oid)
    union all
    select format('alter routine %s owner to ${APPLICATION_ROLE}', p.oid::regprocedure)
      from pg_proc p join schemas s on s.oid = p.pronamespace, superuser
      where p.proowner = superuser.oid
        and not exists (select from bound b where b.classid = 'pg_proc'::regclass and b.objid = p.oid)
    union all
    select format('alter type %s owner to ${APPLICATION_ROLE}', t.oid::regtype)
      from pg_type t join schemas s on s.oid = t.typnamespace, superuser
      where t.typowner = superuser.oid and t.typtype in ('e', 'd')
        and not exists (select from bound b where b.classid = 'pg_type'::regclass and b.objid = t.oid)
  loop
    execute step;
  end loop;
end $$`;
