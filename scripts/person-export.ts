// `npm run person:export -- EMAIL [FILE]`: everything held about whoever has the address, as JSON.
import { open, rm } from 'node:fs/promises';
import { explainBackup } from '../src/server/backup/explain-backup.ts';
import { exportPerson } from '../src/server/persons/export-person.ts';
import { explainStartFailure } from '../src/server/start-failure.ts';
import { runCommand } from './run-command.ts';
import { readWords } from './usage.mjs';

const [email = '', file] = readWords('person:export').words;
// Before anything is recorded: where it cannot be written nobody has got it, and nothing that is there is lost.
const target = file ? await open(file, 'wx', 0o600).catch(refuse) : null;
try {
  await runCommand(async (deps) => {
    const person = await exportPerson(deps, { email, by: { machine: 'komanda' } });
    const json = `${JSON.stringify(person, null, 2)}\n`;
    if (!target) return void process.stdout.write(json);
    await target.writeFile(json);
    console.log(
      `Asmens duomenys: ${file} (žinučių: ${person.messages.length}, paskyrų: ${person.accounts.length})`,
    );
  });
} finally {
  await target?.close();
  if (file && process.exitCode) await rm(file, { force: true });
}

function refuse(error: unknown): never {
  console.error(explainBackup(error) ?? explainStartFailure(error));
  process.exit(1);
}
