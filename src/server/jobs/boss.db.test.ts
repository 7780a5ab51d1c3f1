import { randomUUID } from 'node:crypto';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { createTestJobs } from '../../../tests/support/test-jobs.ts';
import type { JobHandlers } from './boss.ts';
import { JOB_NAMES } from './definitions.ts';
import { listen } from './listen.ts';

const database = await createTestDatabase();
const jobs = await createTestJobs(database);
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

test('what a killed process had under way is taken up again at once, unless its tries are used up', async () => {
  const [again, over] = await Promise.all(
    ['a', 'b'].map(() =>
      database.db.transaction((tx) => jobs.send(tx, 'import-source', { source_id: randomUUID() })),
    ),
  );
  await database.pool.query("update jobs.job set state = 'active', heartbeat_on = now()");
  await database.pool.query('update jobs.job set retry_count = retry_limit where id = $1', [over]);
  expect(await jobs.reclaimAbandoned()).toBe(1);
  const { rows } = await database.pool.query('select id, state from jobs.job');
  expect(rows).toEqual(
    expect.arrayContaining([
      { id: again, state: 'retry' },
      { id: over, state: 'active' },
    ]),
  );
  await database.pool.query('delete from jobs.job');
});

test('a new job is announced, and who listens for it listens again after the connection is lost', async () => {
  const listening = async () => {
    const { rows } = await database.pool.query(
      "select pid from pg_stat_activity where datname = current_database() and query like 'listen %'",
    );
    return rows.map(({ pid }) => pid as number);
  };
  const [pid] = await listening();
  await database.pool.query('select pg_terminate_backend($1)', [pid]);
  const [next] = await vi.waitFor(
    async () => {
      const pids = await listening();
      expect(pids).toHaveLength(1);
      expect(pids).not.toContain(pid);
      return pids;
    },
    { timeout: 20_000, interval: 100 },
  );
  expect(next).toBeDefined();
});

test('a channel that cannot be heard leaves its connection to others', async () => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const nothing = () => {};
  await expect(listen(pool, '', nothing, nothing)).rejects.toThrow('zero-length');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('every queue announces its jobs, repeats them after pauses that double up to two hours and holds no job twice', async () => {
  const { rows } = await database.pool.query(
    `select distinct policy, notify, retry_backoff, retry_delay_max, heartbeat_seconds from jobs.queue
     where not starts_with(name, '__')`,
  );
  expect(rows).toEqual([
    {
      policy: 'exclusive',
      notify: true,
      retry_backoff: true,
      retry_delay_max: 7200,
      heartbeat_seconds: 10,
    },
  ]);
});

test('the row of a job that failed says what kind of error it was, without a visitor’s words', async () => {
  const fail = async () => {
    throw new DrizzleQueryError('select $1', ['Jonas'], new Error('Jonas'));
  };
  const handlers = {
    ...Object.fromEntries(JOB_NAMES.map((name) => [name, fail])),
    'replay-article': async () => {},
  };
  await database.db.transaction((tx) => jobs.send(tx, 'auto-publish', {}));
  await jobs.work(handlers as unknown as JobHandlers);
  const output = await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query(
        'select output::text from jobs.job where output is not null',
      );
      expect(rows).toHaveLength(1);
      return rows[0].output as string;
    },
    { timeout: 15_000, interval: 100 },
  );
  expect(output).toContain('DrizzleQueryError');
  expect(output).not.toMatch(/Jonas|select/);
  // It failed by itself, the process lived: that is no crash.
  const { rows } = await database.pool.query("select data ->> 'crashes' as crashes from jobs.job");
  expect(rows).toEqual([{ crashes: '0' }]);
});

test('what waits in a queue is done one after another: a worker looks for the next job at once, not at its next poll', async () => {
  const waiting = 20;
  await database.db.transaction(async (tx) => {
    for (let at = 0; at < waiting; at += 1) {
      const ids = { replay_id: randomUUID(), article_id: randomUUID() };
      await jobs.send(tx, 'replay-article', ids);
    }
  });
  const ofReplays = "select from jobs.job where name = 'replay-article' and state = 'completed'";
  // With a pause of two seconds after each it would take forty.
  await vi.waitFor(
    async () => expect((await database.pool.query(ofReplays)).rowCount).toBe(waiting),
    { timeout: 15_000, interval: 100 },
  );
});
