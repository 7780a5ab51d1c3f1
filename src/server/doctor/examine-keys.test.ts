import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { examineKeys } from './examine-keys.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'keys-'));
afterAll(() => rm(dataDir, { recursive: true }));
const secretFile = join(dataDir, 'website.keys');
const find = (file: string | null) => examineKeys({ secretFile: file, dataDir });

test('keys in the database, or in a file for its owner alone, are good; one that everybody reads may be meant so', async () => {
  expect((await find(null)).verdict).toBe('good');
  await writeFile(secretFile, `${'k'.repeat(32)}\n`, { mode: 0o600 });
  expect((await find(secretFile)).verdict).toBe('good');
  await chmod(secretFile, 0o644);
  expect((await find(secretFile)).verdict).toBe('attention');
});

test('a file that is not there, or holds no keys, is bad', async () => {
  expect(await find(join(dataDir, 'none'))).toMatchObject({
    verdict: 'bad',
    text: expect.stringMatching(/ENOENT/),
  });
  await writeFile(secretFile, 'short\n');
  expect((await find(secretFile)).verdict).toBe('bad');
});

test.runIf(process.getuid?.() === 0)(
  'a file of root’s that the service cannot read is bad, though root can',
  async () => {
    await writeFile(secretFile, `${'k'.repeat(32)}\n`);
    await chmod(secretFile, 0o600);
    await chown(dataDir, 10_001, 10_001);
    expect((await find(secretFile)).verdict).toBe('bad');
    await chown(secretFile, 10_001, 10_001);
    expect((await find(secretFile)).verdict).toBe('good');
  },
);
