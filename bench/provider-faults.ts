// `npm run bench:provider-faults`: what providers do wrong in each protocol and how it ended, against pipeline.md.
// A database of its own and loopback servers only; the same table is a test (provider-faults.db.test.ts).
import { rm } from 'node:fs/promises';
import { connectDatabase, migrateDatabase } from '../src/server/database/database.ts';
import { startEmbeddedServer } from '../src/server/database/embedded/embedded-server.ts';
import { makeDataFolder } from '../tests/support/data-folder.ts';
import { openPreparationWorld } from '../tests/support/open-preparation-world.ts';
import {
  COVER_FAULTS,
  FAULTS,
  meetCoverFault,
  meetFault,
  PROTOCOLS,
} from '../tests/support/provider-faults.ts';
import { isBrief } from './brief.ts';

const folder = await makeDataFolder('faults');
const server = await startEmbeddedServer(folder);
const connection = connectDatabase(server.url, () => {});
await migrateDatabase(connection, { adminUrl: server.adminUrl });
const world = await openPreparationWorld({ ...connection, drop: () => connection.close() });

let missed = 0;
const most = isBrief ? 1 : Number.POSITIVE_INFINITY;
for (const protocol of PROTOCOLS.slice(0, most)) {
  const table: Record<string, Record<string, unknown>> = {};
  for (const fault of FAULTS.slice(0, most)) {
    const { reason, ...result } = await meetFault(world, protocol, fault);
    const { ends, calls, reason: words } = fault.expected;
    const isAsWritten =
      result.ends === ends &&
      result.calls === calls &&
      (words === null ? reason === null : words.test(reason ?? '')) &&
      !result.isLost &&
      !result.leaks;
    if (!isAsWritten) missed += 1;
    table[fault.name] = {
      ends: result.ends,
      calls: result.calls,
      state: result.state,
      lost: result.isLost,
      leaks: result.leaks,
      'as written': isAsWritten,
    };
    await world.reset();
  }
  console.log(`\n${protocol.name}`);
  console.table(table);
}
const covers: Record<string, Record<string, unknown>> = {};
for (const { name, answer } of COVER_FAULTS.slice(0, most)) {
  const result = await meetCoverFault(world, answer);
  const isAsWritten = result.ends === 'prepared' && result.cover === 'drawn' && result.isStored;
  if (!isAsWritten) missed += 1;
  covers[name] = { ...result, 'as written': isAsWritten };
  await world.reset();
}
console.log('\nCovers (Google’s image model): the article ends prepared, its cover drawn by us');
console.table(covers);
console.log(`\nNot as written: ${missed}`);

await world.close();
await server.stop();
await rm(folder, { recursive: true, force: true });
process.exitCode = missed === 0 ? 0 : 1;
