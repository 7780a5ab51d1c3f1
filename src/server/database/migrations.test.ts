import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { afterAll, expect, it } from 'vitest';

// drizzle-kit gives every array a method that `for … in` meets; the files after this one in the same worker are to find none.
afterAll(() => {
  expect(Reflect.deleteProperty(Array.prototype, 'random')).toBe(true);
});

/** Each migration has beside it what the tables were after it. */
const snapshots = join(import.meta.dirname, 'migrations/meta');

it('the migrations lead to the tables of the schema: `npm run db:generate` finds nothing to do', async () => {
  const tables = {};
  for (const file of globSync('*.ts', { cwd: join(import.meta.dirname, 'schema') }))
    Object.assign(tables, await import(`./schema/${file.replace('.ts', '')}.ts`));
  expect(Object.keys(tables).length).toBeGreaterThan(10);
  const newest = globSync('*_snapshot.json', { cwd: snapshots }).toSorted().at(-1) ?? '';
  const last = JSON.parse(readFileSync(join(snapshots, newest), 'utf8'));
  const current = generateDrizzleJson(tables, last.id);
  expect(await generateMigration(last, current)).toEqual([]);
});
