import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { examineKeys } from './examine-keys.ts';

const folder = await mkdtemp(join(tmpdir(), 'keys-'));
afterAll(() => rm(folder, { recursive: true }));
const secretFile = join(folder, 'website.keys');
const find = (file: string | null) => examineKeys({ secretFile: file });

test('keys in the database, or in a file for its owner alone, are good; one that everybody reads may be meant so', async () => {
  expect((await find(null)).verdict).toBe('good');
  await writeFile(secretFile, `${'k'.repeat(32)}\n`, { mode: 0o600 });
  expect((await find(secretFile)).verdict).toBe('good');
  await chmod(secretFile, 0o644);
  expect((await find(secretFile)).verdict).toBe('attention');
});

test('a file that is not there, or holds no keys, is bad', async () => {
  expect(await find(join(folder, 'none'))).toMatchObject({
    verdict: 'bad',
    text: expect.stringMatching(/ENOENT/),
  });
  await writeFile(secretFile, 'short\n');
  expect((await find(secretFile)).verdict).toBe('bad');
});
