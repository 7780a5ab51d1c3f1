import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';

/**
 * JSON lines on standard error, so that standard output stays for what a person reads at start. Never given
 * secrets, passwords, tokens or message bodies; the paths below are a second line of defence.
 */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ fd: 2, sync: false }),
): Logger {
  return pino(
    {
      level,
      base: null,
      serializers: { err: (error: unknown) => describeError(error) },
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
