// `npm run admin:create -- EMAIL ["NAME"]`: another administrator; the password is made and shown once.
import { createAdministrator, generatePassword } from '../src/server/identity/accounts.ts';
import { runCommand } from './run-command.ts';
import { readWords } from './usage.mjs';

const [email = '', name = 'Administratorius'] = readWords('admin:create').words;
await runCommand(async (deps) => {
  const password = generatePassword();
  await createAdministrator(deps, { email, password, name, by: 'komanda' });
  console.log(`Administratorius: ${email}\nSlaptažodis: ${password} (rodomas tik kartą)`);
});
