import { parentPort } from 'node:worker_threads';

/** What a thread says: once that its libraries are loaded, then an answer to each task. */
export type WorkerMessage<Answer> = { isReady: true } | { isReady: false; answer: Answer };

/**
 * The thread's side of `createIsolatedWorker`.
 * @param perform must not throw: a failure is an answer too
 */
export function serveTasks<Task, Answer>(perform: (task: Task) => Answer | Promise<Answer>): void {
  const port = parentPort;
  const post = (message: WorkerMessage<Answer>) => port?.postMessage(message);
  port?.on('message', async (task: Task) => post({ isReady: false, answer: await perform(task) }));
  post({ isReady: true });
}
