// `npm run admin:delete -- EMAIL`: removes the account; what its owner wrote and the audit stay.
import { deleteAccount } from '../src/server/identity/accounts.ts';
import { runAccountCommand } from './account-command.ts';

await runAccountCommand('admin:delete', async (deps, email) => {
  await deleteAccount(deps, email);
  return `Paskyra ištrinta: ${email}. Jos straipsniai ir įrašai pakeitimų istorijoje lieka.`;
});
