import { threadId } from 'node:worker_threads';
import { serveTasks } from '../../src/server/newsroom/workers/serve-tasks.ts';

/** A worker's script that fails as instructed. */
export type OddTask = 'echo' | 'hang' | 'eat' | 'throw' | 'leave';

serveTasks(async (task: OddTask) => {
  if (task === 'hang') await new Promise(() => {});
  if (task === 'leave') process.exit(1);
  if (task === 'throw') throw new Error('odd');
  const eaten: number[][] = [];
  while (task === 'eat') eaten.push(new Array(100_000).fill(Math.random()));
  return { task, threadId, eaten: eaten.length };
});
