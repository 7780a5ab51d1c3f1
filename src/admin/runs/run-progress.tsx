import { Progress, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { seconds } from '../../domain/duration.ts';
import { showFailure, showSuccess } from '../feedback/toasts.ts';
import { RequestProblem } from '../http/problem.ts';
import type { FollowedRun } from './run-list.ts';
import { getRun, type Run } from './run-requests.ts';
import { RUN_TEXTS } from './run-texts.ts';
import classes from './runs.module.css';
import { runList, useFollowedRuns } from './use-runs.ts';

/** Specification §4.4: the display resets two seconds after the work has finished. */
const RESET_AFTER = seconds(2);
const CHANGED_BY_RUNS = ['articles', 'posts', 'sources', 'logs', 'dashboard', 'categories'];

/** Long work this tab started, live, on every screen. */
export function RunProgressList() {
  const runs = useFollowedRuns();
  if (runs.length === 0) return null;
  return (
    <section aria-label="Vykdomi darbai" className={classes.list}>
      {runs.map((run) => (
        <RunProgress key={run.id} run={run} />
      ))}
    </section>
  );
}

function RunProgress({ run }: { run: FollowedRun }) {
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
  const done = data?.done ?? 0;
  const status = data?.status;
  const isGone = error instanceof RequestProblem && error.status === 404;

  // Rows fill in while the work goes on.
  useEffect(() => {
    if (done === 0 && status !== 'success' && status !== 'failed') return;
    for (const key of CHANGED_BY_RUNS) void client.invalidateQueries({ queryKey: [key] });
  }, [client, done, status]);

  // Equal answers are the same object to the query, so the end is announced once.
  const ended = data && data.status !== 'running' ? data : null;
  useEffect(() => {
    if (isGone) runList.drop(run.id);
    if (!ended) return;
    announceEnd(run, ended);
    const timer = setTimeout(() => runList.drop(run.id), RESET_AFTER);
    return () => clearTimeout(timer);
  }, [ended, isGone, run]);

  return (
    <div className={classes.run}>
      <Text size="sm" role="status">
        {data && data.total > 0 ? texts.progress(data) : `${texts.title}...`}
      </Text>
      <Progress
        value={data && data.total > 0 ? (100 * data.done) / data.total : 100}
        animated={!status || status === 'running'}
        color={status === 'failed' ? 'red' : 'sea'}
        size="sm"
        aria-label={texts.title}
      />
    </div>
  );
}

function announceEnd({ name }: FollowedRun, run: Run): void {
  const texts = RUN_TEXTS[name];
  const isFailed = run.status === 'failed' || (run.total > 0 && run.failed === run.total);
  if (!isFailed) {
    showSuccess(texts.success(run));
    return;
  }
  const reason = run.error_message?.split('\n')[0] ?? '';
  showFailure(texts.failure, new RequestProblem(200, reason));
}
