// `npm run admin:create -- EMAIL ["NAME"]`: another administrator; the password is made and shown once.
import { commandLine } from '../src/server/command-line.ts';
import { createAdministrator, generatePassword } from '../src/server/identity/accounts.ts';
import { runCommand } from './run-command.ts';

const [email, name = 'Administratorius'] = process.argv.slice(2);
if (!email) {
  console.error(
    `Nurodykite el. pašto adresą: ${commandLine('admin:create', 'vardas@imone.lt "Vardas Pavardė"')}`,
  );
  process.exit(1);
}
await runCommand(async (deps) => {
  const password = generatePassword();
  await createAdministrator(deps, { email, password, name, by: 'komanda' });
  console.log(`Administratorius: ${email}\nSlaptažodis: ${password} (rodomas tik kartą)`);
});
