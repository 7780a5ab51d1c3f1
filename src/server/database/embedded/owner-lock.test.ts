import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FolderInUseError, lockFolder } from './owner-lock.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'owner-')), 'data');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));
const lock = () => join(folder, 'owner.json');
const owner = () => JSON.parse(readFileSync(lock(), 'utf8'));

/** Another process, and what the lock says of it: this one takes the folder in its name. */
async function takeAsAnother() {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' });
  await once(other, 'spawn');
  vi.spyOn(process, 'pid', 'get').mockReturnValue(other.pid ?? 0);
  lockFolder(folder);
  vi.restoreAllMocks();
  const ended = once(other, 'exit');
  return async () => {
    other.kill();
    await ended;
  };
}

it('a folder is taken, made if it is not there, and given back', () => {
  const unlock = lockFolder(folder);
  expect(owner()).toMatchObject({ pid: process.pid });
  unlock();
  expect(existsSync(lock())).toBe(false);
  // Nothing is wrong with giving back what is gone.
  unlock();
});

it('a process takes its own folder again', () => {
  lockFolder(folder);
  lockFolder(folder)();
});

it('the folder of a live process is refused with its number, of one that has ended it is free', async () => {
  const end = await takeAsAnother();
  const { pid } = owner();
  expect(pid).not.toBe(process.pid);
  try {
    lockFolder(folder);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(FolderInUseError);
    expect(error).toMatchObject({ pid });
  }
  await end();
  lockFolder(folder);
  expect(owner().pid).toBe(process.pid);
});

it('a copy of the folder of a live process is told as that, with both places', async () => {
  const end = await takeAsAnother();
  const copy = join(folder, '..', 'copy');
  cpSync(folder, copy, { recursive: true });
  expect(() => lockFolder(copy)).toThrow(
    expect.objectContaining({ kind: 'copied-at-work', about: { path: copy, other: folder } }),
  );
  await end();
  lockFolder(copy);
});

it.runIf(process.platform === 'linux')(
  'a number that the system gave to another process again is not the owner',
  async () => {
    const end = await takeAsAnother();
    writeFileSync(lock(), JSON.stringify({ ...owner(), started: '1' }));
    lockFolder(folder);
    expect(owner().pid).toBe(process.pid);
    await end();
  },
);

it('a lock that cannot be read does not count', () => {
  lockFolder(folder);
  writeFileSync(lock(), '{');
  lockFolder(folder);
  expect(owner().pid).toBe(process.pid);
});

it.runIf(process.platform === 'linux')(
  'the folder of a process that has ended is free, also when nobody has collected it',
  async () => {
    // `cat` ends with its input, and `sleep` collects nobody.
    const script = 'exec 3<&0; cat <&3 & echo $!; exec 3<&-; exec sleep 600 </dev/null';
    const parent = spawn('sh', ['-c', script], { stdio: ['pipe', 'pipe', 'ignore'] });
    const [line] = await once(parent.stdout, 'data');
    vi.spyOn(process, 'pid', 'get').mockReturnValue(Number(line));
    lockFolder(folder);
    vi.restoreAllMocks();
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    parent.stdin.end();
    await vi.waitFor(() => lockFolder(folder), 5000);
    expect(owner().pid).toBe(process.pid);
    parent.kill();
    await once(parent, 'exit');
  },
);
