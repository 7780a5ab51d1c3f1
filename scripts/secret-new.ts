// `npm run secret:new -- FILE`: a new key at the top of FILE (SECRET_FILE); the one that counted until now stays below it.
import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { findSecret } from '../src/server/database/secret.ts';
import { writeAtomically } from '../src/server/database/write-atomically.ts';
import { readSigningKeys } from '../src/server/identity/keys/signing-keys.ts';
import { readWords } from './usage.mjs';
import { withDatabase } from './with-database.ts';

const [name = ''] = readWords('secret:new').words;
const file = resolve(name);
const isNew = !existsSync(file);
if (!existsSync(dirname(file))) {
  console.error(`Aplanko ${dirname(file)} nėra.`);
  process.exit(1);
}
await withDatabase(
  async ({ db }) => {
    const { current } = readSigningKeys(isNew ? null : file, await findSecret(db));
    const former = current ? [current] : [];
    const keys = [randomBytes(32).toString('base64url'), ...former];
    const owner = isNew ? null : statSync(file);
    await writeAtomically(file, `${keys.join('\n')}\n`, 0o600);
    if (owner) await chown(file, owner.uid, owner.gid);
    console.log(`Naujas raktas: ${file}`);
    console.log(
      'Nurodykite jį SECRET_FILE (jei dar nenurodytas), paleiskite svetainę iš naujo ir laikykite failo kopiją: be jo antrieji veiksniai neveiks.',
    );
  },
  { besideProduct: true },
);
