import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { expireAudit, pseudonymiseEntries } from '../audit/privileged-functions.ts';
import { recordChange } from '../audit/record-change.ts';
import { unprotectAudit } from './audit-ownership.ts';
import { connectDatabase, type DatabaseConnection, migrateDatabase } from './database.ts';
import { APPLICATION_ROLE } from './embedded/embedded-roles.ts';

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
const ask = (url: string, statement: string) =>
  withClient(url, async (client) => (await client.query(statement)).rows);
const add = ({ db }: DatabaseConnection) =>
  recordChange(db, {
    by: { machine: 'komanda' },
    action: 'test',
    entity: 'test',
    entityId: '1',
    at: new Date(),
  });
const ownerOf = async (url: string) =>
  (
    await ask(
      url,
      `select pg_get_userbyid(relowner) as owner from pg_class where relname = 'audit_log'`,
    )
  )[0].owner;

const CHANGES = ["update audit_log set actor = 'x'", 'delete from audit_log', 'truncate audit_log'];
const WAYS_ROUND = [
  'alter table audit_log disable trigger all',
  'drop trigger audit_log_refuse_change on audit_log',
  'alter table audit_log drop column actor',
  'alter table audit_log owner to current_user',
  `create or replace function refuse_audit_change() returns trigger language plpgsql as 'begin return new; end'`,
  'drop function refuse_audit_change() cascade',
];
/** What the functions that may change it cannot be made to do. */
const MISUSES = [
  "select set_config('audit.lent', 'DELETE', false); delete from audit_log",
  "select pseudonymise_audit('{1}', 'test', repeat('a', 43))",
  "select pseudonymise_audit('{1}', 'a@b.lt', 'x')",
];
const EXPIRE = 'select expire_audit(now(), 1) as gone';
const DROPS = ['drop table audit_log', 'drop schema public cascade'];

describe('the audit in a database of ours', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await add(database);
  });
  afterAll(() => database.drop());

  test.each([
    ...CHANGES,
    ...WAYS_ROUND,
    ...MISUSES,
    'drop function expire_audit(timestamptz, integer)',
    ...DROPS,
    'set session_replication_role = replica',
    'grant website_audit to current_user',
    'set role website_audit',
  ])('the application cannot: %s', async (statement) => {
    await expect(ask(database.url, statement)).rejects.toThrow(
      /permission denied|must be owner|must be able to|new rows only|no address, or no mark/,
    );
  });

  test.each(CHANGES)('triggers refuse even the superuser: %s', async (statement) => {
    await expect(ask(database.adminUrl, statement)).rejects.toThrow('new rows only');
  });

  test('the application adds to it and reads it, and owns the other tables', async () => {
    await add(database);
    const [{ count }] = await ask(database.url, 'select count(*) from audit_log');
    expect(Number(count)).toBe(2);
    const foreign = await ask(
      database.url,
      `select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where nspname in ('public', 'drizzle') and relkind in ('r', 'S')
         and pg_get_userbyid(relowner) <> current_user order by relname`,
    );
    expect(foreign.map(({ relname }) => relname)).toEqual(['audit_log', 'audit_log_id_seq']);
    const [role] = await ask(
      database.url,
      'select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user',
    );
    expect(Object.values(role)).toEqual([false, false, false, false]);
  });

  test('a migration may change it: its ownership is transferred for as long', async () => {
    await withClient(database.adminUrl, (client) => unprotectAudit(client, APPLICATION_ROLE));
    await ask(database.url, 'alter table audit_log add column later text');
    await expect(ask(database.url, CHANGES[1] ?? '')).rejects.toThrow('new rows only');
    const protection = await migrateDatabase(database, { adminUrl: database.adminUrl });
    expect(protection).toEqual({ isProtected: true });
    await expect(ask(database.url, WAYS_ROUND[0] ?? '')).rejects.toThrow('must be owner');
    await add(database);
  });

  test('what an operator keeps from the product is left undone, and any other failure is told', async () => {
    const { db } = database;
    const functions = 'expire_audit(timestamptz, integer)';
    await ask(
      database.adminUrl,
      `revoke execute on function ${functions} from ${APPLICATION_ROLE}`,
    );
    expect(await expireAudit(db, new Date(), 1)).toBe(0);
    await ask(database.adminUrl, `grant execute on function ${functions} to ${APPLICATION_ROLE}`);
    const noAddress = pseudonymiseEntries(db, [1], { email: 'x', mark: 'x' });
    await expect(noAddress).rejects.toThrow();
  });

  test('what is younger than a year stays, whatever is asked', async () => {
    const old = `insert into audit_log (at, actor, action, entity, entity_id)
      values (now() - interval '%', 'x', 'old', 'x', 'x')`;
    for (const age of ['13 months', '11 months']) await ask(database.url, old.replace('%', age));
    await ask(database.url, "select expire_audit(now() + interval '9 years', 100)");
    const left = await ask(database.url, "select at from audit_log where action = 'old'");
    expect(left).toHaveLength(1);
  });
});

