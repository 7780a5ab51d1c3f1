import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { audit_log } from '../database/schema/audit.ts';

const folder = await mkdtemp(join(tmpdir(), 'export-'));
const database = await createTestDatabase();
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

function exportTo(file: string, email = 'asmuo@example.com') {
  const script = join(import.meta.dirname, '../../../scripts/person-export.ts');
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url };
  const words = ['--experimental-strip-types', script, email, file];
  return new Promise<string>((resolve) => {
    execFile(process.execPath, words, { env }, (_error, out, err) => resolve(out + err));
  });
}

test('an export that cannot be written is told in a line and recorded nowhere; what is there stays, and a refused one leaves nothing', async () => {
  const mine = join(folder, 'mine.json');
  await writeFile(mine, 'mine');
  expect(await exportTo(mine)).toBe(`Failas ${mine} jau yra. Nurodykite kitą vardą.\n`);
  expect(await exportTo(join(folder, 'none/new.json'))).toBe(
    `Aplanko ${join(folder, 'none')} nėra.\n`,
  );
  expect(await exportTo(join(folder, 'refused.json'), 'asmuo')).toBe(
    'Neteisingas el. pašto formatas\n',
  );
  expect(await readFile(mine, 'utf8')).toBe('mine');
  expect(await database.db.$count(audit_log)).toBe(0);
  const made = join(folder, 'made.json');
  expect(await exportTo(made)).toMatch(/^Asmens duomenys: .*made\.json \(žinučių: 0/);
  expect((await stat(made)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(made, 'utf8')).email).toBe('asmuo@example.com');
  expect((await readdir(folder)).filter((name) => name.endsWith('.json')).sort()).toEqual([
    'made.json',
    'mine.json',
  ]);
});
