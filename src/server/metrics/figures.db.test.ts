import { mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { afterAll, expect, test } from 'vitest';
import { startTestApi } from '../../../tests/support/test-api.ts';
import { connectDatabase } from '../database/database.ts';
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
  await api.db.insert(rss_sources).values([
    { name: 'a', rss_url: 'https://a.lt', type: 'rss', last_error_kind: 'timeout' },
    { name: 'b', rss_url: 'https://b.lt', type: 'rss' },
  ]);
  await api.db.insert(model_calls).values({
    article_id: crypto.randomUUID(),
    step: 'judge',
    model: 'google/x',
    input_tokens: 70,
    output_tokens: 30,
    cost_micro_usd: 1_500_000,
    created_at: now,
  });
  await api.db
    .insert(backups)
    .values({ started_at: new Date(1_700_000_000_000), verified_at: now });
  const facts = { code: 'nothing_imported' } as const;
  await api.db.insert(conditions).values({ code: facts.code, facts, opened_at: now, seen_at: now });
  await api.db.transaction((tx) =>
    api.context.jobs.send(tx, 'send-account-mail', { mail_id: crypto.randomUUID() }),
  );
  await api.pool.query("update jobs.job set start_after = now() - interval '90 seconds'");
  const lines = (await readAll()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'website_database_up 1',
      'website_jobs{queue="send-account-mail",state="waiting"} 1',
      'website_mails_waiting 1',
      'website_sources{failure="timeout"} 1',
      'website_sources{failure=""} 1',
      'website_model_calls_today{model="google/x"} 1',
      'website_model_tokens_today{model="google/x",direction="input"} 70',
      'website_model_cost_usd_today{model="google/x"} 1.5',
      'website_proven_backup_timestamp_seconds 1700000000',
      'website_conditions_open{code="nothing_imported"} 1',
      'website_conditions_open{code="disk_low"} 0',
      'website_articles_imported_today 0',
    ]),
  );
  const valueIn = (start: string) =>
    Number(
      lines
        .find((l) => l.startsWith(start))
        ?.split(' ')
        .at(-1),
    );
  expect(valueIn('website_oldest_job_age_seconds')).toBeGreaterThanOrEqual(90);
  expect(valueIn('website_database_size_bytes{part="all"}')).toBeGreaterThan(1_000_000);
  expect(valueIn(`website_disk_free_bytes{path="${folder}"}`)).toBeGreaterThan(0);
});

test('a crowd of askers costs one look', async () => {
  const read = createFigureReader(api.context);
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, read));
  expect(first).not.toBeNull();
  for (const other of others) expect(other).toBe(first);
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
