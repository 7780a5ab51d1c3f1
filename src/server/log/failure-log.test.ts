import { expect, test, vi } from 'vitest';
import { minutes } from '../../domain/time/duration.ts';
import { createFailureLog } from './failure-log.ts';
import { createLog } from './log.ts';

test('that the database is away is said once, whatever else fails each time', () => {
  const lines: { level: number; err: { message: string } }[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  const say = createFailureLog(log, 'Failed');
  const away = [
    new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
    Object.assign(new Error('shutting down'), { code: '57P03' }),
    // What the queue reports are copies, which have lost their class.
    { message: 'connect ECONNREFUSED 127.0.0.1:5432', code: 'ECONNREFUSED' },
  ];
  for (const error of [...away, ...away]) say(error);
  say(Object.assign(new Error('took too long'), { code: '57014' }));
  say(new TypeError('a bug'), { path: '/x' });
  say(new TypeError('a bug'));
  expect(lines.map(({ err }) => err.message)).toEqual([
    'Failed query',
    'took too long',
    'a bug',
    'a bug',
  ]);
  expect(lines[2]).toMatchObject({ level: 50, code: 'failed', path: '/x' });
});

test('that the database is still away is said again after a minute', () => {
  vi.useFakeTimers();
  const levels: number[] = [];
  const log = createLog('debug', { write: (line) => levels.push(JSON.parse(line).level) });
  const say = createFailureLog(log, 'Failed', 'warn');
  const away = Object.assign(new Error('shutting down'), { code: '57P03' });
  for (const after of [0, minutes(1) - 1, 1, 1]) {
    vi.advanceTimersByTime(after);
    say(away);
  }
  vi.useRealTimers();
  expect(levels).toEqual([40, 20, 40, 20]);
});
