// `npm run db:reset -- --yes`: empties the database of the settings; the next start sets it up anew.
import { sql } from 'drizzle-orm';
import { withDatabase } from './with-database.ts';

if (!process.argv.includes('--yes')) {
  console.error('Bus ištrinti visi duomenys. Jei tikrai to norite: npm run db:reset -- --yes');
  process.exit(1);
}
await withDatabase(async ({ db }) => {
  await db.execute(sql`drop schema if exists jobs cascade`);
  await db.execute(sql`drop schema if exists drizzle cascade`);
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
  console.log('Duomenų bazė ištuštinta.');
});
