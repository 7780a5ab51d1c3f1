// `npm run admin:role -- EMAIL ROLE`: the one role an account has from now on.
import { ROLES } from '../src/domain/roles.ts';
import { commandLine } from '../src/server/command-line.ts';
import { setRole } from '../src/server/identity/accounts.ts';
import { runCommand } from './run-command.ts';

const [email, given] = process.argv.slice(2);
const role = ROLES.find((known) => known === given);
if (!email || !role) {
  console.error(
    `Nurodykite el. pašto adresą ir rolę (${ROLES.join(', ')}): ${commandLine('admin:role', 'vardas@imone.lt admin')}`,
  );
  process.exit(1);
}
await runCommand(async (deps) => {
  await setRole(deps, { email, role });
  console.log(`Paskyros ${email} rolė dabar: ${role}`);
});
