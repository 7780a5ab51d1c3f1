// `npm run admin:password -- EMAIL`: a new password, made and shown once; everyone signed in with the old one is
// signed out.
import { generatePassword, setPassword } from '../src/server/identity/accounts.ts';
import { runAccountCommand } from './account-command.ts';

await runAccountCommand('admin:password', async (deps, email) => {
  const password = generatePassword();
  await setPassword(deps, { email, password });
  return `Paskyra: ${email}\nNaujas slaptažodis: ${password} (rodomas tik kartą)`;
});
