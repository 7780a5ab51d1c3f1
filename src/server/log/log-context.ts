import { AsyncLocalStorage } from 'node:async_hooks';

/** What a line of the log was written for: a request, or a job. */
interface LogContext {
  request_id?: string;
  job_id?: string;
}

const storage = new AsyncLocalStorage<LogContext>();

/** All that is logged within `work`, however late, says what it was for. */
export const withLogContext = <Result>(context: LogContext, work: () => Result): Result =>
  storage.run(context, work);

export const readLogContext = (): LogContext => storage.getStore() ?? {};
