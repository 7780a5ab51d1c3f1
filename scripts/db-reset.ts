// `npm run db:reset -- --yes`: empties the database of the settings; the next start sets it up anew.
import pg from 'pg';
import { commandLine } from '../src/server/command-line.ts';
import { readWords } from './usage.mjs';
import { withDatabase } from './with-database.ts';

if (!readWords('db:reset').options.yes) {
  console.error(
    `Bus ištrinti visi duomenys. Jei tikrai to norite: ${commandLine('db:reset', '--yes')}`,
  );
  process.exit(1);
}
await withDatabase(async ({ url, adminUrl }) => {
  // The audit is not the application's to drop where it has an owner of its own.
  const client = new pg.Client({ connectionString: adminUrl ?? url });
  await client.connect();
  try {
    await client.query(`
      drop schema if exists jobs cascade;
      drop schema if exists drizzle cascade;
      drop schema public cascade;
      create schema public;
      grant usage on schema public to public`);
  } finally {
    await client.end();
  }
  console.log('Duomenų bazė ištuštinta.');
});
