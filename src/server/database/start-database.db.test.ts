import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from '../../../tests/support/test-database.ts';
import { NoDatabaseError, openExistingDatabase, startOrJoinDatabase } from './start-database.ts';

const folder = await mkdtemp(join(tmpdir(), 'start-database-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const missing = join(folder, 'typed wrong');

test('a database that a product has filled is opened; an empty one, or a folder without one, is refused', async () => {
  const [filled, empty] = [await createTestDatabase(), await createEmptyDatabase()];
  const open = (databaseUrl: string | null) =>
    openExistingDatabase(
      { databaseUrl, dataDir: databaseUrl ? folder : missing },
      startOrJoinDatabase,
    );
  try {
    expect(await open(filled.url)).toMatchObject({ url: filled.url });
    await expect(open(empty.url)).rejects.toEqual(new NoDatabaseError(null));
    await expect(open(null)).rejects.toEqual(new NoDatabaseError(missing));
  } finally {
    await filled.drop();
    await empty.drop();
  }
});

test.each([
  ['backup', []],
  ['person-export', ['asmuo@example.com']],
  ['db-reset', ['--yes']],
])(
  'the command %s makes no database in a folder that was typed wrong, and says that there is none',
  async (name, words) => {
    const script = join(import.meta.dirname, `../../../scripts/${name}.ts`);
    const env = { ...process.env, DATA_DIR: missing, DATABASE_URL: '' };
    const told = await new Promise<{ code: unknown; text: string }>((resolve) => {
      execFile(
        process.execPath,
        ['--experimental-strip-types', script, ...words],
        { env },
        (error, out, err) => resolve({ code: error?.code, text: out + err }),
      );
    });
    expect(told.text).toMatch(
      /^Aplanke .*typed wrong svetainės duomenų nėra\. Patikrinkite DATA_DIR/m,
    );
    expect(told.code).toBe(1);
    expect(existsSync(missing)).toBe(false);
  },
);
