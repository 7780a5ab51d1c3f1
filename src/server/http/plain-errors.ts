import type { Context } from 'hono';
import type { Logger } from 'pino';
import { isTransientError } from '../database/sql-state.ts';
import { AppError } from '../errors.ts';
import { answerGoneClient } from './client-gone.ts';
import { AWAY, UNEXPECTED } from './problems.ts';

/** What a browser shows where no page could be made: the sentence for the person, and nothing else. */
export const createPlainErrorHandler =
  (log: Pick<Logger, 'error'>) => (error: Error, c: Context) => {
    const isExpected = error instanceof AppError;
    const gone = isExpected ? null : answerGoneClient(error, c);
    if (gone) return gone;
    if (!isExpected) log.error({ err: error }, 'Unexpected failure');
    const known = isExpected ? error : isTransientError(error) ? AWAY : null;
    const wait = known?.retryAfterSeconds;
    return new Response(known?.detail ?? UNEXPECTED, {
      status: known?.status ?? 500,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        ...(wait === undefined ? {} : { 'Retry-After': String(wait) }),
      },
    });
  };
