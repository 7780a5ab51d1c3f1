import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { storePreparedArticle } from '../../../../tests/support/prepared-article.ts';
import { startTestApi } from '../../../../tests/support/test-api.ts';
import { articles } from '../../database/schema/articles.ts';
import { ai_import_settings, auto_import_logs } from '../../database/schema/automation.ts';
import { DEFAULT_PROMPTS } from '../preparation/prompts/default-prompts.ts';

const api = await startTestApi({ JOBS: 'paused' });
await api.db.insert(ai_import_settings).values(DEFAULT_PROMPTS);
afterAll(() => api.close());

const RUNS = {
  'import-rss-sources': {},
  'prepare-articles-ai': {},
  'regenerate-blog-images': { articleId: crypto.randomUUID() },
  'fix-short-articles': {},
  'auto-publish-article': {},
};

test('what would wait for jobs that nobody does is refused in words, and nothing has begun', async () => {
  const id = await storePreparedArticle(api.db);
  const [before] = await api.db.select().from(articles).where(eq(articles.id, id));
  const asked = [
    ...Object.entries(RUNS).map(([name, body]) => [`/functions/v1/${name}`, body]),
    [`/api/admin/articles/${id}/reprocess`, {}],
    ['/api/admin/replays', { article_ids: [id], candidate: { relevance_prompt: 'x'.repeat(40) } }],
  ] as [string, object][];
  for (const [path, given] of asked) {
    const { status, body } = await api.askAsAdmin('POST', path, given);
    expect([path, status, body.detail]).toEqual([
      path,
      409,
      expect.stringContaining('(JOBS=paused)'),
    ]);
  }
  expect(await api.db.$count(auto_import_logs)).toBe(0);
  expect((await api.db.select().from(articles).where(eq(articles.id, id)))[0]).toEqual(before);
});

test('where another instance may be at work it is begun', async () => {
  api.context.config.databaseUrl = api.databaseUrl;
  const { status } = await api.ask('POST', '/functions/v1/import-rss-sources', {
    token: api.people.admin.token,
    body: {},
    headers: { prefer: 'respond-async' },
  });
  expect(status).toBe(202);
  expect(await api.db.$count(auto_import_logs)).toBe(1);
});
