import { type Logger, pino } from 'pino';

/**
 * JSON lines on standard error, so that standard output stays for what a person reads at start. Never given
 * secrets, passwords, tokens or message bodies; the paths below are a second line of defence.
 */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      base: null,
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
    pino.destination({ fd: 2, sync: false }),
  );
}
