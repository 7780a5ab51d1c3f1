import type { Clock } from '../src/domain/time/clock.ts';
import type { Database } from '../src/server/database/database.ts';
import { runCommand } from './run-command.ts';
import { readWords } from './usage.mjs';

/** For commands about one account, `npm run NAME -- EMAIL`: the answer of `work` is printed. */
export async function runAccountCommand(
  name: string,
  work: (deps: { db: Database; clock: Clock }, email: string) => Promise<string>,
): Promise<void> {
  const [email = ''] = readWords(name).words;
  await runCommand(async (deps) => console.log(await work(deps, email)));
}
