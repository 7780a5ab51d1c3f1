import pg from 'pg';

/** A connection of its own for one long piece of work, without a limit of time for its statements. */
export async function withCommandClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'it-support-website backup',
  });
  // The statement under way rejects; unheard, the event would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
