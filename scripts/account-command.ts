import type { Clock } from '../src/domain/time/clock.ts';
import { commandLine } from '../src/server/command-line.ts';
import type { Database } from '../src/server/database/database.ts';
import { runCommand } from './run-command.ts';

/** For commands about one account, `npm run NAME -- EMAIL`: the answer of `work` is printed. */
export async function runAccountCommand(
  name: string,
  work: (deps: { db: Database; clock: Clock }, email: string) => Promise<string>,
): Promise<void> {
  const [email] = process.argv.slice(2);
  if (!email) {
    console.error(`Nurodykite el. pašto adresą: ${commandLine(name, 'vardas@imone.lt')}`);
    process.exit(1);
  }
  await runCommand(async (deps) => console.log(await work(deps, email)));
}
