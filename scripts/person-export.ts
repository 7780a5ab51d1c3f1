// `npm run person:export -- EMAIL [FILE]`: everything held about whoever has the address, as JSON.
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { commandLine } from '../src/server/command-line.ts';
import { exportPerson } from '../src/server/persons/export-person.ts';
import { runCommand } from './run-command.ts';

const [email, file] = process.argv.slice(2);
if (!email) {
  console.error(
    `Nurodykite el. pašto adresą: ${commandLine('person:export', 'vardas@imone.lt [duomenys.json]')}`,
  );
  process.exit(1);
}
// Before anything is recorded: nothing that is there is lost.
if (file && existsSync(file)) {
  console.error(`Failas jau yra: ${file}. Nurodykite kitą.`);
  process.exit(1);
}
await runCommand(async (deps) => {
  const person = await exportPerson(deps, { email, by: { machine: 'komanda' } });
  const json = `${JSON.stringify(person, null, 2)}\n`;
  if (!file) return void process.stdout.write(json);
  // Nobody else on the machine reads it.
  await writeFile(file, json, { mode: 0o600, flag: 'wx' });
  console.log(
    `Asmens duomenys: ${file} (žinučių: ${person.messages.length}, paskyrų: ${person.accounts.length})`,
  );
});
