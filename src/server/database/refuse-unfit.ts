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
       current_setting('server_encoding') as encoding`,
  );
  const [{ number, version, encoding }] = rows;
  if (number < OLDEST) return `PostgreSQL ${version} per sena: reikia 15 ar naujesnės`;
  if (encoding !== 'UTF8')
    return `duomenų bazės koduotė yra ${encoding}, o turi būti UTF8 (createdb -E UTF8 -T template0)`;
  return null;
}

/** @throws ConfigError for a server or a database that the product cannot use */
export async function refuseUnfit(client: pg.ClientBase): Promise<void> {
  const reason = await describeUnfit(client);
  if (reason) throw new ConfigError([`DATABASE_URL: ${reason}`]);
}
