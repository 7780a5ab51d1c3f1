import type { Logger } from 'pino';
import { createIsolatedWorker } from './isolated-worker.ts';
import { serveTasks } from './serve-tasks.ts';

// biome-ignore lint/suspicious/noExplicitAny: of any function only the name matters here; `call` knows its type
type Work = Record<string, (...args: any[]) => unknown>;
interface Call {
  name: string;
  args: unknown[];
}
type Result = { value: unknown } | { error: string };

/** Functions that run in a thread of their own, with its limits of time and memory. */
export interface WorkerRpc<W extends Work> {
  /** @throws WorkerError when it cost the thread its life */
  call<Name extends keyof W & string>(
    name: Name,
    ...args: Parameters<W[Name]>
  ): Promise<ReturnType<W[Name]>>;
  close(): Promise<void>;
}

/** @param script calls `serveRpc` with the same functions */
export function createWorkerRpc<W extends Work>(
  script: URL,
  options: { log: Pick<Logger, 'warn'> },
): WorkerRpc<W> {
  const thread = createIsolatedWorker<Call, Result>(script, options);
  return {
    async call<Name extends keyof W & string>(name: Name, ...args: Parameters<W[Name]>) {
      const result = await thread.ask({ name, args }, name);
      if ('error' in result) throw new Error(`${name}: ${result.error}`);
      return result.value as ReturnType<W[Name]>;
    },
    close: () => thread.close(),
  };
}

/** The thread's side. */
export function serveRpc(work: Work): void {
  serveTasks(({ name, args }: Call): Result => {
    try {
      return { value: work[name]?.(...args) };
    } catch (error) {
      return { error: String(error) };
    }
  });
}
