import { findSqlState } from '../database/sql-state.ts';

/** An error as the log holds it: what helps to mend it, nothing that a person wrote. */
interface DescribedError {
  type: string;
  message: string;
  stack?: string;
  code?: string | number;
  constraint?: string;
  status?: number;
  cause?: DescribedError;
  errors?: DescribedError[];
}

const DEEPEST = 5;
const MOST_INSIDE = 5;
/** Drizzle ends its messages with the values of the statement: names, addresses, whole messages of visitors. */
const VALUES = /\nparams:[\s\S]*$/;

/**
 * For pino's `err`. Takes known fields only: errors of libraries also carry statements' values, rows
 * („Failing row contains …“), requests and answers.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  // pg-boss reports copies of errors, which are none.
  if (!(error instanceof Error) && hasMessage(error))
    return describeError(Object.assign(new Error(), error), depth);
  if (!(error instanceof Error)) return { type: typeof error, message: describeThrown(error) };
  const { code, constraint, status, stack, cause, errors } = error as Error &
    Record<string, unknown>;
  const isDeepest = depth >= DEEPEST;
  return {
    type: typeOf(error),
    message: withoutValues(error.message),
    ...(typeof stack === 'string' && { stack: cleanStack(stack, error.message) }),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof status === 'number' && { status }),
    ...(cause !== undefined &&
      cause !== null &&
      !isDeepest && { cause: describeError(cause, depth + 1) }),
    ...(Array.isArray(errors) &&
      !isDeepest && {
        errors: errors
          .filter((inner) => inner instanceof Error)
          .slice(0, MOST_INSIDE)
          .map((inner) => describeError(inner, depth + 1)),
      }),
  };
}

/**
 * What kind of error it is, without its message: `DrizzleQueryError 23505`. For places that outlive the
 * failure, such as the job's row.
 */
export function nameError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const state = findSqlState(error);
  return state ? `${typeOf(error)} ${state}` : typeOf(error);
}

/** What was thrown and is no error: of an object its keys, never its values. */
const describeThrown = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null
    ? `an object with ${Object.keys(thrown).join(', ') || 'nothing'}`
    : withoutValues(String(thrown));

const hasMessage = (error: unknown): error is { message: string } =>
  typeof error === 'object' &&
  error !== null &&
  typeof (error as { message?: unknown }).message === 'string';

/** Drizzle's errors keep the plain name "Error", PostgreSQL's are named "error"; their class says more. */
const typeOf = (error: Error) =>
  /^error$/i.test(error.name) ? error.constructor.name : error.name;

export const withoutValues = (text: string) => text.replace(VALUES, '');

/** The frames stay: only the message at the top is cut. A stack that begins otherwise is cut to its end. */
function cleanStack(stack: string, message: string): string {
  const at = stack.indexOf(message);
  if (at === -1) return withoutValues(stack);
  const frames = stack.slice(at + message.length);
  return stack.slice(0, at) + withoutValues(message) + withoutValues(frames);
}
