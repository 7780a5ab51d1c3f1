import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { openCuttableWay } from '../../../tests/support/cuttable-way.ts';
import { createEmptyDatabase, createTestDatabase } from '../../../tests/support/test-database.ts';
import { createErrorHandler } from '../http/problems.ts';
import { explainStartFailure } from '../start-failure.ts';
import { connectDatabase, migrateDatabase } from './database.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

const run = (statement: string) => database.pool.query(statement);
const article = (columns: string, values: string) =>
  run(
    `insert into articles (source_name, source_rss_url, original_url, original_title, ${columns}) values ('S', 'https://s.example', 'https://s.example/a', 'T', ${values}) returning id`,
  );

test('a database of another encoding is refused with what to type, and nothing is made in it', async () => {
  const latin = await createEmptyDatabase(
    `encoding 'LATIN1' template template0 locale 'C' locale_provider libc`,
  );
  const connection = connectDatabase(latin.url, () => {});
  try {
    const told = migrateDatabase(connection, latin).catch(explainStartFailure);
    expect(await told).toMatch(/DATABASE_URL: .* koduotė yra LATIN1, .*createdb -E UTF8/);
    const { rowCount } = await connection.pool.query(
      `select from pg_tables where schemaname in ('public', 'drizzle')`,
    );
    expect(rowCount).toBe(0);
  } finally {
    await connection.close();
    await latin.drop();
  }
});

describe('constraints carry the rules', () => {
  test.each([
    ['a score above 100', () => article('ai_actuality_score', '101')],
    ['a score below 0', () => article('ai_actuality_score', '-1')],
    ['an unknown import type', () => article('import_type', "'robot'")],
    ['an unknown preparation state', () => article('preparation_state', "'done'")],
    [
      'a published article without slug, title and content',
      () => article('published_date', 'now()'),
    ],
    ['an unknown role', () => run("insert into user_roles select gen_random_uuid(), 'owner'")],
    [
      'an unknown contact status',
      () =>
        run("insert into contacts (name, email, message, status) values ('a', 'b', 'c', 'seen')"),
    ],
    [
      'an unknown source type',
      () => run("insert into rss_sources (name, rss_url, type) values ('a', 'b', 'mail')"),
    ],
    [
      'a second settings row',
      () =>
        run(
          "insert into ai_import_settings (id, translation_prompt, relevance_prompt, image_generation_prompt) values (2, '', '', '')",
        ),
    ],
    [
      'an unknown interval',
      () =>
        run(
          "insert into ai_import_settings (source_import_interval, translation_prompt, relevance_prompt, image_generation_prompt) values ('2hr', '', '', '')",
        ),
    ],
    [
      'a batch of more than 50',
      () =>
        run(
          "insert into ai_import_settings (auto_publish_batch_size, translation_prompt, relevance_prompt, image_generation_prompt) values (51, '', '', '')",
        ),
    ],
  ])('%s is refused', async (_rule, insert) => {
    await expect(insert()).rejects.toThrow(/violates|constraint/);
  });

  test('a slug is unique where it is set, and may be missing on many', async () => {
    await article('ai_slug', 'null');
    await article('ai_slug', 'null');
    await article('ai_slug', "'vienas'");
    await expect(article('ai_slug', "'vienas'")).rejects.toThrow('articles_ai_slug_key');
  });

  test('the key of an imported item is unique and outlives its article', async () => {
    const { rows } = await article('ai_slug', "'su-raktu'");
    await run(`insert into article_keys (key, article_id) values ('url:a', '${rows[0].id}')`);
    await expect(run("insert into article_keys (key) values ('url:a')")).rejects.toThrow(/unique/);
    await run(`delete from articles where id = '${rows[0].id}'`);
    const kept = await run("select article_id from article_keys where key = 'url:a'");
    expect(kept.rows).toEqual([{ article_id: null }]);
  });
});

