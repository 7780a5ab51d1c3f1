import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestRun } from './answer-test-runs.ts';

/** Tests of a tree that is not this one, kept ready to run again and again while one of its files changes. */
export function openTests(tree: string) {
  let child: ChildProcess | null = null;

  async function start(): Promise<ChildProcess> {
    // Also Node is the copy's: hours pass, and this tree may be installed anew meanwhile.
    const node = join(tree, 'node_modules/node/bin/node');
    const started = spawn(node, [join(tree, 'bench/answer-test-runs.ts')], {
      cwd: tree,
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: join(tree, 'node_modules/.cache/node-compile'),
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // A group of its own: with it end the workers and the database.
      detached: true,
    });
    // Without a first word it could not begin: what is asked of it fails.
    await Promise.race([once(started, 'message'), once(started, 'exit')]);
    return started;
  }

  function end(): void {
    try {
      if (child?.pid) process.kill(-child.pid, 'SIGKILL');
    } catch (error) {
      // A mistake that ends the process has ended its group already.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
    child = null;
  }

  return {
    /**
     * @param limit in milliseconds, after which the tests are ended: they failed
     * @returns whether all passed
     */
    async run(run: TestRun, limit: number): Promise<boolean> {
      // One that a mistake of before has ended.
      if (child && !isAlive(child)) child = null;
      child ??= await start();
      if (!isAlive(child)) {
        child = null;
        return false;
      }
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const timer = setTimeout(() => resolve(false), limit);
      const isEnded = () => resolve(false);
      let answered = false;
      child.once('message', (passed) => {
        answered = true;
        resolve(passed === true);
      });
      child.once('exit', isEnded);
      child.send(run);
      const passed = await promise;
      clearTimeout(timer);
      if (answered) child.off('exit', isEnded);
      else end();
      return passed;
    },
    async close(): Promise<void> {
      const ending = child;
      child = null;
      if (!ending || ending.exitCode !== null || ending.signalCode) return;
      const ended = once(ending, 'exit');
      if (ending.connected) ending.disconnect();
      await ended;
    },
  };
}

const isAlive = ({ connected, exitCode, signalCode }: ChildProcess): boolean =>
  connected && exitCode === null && signalCode === null;
