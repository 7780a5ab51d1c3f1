// `npm run admin:disable -- EMAIL`: signing in to the account is refused, and its sessions end.
import { disableAccount } from '../src/server/identity/accounts.ts';
import { runAccountCommand } from './account-command.ts';

await runAccountCommand('admin:disable', async (deps, email) => {
  await disableAccount(deps, email);
  return `Paskyra išjungta: ${email}. Visi jos prisijungimai nutraukti.`;
});
