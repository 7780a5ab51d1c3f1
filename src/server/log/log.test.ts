import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { withLogContext } from './log-context.ts';

function read(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: Record<string, unknown>[] = [];
  write(createLog('debug', { write: (line) => lines.push(JSON.parse(line)) }));
  return lines;
}

test('every line has a code: its own, or its message’s', () => {
  const lines = read((log) => {
    log.info('Signed in');
    log.warn({ attempts: 3 }, 'Sign-in refused: too many attempts');
    log.error({ code: 'own' }, 'Anything');
    log.error({ err: new Error('x') });
  });
  expect(lines.map(({ code }) => code)).toEqual([
    'signed_in',
    'sign_in_refused_too_many_attempts',
    'own',
    'unnamed',
  ]);
  expect(lines[1]).toMatchObject({ attempts: 3, msg: 'Sign-in refused: too many attempts' });
});

test('all that is written for a request or a job says so', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('debug', { write: (line) => lines.push(JSON.parse(line)) });
  await withLogContext({ request_id: 'r' }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    log.info({ path: '/x' }, 'Later');
    log.info('Last');
  });
  log.info('Outside');
  expect(lines.map(({ request_id }) => request_id)).toEqual(['r', 'r', undefined]);
  // And nothing of the line before.
  expect(lines.map(({ path }) => path)).toEqual(['/x', undefined, undefined]);
});

test('of an address, which may be anybody’s, two hundred characters are written', () => {
  const long = `/${'a'.repeat(5000)}`;
  const [line] = read((log) => log.info({ url: long, path: long, name: long }, 'x'));
  expect(line).toMatchObject({ url: long.slice(0, 200), path: long.slice(0, 200), name: long });
  expect(read((log) => log.info({ url: null }, 'x'))[0]).toMatchObject({ url: null });
});
