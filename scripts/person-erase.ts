// `npm run person:erase -- EMAIL [--yes]`: deletes everything held about whoever has the address; without --yes says what.
import { lastKeptUntil } from '../src/server/backup/backup-rotation.ts';
import { normaliseEmail } from '../src/server/identity/accounts.ts';
import { erasePerson } from '../src/server/persons/erase-person.ts';
import { countPerson, type PersonCounts } from '../src/server/persons/find-person.ts';
import { listArchivedSchemas } from '../src/server/persons/repeat-erasures.ts';
import { vilniusDay } from '../src/server/time/vilnius-time.ts';
import { runCommand } from './run-command.ts';
import { readWords } from './usage.mjs';

const { words, options } = readWords('person:erase');
const [given = ''] = words;
await runCommand(async (deps) => {
  const email = normaliseEmail(given);
  if (options.yes) {
    const counts = await erasePerson(deps, { email, by: { machine: 'komanda' } });
    console.log(`Ištrinta: ${describe(counts)}.`);
    if (counts.audit_mentions > 0)
      console.log(
        `Pakeitimų istorijoje adresas liko (įrašų: ${counts.audit_mentions}): žr. docs/operations.md, „Audit“.`,
      );
  } else {
    const counts = await countPerson(deps.db, email);
    console.log(`Būtų ištrinta: ${describe(counts)}.`);
    if (counts.audit_mentions > 0)
      console.log(
        `Pakeitimų istorijoje vietoj adreso liktų žyma (įrašų: ${counts.audit_mentions}).`,
      );
    console.log('Nieko neištrinta. Kad būtų, pridėkite --yes.');
  }
  const until = vilniusDay(lastKeptUntil(deps.clock.now()));
  console.log(`Kas naktį daromose atsarginėse kopijose duomenų neliks ne vėliau kaip ${until}.`);
  const archived = await listArchivedSchemas(deps.db);
  if (archived.length > 0)
    console.log(
      `Ankstesni duomenys, atidėti prieš atkūrimą, nepaliesti. Kai jų nebereikės, pašalinkite schemas: ${archived.join(', ')}.`,
    );
});

function describe({ messages, accounts, mails, ...counts }: PersonCounts): string {
  const left = [
    ...(counts.mentions > 0
      ? [`kitų žmonių žinučių, kuriose adresas minimas (peržiūrėkite patys): ${counts.mentions}`]
      : []),
  ];
  const gone = `žinučių: ${messages}, paskyrų: ${accounts}, neišsiųstų laiškų: ${mails}`;
  return left.length > 0 ? `${gone}; lieka ${left.join(', ')}` : gone;
}
