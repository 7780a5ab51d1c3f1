import type pg from 'pg';
import { ConfigError } from '../config.ts';

/** `server_version_num` of the oldest that the product was tried on. */
const OLDEST = 150_000;

/** Why no tables of the product can be made in a database, Lithuanian; null when they can. */
export async function describeUnfit(
  client: Pick<pg.ClientBase | pg.Pool, 'query'>,
): Promise<string | null> {
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
       current_setting('server_encoding') as encoding, current_user as role, current_database() as database,
       has_database_privilege(current_database(), 'create') as may_make_schemas,
       has_schema_privilege(to_regnamespace('public'), 'create') is not false
         or to_regclass('drizzle.__drizzle_migrations') is not null as may_make_tables`,
  );
  const [{ number, version, encoding, role, database, ...may }] = rows;
  if (number < OLDEST) return `PostgreSQL ${version} per sena: reikia 15 ar naujesnės`;
  if (encoding !== 'UTF8')
    return `duomenų bazės koduotė yra ${encoding}, o turi būti UTF8 (createdb -E UTF8 -T template0)`;
  // Every start makes sure of its schemas, which takes the right also where they are; tables are made by the first one.
  if (!may.may_make_schemas || !may.may_make_tables)
    return `naudotojui ${role} trūksta teisės kurti: bazė ${database} arba jos schema public priklauso kitam (ALTER DATABASE ${database} OWNER TO ${role})`;
  return null;
}

/** @throws ConfigError for a server or a database that the product cannot use */
export async function refuseUnfit(client: pg.ClientBase): Promise<void> {
  const reason = await describeUnfit(client);
  if (reason) throw new ConfigError([`DATABASE_URL: ${reason}`]);
}
