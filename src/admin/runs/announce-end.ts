import { type FunctionName, RUN_TEXTS } from '../../domain/run-texts.ts';
import { articleCount } from '../../domain/text/with-count.ts';
import { showFailure, showPartial, showSuccess } from '../feedback/toasts.ts';
import { RunFailure } from '../http/problem.ts';
import type { Run } from './run-requests.ts';

/** Specification §8: success with counts, failure with the function's own text and the first reason. */
export function announceEnd(name: FunctionName, run: Run): void {
  const texts = RUN_TEXTS[name];
  // A part of it may have failed, and one that was stopped keeps what was done.
  const done = texts.success(run);
  if (run.is_stopped) showSuccess(done, 'Sustabdyta');
  else if (run.status === 'partial') showPartial(done, describeOthers(run));
  else if (run.status === 'success') showSuccess(done, undefined, describeOthers(run));
  else {
    const reason = run.error_message?.split('\n')[0] ?? '';
    showFailure(texts.failure, new RunFailure(`${name} ${run.id}`, reason));
  }
}

/** Where those went that were not prepared, in a line under what was done; null when there are none. */
function describeOthers({ for_review, waiting, waiting_cause }: Run): string | null {
  const others: string[] = [];
  if (for_review > 0)
    others.push(`Patikros neperėjo: ${articleCount(for_review)} (žr. „Peržiūrėtini“)`);
  // What to do about it stands over the list of articles.
  if (waiting > 0) others.push(`Laukia: ${articleCount(waiting)}`);
  if (waiting > 0 && waiting_cause) others.push(waiting_cause);
  return others.join('. ') || null;
}
