import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { listAuditEntries } from '../../../../../tests/support/audit-entries.ts';
import {
  createPreparationWorld,
  type ProviderKeys,
} from '../../../../../tests/support/preparation-world.ts';
import { DEFAULT_DAILY_BUDGET } from '../../../../domain/default-daily-budget.ts';
import { article_revisions } from '../../../database/schema/article-versions.ts';
import { articles } from '../../../database/schema/articles.ts';
import { model_calls } from '../../../database/schema/preparation.ts';
import { regenerateCover } from './regenerate-cover.ts';

let changed: string[] = [];
const world = await createPreparationWorld();
afterEach(async () => {
  changed = [];
  await world.reset();
});
afterAll(() => world.close());

const deps = (keys?: ProviderKeys) => ({
  ...world.deps(keys),
  onChanged: async (_tx: unknown, article: { id: string }) => {
    changed.push(article.id);
  },
});

test('without a key another cover is drawn each time, and a review goes', async () => {
  const { id, version } = await world.addArticle({ reviewed_at: world.now });
  const first = await regenerateCover(deps(), id, version);
  const second = await regenerateCover(deps(), id, version + 1);
  expect(first.by).toBe('drawn');
  expect(second.name).not.toBe(first.name);
  const { storage } = world.deps();
  const [a, b] = await Promise.all([storage.read(first.name), storage.read(second.name)]);
  expect(a?.bytes.equals(b?.bytes ?? Buffer.alloc(0))).toBe(false);
  const row = await world.getArticle(id);
  expect(row).toMatchObject({ ai_image_path: second.name, reviewed_at: null, version: 3 });
  expect(changed).toEqual([id, id]);
});

test('a cover that is replaced stays in a revision, and the audit tells of both', async () => {
  const published_date = world.now;
  const { id, version } = await world.addArticle({
    ai_translated_title: 'Straipsnis',
    ai_translated_content: '<p>Tekstas.</p>',
    ai_slug: 'straipsnis',
    ai_image_path: 'covers/senas.webp',
    published_date,
    reviewed_at: world.now,
  });
  const { db } = world.database;
  const { name } = await regenerateCover(deps(), id, version);
  const [kept] = await db
    .select()
    .from(article_revisions)
    .where(eq(article_revisions.article_id, id));
  expect(kept).toMatchObject({
    reason: 'machine',
    snapshot: { ai_image_path: 'covers/senas.webp', reviewed_at: world.now.toISOString() },
  });
  expect(await listAuditEntries(db, id)).toEqual([
    {
      actor: 'automatika',
      action: 'article.cover',
      before: { ai_image_path: 'covers/senas.webp', reviewed_at: world.now.toISOString() },
      after: { ai_image_path: name, reviewed_at: null },
    },
  ]);
});

test('a wish that is repeated after a crash is met once: one picture, paid once', async () => {
  const { id, version } = await world.addArticle();
  const first = await regenerateCover(deps({ google: 'k' }), id, version);
  expect(await regenerateCover(deps({ google: 'k' }), id, version)).toEqual(first);
  expect(world.google.requests).toHaveLength(1);
  expect(await world.getArticle(id)).toMatchObject({ ai_image_path: first.name, version: 2 });
  expect(changed).toEqual([id]);
});

test('with a Google key the model paints it', async () => {
  const { id, version } = await world.addArticle();
  expect((await regenerateCover(deps({ google: 'k' }), id, version)).by).toBe('model');
  expect(world.google.requests[0]?.body).toMatchObject({
    generationConfig: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio: '16:9' } },
  });
});

test('an article that changed meanwhile is not overwritten', async () => {
  const { id, version } = await world.addArticle();
  world.google.answerWith(() => null);
  const running = deps({ google: 'k' });
  const { put } = running.storage;
  running.storage = {
    ...running.storage,
    put: async (...file) => {
      await world.database.db.update(articles).set({ version: 9 }).where(eq(articles.id, id));
      return put(...file);
    },
  };
  await expect(regenerateCover(running, id, version)).rejects.toMatchObject({ code: 'conflict' });
  expect((await world.getArticle(id)).ai_image_path).toBeNull();
});

test('at the day’s limit it says so, and promises nothing for tomorrow', async () => {
  const { id, version } = await world.addArticle();
  await world.database.db.insert(model_calls).values({
    article_id: id,
    step: 'cover',
    model: 'm',
    images: DEFAULT_DAILY_BUDGET.images,
    created_at: world.now,
  });
  await expect(regenerateCover(deps({ google: 'k' }), id, version)).rejects.toMatchObject({
    code: 'too-many',
    detail: 'Pasiekta dienos AI vaizdų riba. Bandykite rytoj.',
  });
});
