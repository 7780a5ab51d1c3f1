// `npm run person:export -- EMAIL [FILE]`: everything held about whoever has the address, as JSON.
import { open, rm } from 'node:fs/promises';
import { explainBackup } from '../src/server/backup/explain-backup.ts';
import { commandLine } from '../src/server/command-line.ts';
import { exportPerson } from '../src/server/persons/export-person.ts';
import { explainStartFailure } from '../src/server/start-failure.ts';
import { runCommand } from './run-command.ts';

const [email, file] = process.argv.slice(2);
if (!email) {
  console.error(
    `Nurodykite el. pašto adresą: ${commandLine('person:export', 'vardas@imone.lt [duomenys.json]')}`,
  );
  process.exit(1);
}
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
