import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storePreparedArticle } from '../../../tests/support/prepared-article.ts';
import { startTestApi } from '../../../tests/support/test-api.ts';
import { articles } from '../database/schema/articles.ts';
import { UNEXPECTED } from '../http/problems.ts';

const api = await startTestApi();
afterAll(() => api.close());

/** What nobody has foreseen: the database refuses this one change. */
beforeAll(async () => {
  await api.db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'unforeseen'; end $$`);
  await api.db.execute(sql`create trigger refuse before update on articles for each row
    when (new.original_title = 'Sugedęs' and new.ai_category = 'Debesija') execute function refuse()`);
});

const categorise = (...ids: string[]) =>
  api.askAsAdmin('POST', '/api/admin/articles/bulk', {
    action: 'category',
    ai_category: 'Debesija',
    items: ids.map((id) => ({ id })),
  });

test('one article that fails unforeseen is named, and the others are done', async () => {
  const [broken, fine] = [
    await storePreparedArticle(api.db, { original_title: 'Sugedęs' }),
    await storePreparedArticle(api.db, {}),
  ];
  const { status, body } = await categorise(broken, fine);
  expect(status).toBe(200);
  expect(body.failed).toEqual([{ id: broken, detail: UNEXPECTED }]);
  expect(body.done).toEqual([{ id: fine, version: 2 }]);
  const rows = await api.db
    .select()
    .from(articles)
    .where(inArray(articles.id, [broken, fine]));
  expect(rows.map(({ id, version }) => [id, version])).toEqual(
    expect.arrayContaining([
      [broken, 1],
      [fine, 2],
    ]),
  );
});

test('alone, it is a failure of the server', async () => {
  const broken = await storePreparedArticle(api.db, { original_title: 'Sugedęs' });
  expect((await categorise(broken)).status).toBe(500);
});
