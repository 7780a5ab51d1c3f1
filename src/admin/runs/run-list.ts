import type { FunctionName } from '../../domain/run-texts.ts';

/** A run this tab follows. */
export interface FollowedRun {
  id: string;
  name: FunctionName;
  /** Somebody else's, or the schedule's: its progress is shown, its end is not announced. */
  isOthers?: boolean;
}

const KEY = 'runs';

/** The followed runs, kept in session storage so that a reload goes on following them. */
export function createRunList(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  const listeners = new Set<() => void>();
  let runs = parse(storage.getItem(KEY));
  const set = (next: FollowedRun[]) => {
    runs = next;
    storage.setItem(KEY, JSON.stringify(next));
    for (const listener of listeners) listener();
  };
  return {
    read: () => runs,
    /** A run that was found on the server before its start was answered here is this tab's own after all. */
    follow: (run: FollowedRun) => {
      const known = runs.find(({ id }) => id === run.id);
      if (!known) set([...runs, run]);
      else if (known.isOthers && !run.isOthers)
        set(runs.map((other) => (other === known ? run : other)));
    },
    drop: (id: string) => set(runs.filter((run) => run.id !== id)),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function parse(raw: string | null): FollowedRun[] {
  try {
    const value: unknown = JSON.parse(raw ?? '[]');
    return Array.isArray(value) ? (value as FollowedRun[]) : [];
  } catch {
    return [];
  }
}
