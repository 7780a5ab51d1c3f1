// `npm run admin:password -- EMAIL`: a new password, made and shown once; everyone signed in with the old one is
// signed out.
import { generatePassword, setPassword } from '../src/server/identity/accounts.ts';
import { runCommand } from './run-command.ts';

const [email] = process.argv.slice(2);
if (!email) {
  console.error('Nurodykite el. pašto adresą: npm run admin:password -- vardas@imone.lt');
  process.exit(1);
}
await runCommand(async (deps) => {
  const password = generatePassword();
  await setPassword(deps, { email, password });
  console.log(`Paskyra: ${email}\nNaujas slaptažodis: ${password} (rodomas tik kartą)`);
});
