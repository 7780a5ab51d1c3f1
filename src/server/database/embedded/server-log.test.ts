import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createServerLog } from './server-log.ts';

function read(...chunks: string[]) {
  const lines: { level: number; msg: string; code?: string }[] = [];
  const log = pino(
    { level: 'debug', base: null },
    { write: (line) => lines.push(JSON.parse(line)) },
  );
  const server = createServerLog(log);
  for (const chunk of chunks) server.write(chunk);
  return { server, logged: lines.map(({ level, msg }) => `${pino.levels.labels[level]} ${msg}`) };
}

test('the server’s lines have our levels, whatever pieces they come in', () => {
  const { logged, server } = read(
    'postmaster|00000|LOG:  listening on IPv4 address "127.0.0.1", port 5\npostmaster|00000|LOG:  data',
    'base system is ready to accept connections\npostmaster|00000|LOG:  server process (PID 7) was terminated by signal 9: Killed\n',
    'autovacuum worker|22P02|ERROR:  broken\ncheckpointer|53100|LOG:  could not write\nwalwriter|58030|PANIC:  gone\npostgres: no such option\n',
  );
  expect(logged).toEqual(
    [
      'debug listening on IPv4 address "127.0.0.1", port 5',
      'warn server process (PID 7) was terminated by signal 9: Killed',
      'error broken',
      'warn could not write',
      'fatal gone',
      'warn postgres: no such option',
    ].toSpliced(1, 0, 'debug database system is ready to accept connections'),
  );
  expect(server.isReady()).toBe(true);
});

test('what a statement of ours ran into is not repeated with its values, a full disk is', () => {
  const { logged, server } = read(
    'client backend|22P02|ERROR:  invalid input syntax for type uuid: "jonas@example.com"\n',
    'client backend|53100|ERROR:  could not extend file "base/5/1": No space left on device\n',
    "client backend|53100|STATEMENT:  alter role website password 'x'\n\twhere Jonas\n",
    'client backend|57P03|FATAL:  the database system is starting up\n',
  );
  expect(logged).toEqual([
    'error could not extend file "base/5/1": No space left on device',
    'debug the database system is starting up',
  ]);
  expect(server.explain().hasNoRoom).toBe(true);
});

test('the cause of an end is the last line that tells one', () => {
  const { server } = read(
    'startup|58030|PANIC:  could not write to file: Input/output error\npostmaster|00000|LOG:  shutting down due to startup process failure\n',
  );
  expect(server.explain()).toEqual({
    hasNoRoom: false,
    message: 'could not write to file: Input/output error',
  });
});

test('of a full disk the last twenty lines tell', () => {
  const full = 'client backend|53100|ERROR:  could not write: No space left on device\n';
  const explain = (more: number) =>
    read(full, 'client backend|00000|LOG:  checkpoint\n'.repeat(more)).server.explain();
  expect(explain(19).hasNoRoom).toBe(true);
  expect(explain(20).hasNoRoom).toBe(false);
});

test('a server that ended without a whole line says what it had begun', () => {
  expect(read('postgres: could not access').server.explain().message).toBe(
    'postgres: could not access',
  );
});
