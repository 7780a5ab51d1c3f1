// `npm run admin:two-factor -- EMAIL`: removes the second factor of an owner who lost phone and recovery codes.
import { resetSecondFactor } from '../src/server/identity/accounts.ts';
import { runAccountCommand } from './account-command.ts';

await runAccountCommand('admin:two-factor', async (deps, email) =>
  (await resetSecondFactor(deps, email))
    ? `Antrasis veiksnys pašalintas: ${email}. Prisijungiama vien slaptažodžiu; galite įjungti iš naujo paskyros nustatymuose.`
    : `Paskyra ${email} antrojo veiksnio neturi`,
);
