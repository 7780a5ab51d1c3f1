import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { RUN_TEXTS } from '../../domain/run-texts.ts';
import { seconds } from '../../domain/time/duration.ts';
import { useAction } from '../feedback/use-action.ts';
import { createRunList } from './run-list.ts';
import {
  type FunctionBody,
  listRunning,
  type StartedFunction,
  startFunction,
} from './run-requests.ts';

export const runList = createRunList(sessionStorage);

export function useFollowedRuns() {
  return useSyncExternalStore(runList.subscribe, runList.read);
}

/** Follows what others began: another tab, another person, the schedule. Asked only while the tab is looked at. */
export function useRunningOnServer(): void {
  const running = useQuery({
    queryKey: ['runs', 'running'],
    queryFn: listRunning,
    refetchInterval: seconds(30),
  });
  useEffect(() => {
    for (const run of running.data ?? []) runList.follow({ ...run, isOthers: true });
  }, [running.data]);
}

interface Start {
  body: FunctionBody;
  /** Instead of the function's own text of specification §8. */
  failure?: string;
  onStarted?: () => void;
}

/** Starts a function and follows its run in the frame. `isRunning`: this tab follows such a run. */
export function useFunction(name: StartedFunction) {
  const runs = useFollowedRuns();
  const start = useAction({
    run: async ({ body, onStarted }: Start) => {
      runList.follow({ id: await startFunction(name, body), name });
      onStarted?.();
    },
    failure: (_error, { failure }) => failure ?? RUN_TEXTS[name].failure,
    success: null,
    changes: [['articles']],
  });
  return {
    start: start.mutate,
    isStarting: start.isPending,
    isRunning: runs.some((run) => run.name === name),
  };
}
