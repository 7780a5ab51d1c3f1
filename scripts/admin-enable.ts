// `npm run admin:enable -- EMAIL`: opens a disabled account again, with the password and second factor it had.
import { enableAccount } from '../src/server/identity/accounts.ts';
import { runAccountCommand } from './account-command.ts';

await runAccountCommand('admin:enable', async (deps, email) => {
  await enableAccount(deps, email);
  return `Paskyra vėl įjungta: ${email}`;
});
