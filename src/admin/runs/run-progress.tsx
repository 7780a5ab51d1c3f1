import { ActionIcon, Progress, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RUN_TEXTS } from '../../domain/run-texts.ts';
import { seconds } from '../../domain/time/duration.ts';
import { HINT } from '../feedback/hint-attributes.ts';
import { useAction } from '../feedback/use-action.ts';
import { RequestProblem } from '../http/problem.ts';
import { IconPlayerStop } from '../style/icons.ts';
import { announceEnd } from './announce-end.ts';
import type { FollowedRun } from './run-list.ts';
import { getRun, stopRun } from './run-requests.ts';
import classes from './runs.module.css';
import { runList, useFollowedRuns, useRunningOnServer } from './use-runs.ts';

/** Specification §4.4: the display resets two seconds after the work has finished. */
const RESET_AFTER = seconds(2);
const COLORS = { running: 'sea', success: 'sea', partial: 'yellow', failed: 'red' };
const CHANGED_BY_RUNS = [
  'articles',
  'posts',
  'sources',
  'logs',
  'dashboard',
  'categories',
  'costs',
  'due-times',
  'replays',
];

/** Long work, live, on every screen: what this tab started, and what others did. */
export function RunProgressList() {
  const runs = useFollowedRuns();
  useRunningOnServer();
  if (runs.length === 0) return null;
  return (
    <section aria-label="Vykdymai" className={classes.list}>
      {runs.map((run) => (
        <RunProgress key={run.id} run={run} />
      ))}
    </section>
  );
}

function RunProgress({ run }: { run: FollowedRun }) {
  // Whole: one run from its first answer to its end.
  const client = useQueryClient();
  const texts = RUN_TEXTS[run.name];
  const { data, error } = useQuery({
    queryKey: ['run', run.id],
    queryFn: () => getRun(run.id),
    // Goes on through a failed answer too: the server may be starting again, and the run with it.
    refetchInterval: ({ state }) =>
      state.data && state.data.status !== 'running' ? false : seconds(1),
    staleTime: 0,
  });
  const stop = useAction({
    run: () => stopRun(run.id),
    failure: 'Nepavyko sustabdyti',
    success: null,
    changes: [['run', run.id]],
  });
  const isStopping = stop.isPending || stop.isSuccess;
  const { done, total, status } = data ?? { done: 0, total: 0, status: 'running' as const };
  const isGoing = status === 'running';
  const isGone = error instanceof RequestProblem && error.status === 404;

  // Rows fill in while the work goes on.
  useEffect(() => {
    if (done === 0 && isGoing) return;
    for (const key of CHANGED_BY_RUNS) void client.invalidateQueries({ queryKey: [key] });
  }, [client, done, isGoing]);

  // Equal answers are the same object to the query, so the end is announced once.
  const ended = isGoing ? undefined : data;
  useEffect(() => {
    if (isGone) runList.drop(run.id);
    if (!ended) return;
    if (!run.isOthers) announceEnd(run.name, ended);
    const timer = setTimeout(() => runList.drop(run.id), RESET_AFTER);
    return () => clearTimeout(timer);
  }, [ended, isGone, run]);

  const words = data && total > 0 ? texts.progress(data) : `${texts.title}...`;
  return (
    <div className={classes.run}>
      <div className={classes.line}>
        <Text size="sm" role="status" title={words}>
          {isGoing && isStopping ? `Stabdoma… ${words}` : words}
        </Text>
        {isGoing && (
          <ActionIcon
            size="sm"
            variant="default"
            disabled={isStopping}
            onClick={() => stop.mutate(undefined)}
            aria-label={`Sustabdyti: ${texts.title}`}
            {...{ [HINT]: 'Sustabdyti' }}
          >
            <IconPlayerStop size={14} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <Progress
        value={total > 0 ? (100 * done) / total : 100}
        animated={isGoing}
        color={COLORS[status]}
        size="sm"
        aria-label={texts.title}
      />
    </div>
  );
}
