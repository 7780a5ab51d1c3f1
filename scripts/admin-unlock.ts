// `npm run admin:unlock -- EMAIL`: forgets what was tried, so that the account's owner signs in without waiting.
import { unlockAccount } from '../src/server/identity/accounts.ts';
import { runAccountCommand } from './account-command.ts';

await runAccountCommand('admin:unlock', async (deps, email) => {
  await unlockAccount(deps, email);
  return `Prisijungimo ribojimai panaikinti: ${email}`;
});