test('two instances that start together migrate once', async () => {
  let inside = 0;
  let overlapped = false;
  const work = async () => {
    inside += 1;
    overlapped ||= inside > 1;
    await delay(50);
    inside -= 1;
  };
  await Promise.all([1, 2].map(() => migrateDatabase(database, { alsoInside: work })));
  expect(overlapped).toBe(false);
});

describe('limits of time', () => {
  const connect = (purpose: 'pages' | 'panel' | 'jobs' | 'command') =>
    connectDatabase(database.url, () => {}, purpose);

  test.each([
    ['pages', ['10s', '5s', '10s']],
    ['panel', ['30s', '20s', '30s']],
    ['jobs', ['5min', '1min', '2min']],
    ['command', ['0', '2min', '0']],
  ] as const)('are set on each connection for %s', async (purpose, limits) => {
    const connection = connect(purpose);
    try {
      const { rows } = await connection.pool.query(
        `select array[current_setting('statement_timeout'), current_setting('lock_timeout'),
           current_setting('idle_in_transaction_session_timeout')] as limits`,
      );
      expect(rows[0].limits).toEqual(limits);
    } finally {
      await connection.close();
    }
  });

  test('hold no migration, and the connection that migrates is not used again', async () => {
    const limits = "select current_setting('statement_timeout') as limit, pg_backend_pid() as pid";
    const before = await run(limits);
    let during: unknown;
    await migrateDatabase(database, {
      alsoInside: async () => {
        const active = await run(
          "select pid from pg_locks where locktype = 'advisory' and granted",
        );
        during = active.rows[0]?.pid;
      },
    });
    const { rows } = await run(limits);
    expect(before.rows[0].limit).toBe('30s');
    expect(rows[0].limit).toBe('30s');
    expect(rows[0].pid).not.toBe(during);
  });

  test.each([
    ['jobs', 9],
    ['panel', 10],
  ] as const)('%s that use up their %i connections leave pages theirs', async (purpose, size) => {
    const [busy, pages] = [connect(purpose), connect('pages')];
    const held = await Promise.all(Array.from({ length: size }, () => busy.pool.connect()));
    const waiting = busy.pool.query('select 1');
    expect((await pages.pool.query('select 1 as answer')).rows).toEqual([{ answer: 1 }]);
    expect(busy.pool.waitingCount).toBe(1);
    for (const client of held) client.release();
    await waiting;
    await Promise.all([busy.close(), pages.close()]);
  });

  test('that end a connection amid its transaction fail the transaction and nothing else', async () => {
    const transaction = database.db.transaction(async (tx) => {
      await tx.execute("set local idle_in_transaction_session_timeout = '10ms'");
      await delay(200);
      await tx.execute('select 1');
    });
    await expect(transaction).rejects.toThrow();
    expect((await run('select 1 as answer')).rows).toEqual([{ answer: 1 }]);
  });

  test('leave every place of the pool free, however often a connection breaks at the begin of a transaction', async () => {
    const way = await openCuttableWay(database.url);
    const connection = connectDatabase(way.url, () => {}, 'pages');
    for (let outage = 0; outage < 10; outage++) {
      await connection.pool.query('select 1');
      way.silence();
      const transaction = connection.db.transaction((tx) => tx.execute('select 1'));
      // `begin` is under way, on the one connection there is.
      await delay(20);
      way.cut();
      await expect(transaction).rejects.toThrow();
      way.unsilence();
      way.mend();
    }
    const { pool } = connection;
    expect((await pool.query('select 1 as answer')).rows).toEqual([{ answer: 1 }]);
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
    await connection.close();
    expect(pool.ended).toBe(true);
    await way.close();
  });

  test('that are reached answer a request with 503 and words', async () => {
    const app = new Hono().get('/', async () => {
      await database.db.transaction(async (tx) => {
        await tx.execute("set local statement_timeout = '1ms'");
        await tx.execute('select pg_sleep(5)');
      });
      return new Response();
    });
    app.onError(createErrorHandler(pino({ level: 'silent' })));
    const answer = await app.request('/');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('užimta') });
  });
});
