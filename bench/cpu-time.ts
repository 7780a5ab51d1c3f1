import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Seconds of processor time a process and its children have used so far (Linux). */
export function cpuSeconds(pid: number): number {
  let total = own(pid);
  for (const child of childrenOf(pid)) total += cpuSeconds(child);
  return total;
}

/** The same without its children. Threads that have ended count too. */
export function ownCpuSeconds(pid: number): number {
  const [user, system] = fieldsOf(pid).slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / TICKS_PER_SECOND;
}

export const parentOf = (pid: number): number => Number(fieldsOf(pid)[1]);

function own(pid: number): number {
  try {
    const [endedUser, endedSystem] = fieldsOf(pid).slice(13, 15).map(Number);
    return ownCpuSeconds(pid) + ((endedUser ?? 0) + (endedSystem ?? 0)) / TICKS_PER_SECOND;
  } catch (error) {
    // Ended since it was listed: from now on it is among its parent's ended children.
    if (isGone(error)) return 0;
    throw error;
  }
}

/** Of `/proc/<pid>/stat`, those after the name: state, parent, … */
function fieldsOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

export function childrenOf(pid: number): number[] {
  try {
    return threadsOf(pid).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
        .trim()
        .split(' ')
        .filter(Boolean)
        .map(Number),
    );
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

const threadsOf = (pid: number) => readdirSync(`/proc/${pid}/task`);

/** Between its listing and its reading a process may end. */
const isGone = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH'].includes(String(error.code));
