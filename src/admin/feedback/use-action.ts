import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateLists } from '../http/invalidate-lists.ts';
import { showFailure, showSuccess } from './toasts.ts';

interface Action<Input, Result> {
  run: (input: Input) => Promise<Result>;
  /** Description of the destructive toast, specification §8. */
  failure: string | ((error: unknown, input: Input) => string);
  /** Description of the success toast; null for none. */
  success: ((result: Result, input: Input) => string | null) | null;
  /** Lists that are out of date afterwards. They are also reloaded after a refusal: it may be stale data. */
  changes: QueryKey[];
}

/** One thing a person does: the request, its two toasts and the lists it makes out of date. */
export function useAction<Input, Result>({
  run,
  failure,
  success,
  changes,
}: Action<Input, Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (result, input) => {
      const text = success?.(result, input);
      if (text) showSuccess(text);
    },
    onError: (error, input) =>
      showFailure(typeof failure === 'string' ? failure : failure(error, input), error),
    onSettled: (_result, error) => invalidateLists(client, changes, error),
  });
}
