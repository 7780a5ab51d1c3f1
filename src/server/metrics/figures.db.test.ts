import { mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { afterAll, expect, test, vi } from 'vitest';
import { IMPORTED_ARTICLE } from '../../../tests/support/prepared-article.ts';
import { startTestApi } from '../../../tests/support/test-api.ts';
import { days, seconds } from '../../domain/time/duration.ts';
import { connectDatabase } from '../database/database.ts';
import { articles } from '../database/schema/articles.ts';
import { backups } from '../database/schema/backups.ts';
import { conditions } from '../database/schema/conditions.ts';
import { model_calls } from '../database/schema/preparation.ts';
import { rss_sources } from '../database/schema/sources.ts';
import { addFigureGauges } from './figure-gauges.ts';
import { createFigureReader } from './read-figures.ts';
import { findPattern } from './route-label.ts';

const folder = await mkdtemp(join(tmpdir(), 'figures-'));
const api = await startTestApi({ DATA_DIR: folder });
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const readAll = async (db = api.db) => {
  const registry = new Registry();
  addFigureGauges(registry, createFigureReader({ ...api.context, db }));
  return await registry.metrics();
};

test('figures of the database and the disk stand under their names', async () => {
  const now = new Date();
  const source = { name: 'a', rss_url: 'https://a.lt', type: 'rss' } as const;
  const [failing] = await api.db
    .insert(rss_sources)
    .values([
      { ...source, last_error_kind: 'timeout' },
      { ...source, rss_url: 'https://b.lt' },
      { ...source, rss_url: 'https://c.lt', is_active: false },
    ])
    .returning();
  const article = (at: number) => ({ ...IMPORTED_ARTICLE, original_url: `https://a.lt/${at}` });
  await api.db
    .insert(articles)
    .values([
      { ...article(1), source_id: failing?.id },
      { ...article(2), source_id: failing?.id, created_at: new Date(now.getTime() - days(2)) },
      article(3),
    ]);
  const call = {
    article_id: crypto.randomUUID(),
    step: 'judge',
    model: 'google/x',
    input_tokens: 70,
    output_tokens: 30,
    cost_micro_usd: 1_500_000,
    created_at: now,
  } as const;
  await api.db
    .insert(model_calls)
    .values([call, call, { ...call, created_at: new Date(now.getTime() - days(2)) }]);
  await api.db
    .insert(backups)
    .values({ started_at: new Date(1_700_000_000_000), verified_at: now });
  const facts = { code: 'nothing_imported' } as const;
  const condition = { code: facts.code, facts, opened_at: now, seen_at: now };
  await api.db
    .insert(conditions)
    .values([condition, { ...condition, subject: 'over', closed_at: now }]);
  await api.db.transaction(async (tx) => {
    for (let n = 0; n < 2; n += 1)
      await api.context.jobs.send(tx, 'send-account-mail', { mail_id: crypto.randomUUID() });
    await api.context.jobs.send(tx, 'auto-publish', {});
  });
  await api.pool.query(`update jobs.job set start_after = now() - case name
    when 'auto-publish' then interval '500 seconds' else interval '90 seconds' end`);
  await api.pool.query(`update jobs.job set start_after = now() + interval '1 hour'
    where id = (select id from jobs.job where name = 'send-account-mail' limit 1)`);
  const lines = (await readAll()).split('\n');
  const exact = lines.filter((line) => /^website_(?!disk|database_size|oldest)/.test(line));
  expect(exact.filter((line) => !/^website_conditions.* 0$/.test(line))).toEqual([
    'website_database_up 1',
    'website_jobs{queue="auto-publish",state="waiting"} 1',
    'website_jobs{queue="auto-publish",state="deferred"} 0',
    'website_jobs{queue="auto-publish",state="active"} 0',
    'website_jobs{queue="send-account-mail",state="waiting"} 1',
    'website_jobs{queue="send-account-mail",state="deferred"} 1',
    'website_jobs{queue="send-account-mail",state="active"} 0',
    'website_mails_waiting 2',
    'website_articles{state="all"} 3',
    'website_articles{state="published"} 0',
    'website_articles{state="processed"} 0',
    'website_articles_imported_today 1',
    expect.stringMatching(/^website_sources\{failure="(timeout)?"\} 1$/),
    expect.stringMatching(/^website_sources\{failure="(timeout)?"\} 1$/),
    'website_model_calls_today{model="google/x"} 2',
    'website_model_tokens_today{model="google/x",direction="input"} 140',
    'website_model_tokens_today{model="google/x",direction="output"} 60',
    'website_model_cost_usd_today{model="google/x"} 3',
    'website_proven_backup_timestamp_seconds 1700000000',
    'website_conditions_open{code="nothing_imported"} 1',
  ]);
  expect(exact).toContain('website_conditions_open{code="disk_low"} 0');
  const valueIn = (start: string) =>
    Number(
      lines
        .find((l) => l.startsWith(start))
        ?.split(' ')
        .at(-1),
    );
  expect(valueIn('website_oldest_job_age_seconds')).toBeGreaterThanOrEqual(500);
  for (const part of ['all', 'revisions', 'audit'])
    expect(valueIn(`website_database_size_bytes{part="${part}"}`)).toBeGreaterThan(10_000);
  const [free, size] = ['free', 'size'].map((what) =>
    valueIn(`website_disk_${what}_bytes{path="${folder}"}`),
  );
  expect(free).toBeGreaterThan(0);
  expect(size).toBeGreaterThanOrEqual(free ?? 0);
});

test('a crowd of askers costs one look, and the next one comes after fifteen seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const read = createFigureReader(api.context);
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, read));
  expect(first).not.toBeNull();
  for (const other of others) expect(other).toBe(first);
  vi.advanceTimersByTime(seconds(15));
  expect(await read()).toBe(first);
  vi.advanceTimersByTime(1);
  expect(await read()).not.toBe(first);
  vi.useRealTimers();
});

test('without the database that is said, and no old figures', async () => {
  const gone = connectDatabase('postgres://nobody@127.0.0.1:1/none', () => {});
  const text = await readAll(gone.db);
  await gone.close();
  expect(text).toContain('website_database_up 0');
  expect(text).not.toMatch(/^website_(jobs|mails_waiting|articles|database_size_bytes)\b/m);
});

test.each([
  ['/api/admin/articles/one', '/api/admin/articles/:id'],
  ['/functions/v1/import-rss-sources', undefined],
  ['/api/nothing/there', undefined],
])('a request to %s is counted by the pattern that answers it: %s', async (path, pattern) => {
  const outgoing = {} as ServerResponse;
  const incoming = { socket: { remoteAddress: '127.0.0.1' } };
  await api.api.request(path, {}, { incoming, outgoing });
  expect(findPattern(outgoing)).toBe(pattern);
});