describe('the audit in a database of somebody else’s', () => {
  const { username, password } = new URL(inject('databaseServerUrl'));
  const superuser = `${username}:${password}`;

  /** The nth block of SQL in the operator's manual. */
  async function readStatements(containing: string, n: number): Promise<string> {
    const manual = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const blocks = [...manual.matchAll(/```sql\n(.*?)```/gs)].map(([, sql = '']) => sql);
    expect(blocks[n]).toContain(containing);
    return blocks[n] ?? '';
  }

  /** A database and its owner, as an operator makes them. */
  async function createForeign(options: string) {
    const name = `foreign_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
    const admin = new URL('/postgres', inject('databaseServerUrl'));
    await ask(admin.href, `create role ${name} login password 'x' ${options}`);
    await ask(admin.href, `create database ${name} owner ${name}`);
    const url = new URL(`/${name}`, admin);
    url.username = name;
    url.password = 'x';
    const database = connectDatabase(url.href, () => {});
    return {
      ...database,
      async drop() {
        await database.close();
        await ask(admin.href, `drop database ${name} with (force)`);
        await ask(admin.href, `drop role if exists ${name}_audit`);
        await ask(admin.href, `drop role ${name}`);
      },
    };
  }

  test('has an owner of its own where the role may make one', async () => {
    const database = await createForeign('createrole');
    // A database's owner is the owner of its schema, who may drop what is in it: not said to be safe.
    const droppable = {
      isProtected: false,
      missing: expect.stringContaining('may drop audit_log'),
    };
    expect(await migrateDatabase(database)).toEqual(droppable);
    expect(await ownerOf(database.url)).toMatch(/^foreign_.*_audit$/);
    await add(database);
    expect(await migrateDatabase(database)).toEqual(droppable);
    for (const statement of [...CHANGES, ...WAYS_ROUND.slice(0, 3)])
      await expect(ask(database.url, statement)).rejects.toThrow(/permission denied|must be owner/);

    // What operations.md tells an operator to do then.
    const role = new URL(database.url).username;
    await ask(
      database.url.replace(`${role}:x`, superuser),
      (await readStatements('schema public owner', 1)).replaceAll('website', role),
    );
    // A later start, and a migration that changes the table.
    expect(await migrateDatabase(database)).toEqual({ isProtected: true });
    for (const statement of [...CHANGES, ...WAYS_ROUND, ...DROPS])
      await expect(ask(database.url, statement)).rejects.toThrow(/permission|owner/);
    expect(await ask(database.url, EXPIRE)).toEqual([{ gone: 0 }]);
    await withClient(database.url, (client) =>
      unprotectAudit(client, new URL(database.url).username),
    );
    await ask(database.url, 'alter table audit_log add column later text');
    expect(await migrateDatabase(database)).toEqual({ isProtected: true });
    await add(database);
    await database.drop();
  });

  test('is kept by its triggers where the role may not, and what is missing is said', async () => {
    const database = await createForeign('nocreaterole');
    expect(await migrateDatabase(database)).toEqual({
      isProtected: false,
      missing: expect.stringContaining('owns audit_log and may not give it away'),
    });
    await add(database);
    for (const statement of CHANGES)
      await expect(ask(database.url, statement)).rejects.toThrow('new rows only');

    // What operations.md tells an operator to do then.
    const role = new URL(database.url).username;
    const statements = (await readStatements('create role', 0)).replaceAll('website', role);
    await ask(database.url.replace(`${role}:x`, superuser), statements);
    expect(await migrateDatabase(database)).toEqual({ isProtected: true });
    await add(database);
    for (const statement of [...CHANGES, ...WAYS_ROUND, ...DROPS])
      await expect(ask(database.url, statement)).rejects.toThrow(/permission|owner|new rows only/);
    expect(await ask(database.url, EXPIRE)).toEqual([{ gone: 0 }]);
    await database.drop();
  });

  test('is not said to be safe from a superuser', async () => {
    const database = await createForeign('superuser');
    expect(await migrateDatabase(database)).toEqual({
      isProtected: false,
      missing: expect.stringContaining('superuser'),
    });
    await add(database);
    await database.drop();
  });
});
