// `npm run admin:create -- EMAIL ["NAME"]`: another administrator; the password is made and shown once.
import { systemClock } from '../src/domain/clock.ts';
import { AppError } from '../src/server/errors.ts';
import { createAdministrator, generatePassword } from '../src/server/identity/accounts.ts';
import { withDatabase } from './with-database.ts';

const [email, name = 'Administratorius'] = process.argv.slice(2);
if (!email) {
  console.error(
    'Nurodykite el. pašto adresą: npm run admin:create -- vardas@imone.lt "Vardas Pavardė"',
  );
  process.exit(1);
}
await withDatabase(async ({ db }) => {
  const password = generatePassword();
  try {
    await createAdministrator({ db, clock: systemClock }, { email, password, name });
    console.log(`Administratorius: ${email}\nSlaptažodis: ${password} (rodomas tik kartą)`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(error.detail);
    process.exitCode = 1;
  }
});
