import type pg from 'pg';

/*
 * Rows of the audit are only ever added: triggers refuse the rest, and so that they cannot be switched off, table and
 * functions belong to a role without login. The application may read and add, and call two functions that remove what is old and
 * take an address out.
 */

/** What keeps the audit from the application; `missing` is for the operator. */
export type AuditProtection = { isProtected: true } | { isProtected: false; missing: string };

const REFUSE = 'refuse_audit_change';
/** What may be changed, and how: `audit/privileged-functions.ts`. */
const WAYS = ['expire_audit', 'pseudonymise_audit'];

interface State {
  /** Both as statements name them. */
  application: string;
  role: string;
  has_role: boolean;
  owner: string | null;
  /** The application may do what the owner may. */
  is_owned: boolean;
  /** The application may do what the schema's owner may, which includes dropping each table in it. */
  is_schema_owned: boolean;
  is_superuser: boolean;
  /** The client's role, which may be a superuser's. */
  client_is_superuser: boolean;
  /** A grant says by itself what its member inherits: since PostgreSQL 16. */
  has_grant_options: boolean;
}

/**
 * Gives the audit to a role of its own.
 * @param client a superuser's, or the application's own: that does when its role may make roles
 * @param application the role the product connects as
 */
export async function protectAudit(
  client: pg.ClientBase,
  application: string,
): Promise<AuditProtection> {
  const state = await readState(client, application);
  if (state.owner === null) return { isProtected: true };
  if (state.owner === application) {
    try {
      await inTransaction(client, () => handOver(client, state));
    } catch (error) {
      return { isProtected: false, missing: explain(error) };
    }
  }
  const missing = findMissing(await readState(client, application));
  return missing === null ? { isProtected: true } : { isProtected: false, missing };
}

/** Of a database that is the application's, `public` is the application's too, unless somebody else owns it. */
function findMissing({ is_superuser, is_owned, is_schema_owned, owner }: State): string | null {
  if (is_superuser) return 'the role of DATABASE_URL is a superuser and may do anything';
  if (is_owned) return `the role of DATABASE_URL is a member of ${owner}, which owns audit_log`;
  if (is_schema_owned)
    return 'the role of DATABASE_URL has the rights of the owner of schema public and may drop audit_log';
  return null;
}

/** Before migrations, which may change the table: gives the audit back to the application while they run. */
export async function unprotectAudit(client: pg.ClientBase, application: string): Promise<void> {
  const state = await readState(client, application);
  if (state.owner === null || state.owner === application) return;
  // Where this cannot be done, an operator made the owner; only a migration of this very table would then fail.
  await inTransaction(client, () => takeBack(client, state)).catch(() => {});
}

async function readState(client: pg.ClientBase, application: string): Promise<State> {
  const { rows } = await client.query<State>(
    `select quote_ident($1::text) as application,
       quote_ident(audit.role) as role,
       exists (select from pg_roles where rolname = audit.role) as has_role,
       pg_get_userbyid(c.relowner) as owner,
       coalesce(pg_has_role($1::name, c.relowner, 'usage'), false) as is_owned,
       coalesce(pg_has_role($1::name, n.nspowner, 'usage'), false) as is_schema_owned,
       (select rolsuper from pg_roles where rolname = $1::name) as is_superuser,
       (select rolsuper from pg_roles where rolname = current_user) as client_is_superuser,
       current_setting('server_version_num')::int >= 160000 as has_grant_options
     from (values (to_regclass('public.audit_log'), left(current_database(), 57) || '_audit')) as audit(oid, role)
     left join pg_class c on c.oid = audit.oid
     left join pg_namespace n on n.oid = c.relnamespace`,
    [application],
  );
  const [state] = rows;
  if (!state) throw new Error('PostgreSQL said nothing about the audit');
  return state;
}

async function handOver(client: pg.ClientBase, state: State): Promise<void> {
  const { role, application } = state;
  if (!state.has_role) await client.query(`create role ${role} nologin`);
  await asMember(client, state, 'inherit false, set true', async () => {
    // A new owner must be allowed to make tables where its table is, at this moment.
    await client.query(`grant usage, create on schema public to ${role}`);
    const functions = await giveTo(client, role);
    await client.query(`revoke create on schema public from ${role}`);
    await client.query(`set local role ${role}`);
    await client.query(`revoke all on table public.audit_log from ${application}`);
    await client.query(`grant select, insert on table public.audit_log to ${application}`);
    await client.query(`grant usage on sequence public.audit_log_id_seq to ${application}`);
    for (const name of functions.filter((each) => !each.includes(REFUSE))) {
      await client.query(`revoke all on function ${name} from public`);
      await client.query(`grant execute on function ${name} to ${application}`);
    }
    await client.query('reset role');
  });
}

async function takeBack(client: pg.ClientBase, state: State): Promise<void> {
  await asMember(client, state, 'inherit true, set true', async () => {
    await giveTo(client, state.application);
  });
}

/** @returns the functions, with their parameters; before the migration that makes them there are fewer */
async function giveTo(client: pg.ClientBase, owner: string): Promise<string[]> {
  await client.query(`alter table public.audit_log owner to ${owner}`);
  const { rows } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc
     where pronamespace = 'public'::regnamespace and proname = any ($1) order by proname`,
    [[REFUSE, ...WAYS]],
  );
  const functions = rows.map(({ name }) => name);
  for (const name of functions) await client.query(`alter function ${name} owner to ${owner}`);
  return functions;
}

/** The creator of a role may make itself a member of it; for no longer than it needs to be. */
async function asMember(
  client: pg.ClientBase,
  state: State,
  options: string,
  work: () => Promise<void>,
): Promise<void> {
  const { role } = state;
  if (state.client_is_superuser) return work();
  const inherited = state.has_grant_options ? ` with ${options}` : '';
  await client.query(`grant ${role} to current_user${inherited}`);
  await work();
  await client.query(`revoke ${role} from current_user`);
}

async function inTransaction(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

function explain(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `the role of DATABASE_URL owns audit_log and may not give it away (${reason})`;
}
