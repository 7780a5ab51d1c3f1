import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';
import { readLogContext } from './log-context.ts';

/** Characters of an address that are written: enough to know it by. */
const LOGGED_ADDRESS = 200;

/**
 * JSON lines on standard error, so that standard output stays for what a person reads at start. Never given
 * secrets, passwords, tokens or message bodies; the paths below are a second line of defence. Every line has a code to
 * look for, its own or one made of its message, which is constant, and the request or job it was written for.
 */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ fd: 2, sync: false }),
): Logger {
  return pino(
    {
      level,
      base: null,
      // A copy: the line's own fields are written into what this returns.
      mixin: () => ({ ...readLogContext() }),
      hooks: { logMethod: writeWithCode },
      serializers: {
        err: (error: unknown) => describeError(error),
        url: cutAddress,
        path: cutAddress,
      },
      redact: {
        paths: [
          'password',
          '*.password',
          'token',
          '*.token',
          'authorization',
          '*.authorization',
          'cookie',
          '*.cookie',
        ],
        censor: '[hidden]',
      },
    },
    destination,
  );
}

/** Whoever asks for a path, or writes a feed, chooses how long it is. */
const cutAddress = (address: unknown) =>
  typeof address === 'string' ? address.slice(0, LOGGED_ADDRESS) : address;

const codeOf = (message: unknown): string =>
  typeof message === 'string'
    ? message
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '_')
        .replace(/^_|_$/g, '')
    : 'unnamed';

function writeWithCode(this: Logger, args: Parameters<LogFn>, write: LogFn): void {
  const [first, ...others] = args as unknown[];
  if (typeof first === 'object' && first !== null)
    write.call(this, { code: codeOf(others[0]), ...first }, ...(others as [string]));
  else write.call(this, { code: codeOf(first) }, first as string);
}
