import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { storeArticle } from '../../../tests/support/prepared-article.ts';
import { startTestApi } from '../../../tests/support/test-api.ts';
import { articles } from '../database/schema/articles.ts';
import { auto_import_logs } from '../database/schema/automation.ts';
import { rss_sources } from '../database/schema/sources.ts';
import { createJobHandlers } from '../job-handlers.ts';
import { startRun } from '../newsroom/automation/runs.ts';
import { deadLetter } from './dead-letter.ts';

const api = await startTestApi();
afterAll(() => api.close());

async function addArticle(values: Partial<typeof articles.$inferInsert> = {}) {
  return await storeArticle(api.db, {
    original_title: 'Sunkus tekstas',
    ...values,
  });
}

const DYING = new URL('../../../tests/support/die-at-work.ts', import.meta.url);

test('a job that twice killed its process goes to the dead letters with the reason, and the process lives', async () => {
  const { id } = await addArticle();
  const run = await startRun(api.context, 'prepare-articles-ai', 'manual', 'prepare-article', [
    { article_id: id },
  ]);
  for (let n = 0; n < 2; n += 1) {
    const child = spawn(process.execPath, [DYING.pathname, api.databaseUrl], { stdio: 'ignore' });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  }
  const { boss } = api;
  expect(await boss.reclaimAbandoned()).toBe(1);
  const unused = {
    databaseUrl: '',
    feeds: null as never,
    pages: null as never,
    robots: null as never,
  };
  await boss.work(createJobHandlers({ ...api.context, ...unused }));
  await vi.waitFor(
    async () => {
      const [row] = await api.db.select().from(articles).where(eq(articles.id, id));
      expect(row).toMatchObject({
        preparation_state: 'failed',
        preparation_reason: { code: 'dead_lettered' },
      });
      const [log] = await api.db
        .select()
        .from(auto_import_logs)
        .where(eq(auto_import_logs.id, run));
      expect(log?.status).toBe('failed');
      expect(JSON.stringify(log)).toContain('du kartus nutraukė programos darbą');
    },
    { timeout: 20_000, interval: 200 },
  );
}, 120_000);

test('a source that twice ended what reads it is switched off and says why', async () => {
  const [source] = await api.db
    .insert(rss_sources)
    .values({ name: 'Sunkus', rss_url: 'https://example.com/rss', type: 'rss' })
    .returning();
  const id = source?.id ?? '';
  expect(await deadLetter(api.context, 'import-source', id)).toContain('Sunkus');
  const [row] = await api.db.select().from(rss_sources).where(eq(rss_sources.id, id));
  expect(row).toMatchObject({ is_active: false, last_error_kind: 'deadly' });
  expect(row?.last_error).toContain('nutraukė programos darbą. Šaltinis išjungtas.');
});

test('what is prepared or public already stays as it is', async () => {
  const { id } = await addArticle({
    original_url: 'https://example.com/2',
    preparation_state: 'prepared',
  });
  await deadLetter(api.context, 'regenerate-cover', id);
  const [row] = await api.db.select().from(articles).where(eq(articles.id, id));
  expect(row).toMatchObject({ preparation_state: 'prepared', preparation_reason: null });
});
