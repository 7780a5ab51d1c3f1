import { useMutation } from '@tanstack/react-query';
import { showFailure } from '../feedback/toasts.ts';
import { RequestProblem } from '../http/problem.ts';

interface SourceCheck<Input, Result> {
  run: (input: Input) => Promise<Result>;
  /** Description of the toast for what is not the source's fault: no connection, a bug. */
  failure: string;
  /** Where the cause is shown: a field of the form and its message. */
  onRefused: (errors: RequestProblem['errors']) => void;
}

/**
 * A question about an external site. That the site cannot be read is an answer like any other: it stands at its
 * field, and what was typed stays.
 */
export function useSourceCheck<Input, Result>({
  run,
  failure,
  onRefused,
}: SourceCheck<Input, Result>) {
  return useMutation({
    mutationFn: run,
    onError: (error) => {
      const errors = error instanceof RequestProblem ? error.errors : [];
      if (errors.length > 0) onRefused(errors);
      else showFailure(failure, error);
    },
  });
}
