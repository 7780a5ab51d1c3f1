// `npm run admin:role -- EMAIL ROLE`: the one role an account has from now on.
import { ROLES } from '../src/domain/roles.ts';
import { setRole } from '../src/server/identity/accounts.ts';
import { runCommand } from './run-command.ts';
import { readWords } from './usage.mjs';

const [email = '', given] = readWords('admin:role').words;
const role = ROLES.find((known) => known === given);
if (!role) {
  console.error(`Rolė turi būti viena iš: ${ROLES.join(', ')}.`);
  process.exit(1);
}
await runCommand(async (deps) => {
  await setRole(deps, { email, role });
  console.log(`Paskyros ${email} rolė dabar: ${role}`);
});
