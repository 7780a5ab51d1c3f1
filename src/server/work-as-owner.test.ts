import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const NOBODY_ELSE = 10_001;
const dataDir = await mkdtemp(join(tmpdir(), 'owner-'));
afterAll(() => rm(dataDir, { recursive: true }));

/** What a process of this user's makes in DATA_DIR after the call: who owns it, and in which groups the process is then. */
async function makeFolder(name: string) {
  const source = pathToFileURL(join(import.meta.dirname, 'work-as-owner.ts')).href;
  const made = join(dataDir, name);
  const code = `const { workAsOwnerOf } = await import(${JSON.stringify(source)});
    const { mkdirSync } = await import('node:fs');
    await workAsOwnerOf(${JSON.stringify(dataDir)});
    mkdirSync(${JSON.stringify(made)});
    console.log(JSON.stringify(process.getgroups()));`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    code,
  ]);
  const { uid, gid } = await stat(made);
  return { uid, gid, groups: JSON.parse(stdout) as number[] };
}

test('in a folder of one’s own nothing changes', async () => {
  expect(await makeFolder('own')).toMatchObject({ uid: process.getuid?.() });
});

test.runIf(process.getuid?.() === 0)(
  'what root’s command makes in the DATA_DIR of another user belongs to that user, without root’s groups',
  async () => {
    await chown(dataDir, NOBODY_ELSE, NOBODY_ELSE);
    expect(await makeFolder('theirs')).toEqual({
      uid: NOBODY_ELSE,
      gid: NOBODY_ELSE,
      groups: [NOBODY_ELSE],
    });
  },
);
