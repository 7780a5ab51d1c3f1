import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  createPreparationWorld,
  type PreparationWorld,
  type ProviderKeys,
} from '../../../tests/support/preparation-world.ts';
import { DAILY_CAPS_DEFAULT } from '../../domain/constants.ts';
import { articles } from '../database/schema/articles.ts';
import { model_calls } from '../database/schema/preparation.ts';
import { regenerateCover } from './regenerate-cover.ts';

let world: PreparationWorld;
let changed: string[] = [];
beforeAll(async () => {
  world = await createPreparationWorld();
});
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
  const { id } = await world.addArticle({ reviewed_at: world.now });
  const first = await regenerateCover(deps(), id);
  const second = await regenerateCover(deps(), id);
  expect(first.by).toBe('drawn');
  expect(second.name).not.toBe(first.name);
  const { storage } = world.deps();
  const [a, b] = await Promise.all([storage.read(first.name), storage.read(second.name)]);
  expect(a?.bytes.equals(b?.bytes ?? Buffer.alloc(0))).toBe(false);
  const row = await world.getArticle(id);
  expect(row).toMatchObject({ ai_image_path: second.name, reviewed_at: null, version: 3 });
  expect(changed).toEqual([id, id]);
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
  const { id } = await world.addArticle();
  expect((await regenerateCover(deps({ google: 'k' }), id)).by).toBe('model');
  expect(world.google.requests[0]?.body).toMatchObject({
    generationConfig: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio: '16:9' } },
  });
});

test('an article that changed meanwhile is not overwritten', async () => {
  const { id } = await world.addArticle();
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
  await expect(regenerateCover(running, id)).rejects.toMatchObject({ code: 'conflict' });
  expect((await world.getArticle(id)).ai_image_path).toBeNull();
});

test('at the day’s limit it says so, and promises nothing for tomorrow', async () => {
  const { id } = await world.addArticle();
  await world.database.db.insert(model_calls).values({
    article_id: id,
    step: 'cover',
    model: 'm',
    images: DAILY_CAPS_DEFAULT.images,
    created_at: world.now,
  });
  await expect(regenerateCover(deps({ google: 'k' }), id)).rejects.toMatchObject({
    code: 'too-many',
    detail: 'Pasiekta dienos AI vaizdų riba. Bandykite rytoj.',
  });
});
