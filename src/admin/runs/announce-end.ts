import type { FunctionName } from '../../domain/run-texts.ts';
import { RUN_TEXTS } from '../../domain/run-texts.ts';
import { showFailure, showPartial, showSuccess } from '../feedback/toasts.ts';
import { RunFailure } from '../http/problem.ts';
import { describeOthers, outcomeOf } from './run-outcome.ts';
import type { Run } from './run-requests.ts';

/** Specification §8: success with counts, failure with the function's own text and the first reason. */
export function announceEnd(name: FunctionName, run: Run): void {
  const texts = RUN_TEXTS[name];
  const outcome = outcomeOf(run);
  if (outcome === 'success') showSuccess(texts.success(run), undefined, describeOthers(run));
  else if (outcome === 'partial') showPartial(texts.success(run), describeOthers(run));
  else if (outcome === 'stopped') showSuccess(texts.success(run), 'Sustabdyta');
  else {
    const reason = run.error_message?.split('\n')[0] ?? '';
    showFailure(texts.failure, new RunFailure(`${name} ${run.id}`, reason));
  }
}
