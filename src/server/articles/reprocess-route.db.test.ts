import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../tests/support/test-api.ts';

let api: TestApi;
const asked: unknown[][] = [];
beforeAll(async () => {
  const reprocess = async (...args: unknown[]) => {
    asked.push(args);
  };
  api = await startTestApi({}, { reprocess });
});
afterAll(() => api.close());

test('re-processing passes on the version that was seen', async () => {
  const post = await api.askAsAdmin('POST', '/api/admin/articles', {
    ai_translated_title: 'Pavadinimas',
    ai_translated_excerpt: 'Santrauka straipsnio.',
    ai_translated_content: '<p>Tekstas</p>',
    ai_slug: `p-${randomUUID()}`,
    ai_category: 'Technologijos',
    date: '2026-01-01',
  });
  expect(post.body).toMatchObject({ version: 1 });
  const { id } = post.body;
  const path = `/api/admin/articles/${id}/reprocess`;
  expect((await api.askAsAdmin('POST', path, { version: 7 })).status).toBe(200);
  expect(asked).toEqual([[id, api.people.admin.id, 7]]);
});
