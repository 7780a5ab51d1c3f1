import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { migrateDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const run = (statement: string) => database.pool.query(statement);
const article = (columns: string, values: string) =>
  run(
    `insert into articles (source_name, source_rss_url, original_url, original_title, ${columns}) values ('S', 'https://s.example', 'https://s.example/a', 'T', ${values}) returning id`,
  );

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
    await new Promise((resolve) => setTimeout(resolve, 50));
    inside -= 1;
  };
  await Promise.all([1, 2].map(() => migrateDatabase(database, { alsoInside: work })));
  expect(overlapped).toBe(false);
});
