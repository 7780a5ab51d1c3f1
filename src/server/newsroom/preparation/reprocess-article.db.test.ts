import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { listAuditEntries } from '../../../../tests/support/audit-entries.ts';
import {
  createPreparationWorld,
  LITHUANIAN_HTML,
  type ProviderKeys,
} from '../../../../tests/support/preparation-world.ts';
import { article_revisions } from '../../database/schema/article-versions.ts';
import { articles } from '../../database/schema/articles.ts';
import { AppError } from '../../errors.ts';
import { prepareArticle } from './prepare-article.ts';
import { startReprocess } from './reprocess-article.ts';

let queued: string[] = [];
const world = await createPreparationWorld();
afterEach(async () => {
  queued = [];
  await world.reset();
});
afterAll(() => world.close());

const deps = (keys?: ProviderKeys) => ({
  ...world.deps(keys),
  enqueue: async (_tx: unknown, { id }: { id: string }) => {
    queued.push(id);
  },
});
const revisionsOf = (id: string) =>
  world.database.db.select().from(article_revisions).where(eq(article_revisions.article_id, id));

describe('re-processing an unpublished article', () => {
  test('saves a revision, clears what was made, and asks the models anew', async () => {
    const { id } = await world.addArticle();
    await prepareArticle(world.deps({ google: 'k' }), id);
    await world.database.db
      .update(articles)
      .set({ auto_publish_blocked_at: world.now, reviewed_at: world.now })
      .where(eq(articles.id, id));
    const before = await world.getArticle(id);
    await startReprocess(deps({ google: 'k' }), id, null);
    const cleared = await world.getArticle(id);
    expect(cleared).toMatchObject({
      preparation_state: 'imported',
      ai_actuality_score: null,
      ai_translated_title: null,
      ai_translated_excerpt: null,
      ai_translated_content: null,
      ai_category: null,
      ai_slug: null,
      reviewed_at: null,
      auto_publish_blocked_at: null,
      ai_image_path: before.ai_image_path,
      version: before.version + 1,
    });
    expect(queued).toEqual([id]);
    const [revision] = await revisionsOf(id);
    expect(revision?.snapshot).toMatchObject({ ai_slug: before.ai_slug, ai_actuality_score: 82 });
    expect((await listAuditEntries(world.database.db, id)).at(-1)).toMatchObject({
      action: 'article.reprocess',
      before: { ai_slug: before.ai_slug, ai_actuality_score: 82 },
      after: { ai_slug: null, ai_actuality_score: null },
    });

    world.google.requests.length = 0;
    expect((await prepareArticle(world.deps({ google: 'k' }), id)).outcome).toBe('prepared');
    expect(world.google.requests).toHaveLength(2);
    // What the first preparation cost still counts.
    const steps = await world.listSteps(id);
    expect(steps.filter(({ invalidated_at }) => invalidated_at !== null)).toHaveLength(3);
  });

  test('is refused before anything is cleared when no model is usable', async () => {
    const { id } = await world.addArticle();
    await prepareArticle(world.deps({ google: 'k' }), id);
    const before = await world.getArticle(id);
    const error = await startReprocess(deps(), id, null).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).code).toBe('not-configured');
    expect((error as AppError).detail).toContain('GOOGLE_GENERATIVE_AI_API_KEY');
    expect(await world.getArticle(id)).toEqual(before);
    expect(await revisionsOf(id)).toEqual([]);
    expect(queued).toEqual([]);
  });

  test('is refused after the provider refused the key', async () => {
    const { id } = await world.addArticle();
    world.google.acceptOnly('another');
    await prepareArticle(world.deps({ google: 'k' }), id);
    await expect(startReprocess(deps({ google: 'k' }), id, null)).rejects.toThrow(/atmetė raktą/);
  });

  test('needs no model where rules are enough', async () => {
    const { id } = await world.addArticle({
      original_content: LITHUANIAN_HTML,
      original_language: 'lt',
    });
    await prepareArticle(world.deps(), id);
    await startReprocess(deps(), id, null);
    expect((await prepareArticle(world.deps(), id)).outcome).toBe('prepared');
  });
});

test('a published article keeps every public value and its review', async () => {
  const PUBLIC = {
    ai_slug: 'viesas',
    ai_translated_title: 'Viešas',
    ai_translated_content: '<p>Viešas tekstas</p>',
    ai_actuality_score: 90,
    ai_category: 'Technologijos',
    published_date: new Date('2026-03-01T09:00:00Z'),
    reviewed_at: new Date('2026-03-01T09:00:00Z'),
    preparation_state: 'prepared' as const,
  };
  const { id } = await world.addArticle(PUBLIC);
  await startReprocess(deps({ google: 'k' }), id, null);
  const { preparation_state, ...kept } = PUBLIC;
  expect(await world.getArticle(id)).toMatchObject({ ...kept, preparation_state: 'imported' });
  await prepareArticle(world.deps({ google: 'k' }), id);
  expect(await world.getArticle(id)).toMatchObject({ ...kept, preparation_state: 'needs_review' });
  expect(preparation_state).toBe('prepared');
});

test('a post written by a person has no source to prepare it from', async () => {
  const { id } = await world.addArticle({
    source_rss_url: 'manual',
    preparation_state: 'prepared',
  });
  await expect(startReprocess(deps({ google: 'k' }), id, null)).rejects.toThrow(/rankiniu būdu/);
});

test('an article that is gone is not found', async () => {
  await expect(
    startReprocess(deps({ google: 'k' }), crypto.randomUUID(), null),
  ).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('an article of a source named Manual is like any other', async () => {
  const { id } = await world.addArticle({ source_name: 'Manual' });
  expect((await prepareArticle(world.deps({ google: 'k' }), id)).outcome).toBe('prepared');
  await startReprocess(deps({ google: 'k' }), id, null);
  expect(queued).toEqual([id]);
});

test('an article that has changed since it was seen is not cleared', async () => {
  const { id, version } = await world.addArticle();
  await expect(startReprocess(deps({ google: 'k' }), id, null, version - 1)).rejects.toMatchObject({
    code: 'conflict',
    status: 409,
  });
  expect(queued).toEqual([]);
  await startReprocess(deps({ google: 'k' }), id, null, version);
  expect(queued).toEqual([id]);
});
