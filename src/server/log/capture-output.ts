import { stripVTControlCharacters } from 'node:util';
import type { Logger } from 'pino';
import { isUnreachable } from '../database/sql-state.ts';
import { withoutValues } from './describe-error.ts';
import { createFailureLog } from './failure-log.ts';

/* Libraries write plain text to the console (Astro, the HTTP adapter, Node's warnings): in the log it is lines like all others. */

const WRITTEN = 'Written by a library';
const LONGEST = 2000;
/** Said by @hono/node-server when a client has gone before its answer: no failure. */
const CLIENT_GONE = 'The user aborted a request.';
/** Astro's words about a page that failed, which is a line of ours with its cause (`pages/pages.ts`). */
const PAGE_FAILED = /^\d\d:\d\d:\d\d \[ERROR\] (?!\[)/;

/** For the process of the product: from now on nothing but lines of the log is written to standard error. */
export function captureOutput(log: Logger): void {
  const sayFailure = createFailureLog(log, WRITTEN);
  for (const level of ['error', 'warn', 'info', 'debug'] as const)
    console[level] = (...parts: unknown[]) => {
      const [first] = parts;
      // Better Auth prints each failed statement: thousands while the database is away.
      if (first instanceof Error && isUnreachable(first)) sayFailure(first);
      else writeParts(log, level, parts);
    };
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node warning'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'Uncaught failure');
    process.exit(1);
  });
}

function writeParts(
  log: Logger,
  level: 'error' | 'warn' | 'info' | 'debug',
  parts: unknown[],
): void {
  const error = parts.find((part) => part instanceof Error);
  const text = parts.filter((part) => typeof part === 'string').join(' ');
  if (text === CLIENT_GONE) {
    log.debug('Client gone');
    return;
  }
  const said = withoutValues(stripVTControlCharacters(text)).slice(0, LONGEST);
  log[PAGE_FAILED.test(said) ? 'debug' : level](
    { ...(said && { text: said }), ...(error && { err: error }) },
    WRITTEN,
  );
}
