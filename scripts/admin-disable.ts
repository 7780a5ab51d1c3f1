// `npm run admin:disable -- EMAIL`: nobody signs in to the account any more, and whoever is signed in is signed out.
import { disableAccount } from '../src/server/identity/accounts.ts';
import { runAccountCommand } from './account-command.ts';

await runAccountCommand('admin:disable', async (deps, email) => {
  await disableAccount(deps, email);
  return `Paskyra išjungta: ${email}. Visi jos prisijungimai nutraukti.`;
});
