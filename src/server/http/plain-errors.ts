import type { Logger } from 'pino';
import { AppError } from '../errors.ts';
import { UNEXPECTED } from './problems.ts';

/** What a browser shows where no page could be made: the sentence for the person, and nothing else. */
export const createPlainErrorHandler = (log: Pick<Logger, 'error'>) => (error: Error) => {
  const isExpected = error instanceof AppError;
  if (!isExpected) log.error({ err: error }, 'Unexpected failure');
  const wait = isExpected ? error.retryAfterSeconds : undefined;
  return new Response(isExpected ? error.detail : UNEXPECTED, {
    status: isExpected ? error.status : 500,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(wait === undefined ? {} : { 'Retry-After': String(wait) }),
    },
  });
};
