import pg from 'pg';

/** No power fails in tests: a killed process loses nothing that was written, synced to the disk or not. */
const IN_A_HURRY = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** Lets a server skip, from now on, what only a power cut would make up for. */
export async function hurry(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  for (const name of IN_A_HURRY) await client.query(`alter system set ${name} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}
