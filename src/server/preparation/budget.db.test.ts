import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  createPreparationWorld,
  type PreparationWorld,
} from '../../../tests/support/preparation-world.ts';
import { preparation_steps } from '../database/schema/articles.ts';
import { assertWithinBudget, DAILY_LIMITS, startOfDay } from './budget.ts';
import { ProviderDelay } from './model-faults.ts';
import { prepareArticle } from './prepare-article.ts';

let world: PreparationWorld;
beforeAll(async () => {
  world = await createPreparationWorld();
});
afterEach(() => world.reset());
afterAll(() => world.close());

async function spend(values: { input_tokens?: number; images?: number }, at: string) {
  const article = await world.addArticle();
  await world.database.db.insert(preparation_steps).values({
    article_id: article.id,
    step: 'judge',
    input_hash: at,
    prompt_version: '1',
    model: 'm',
    output: {},
    created_at: new Date(at),
    ...values,
  });
}

describe('the daily limit', () => {
  test('stops the next call until midnight of Vilnius, and the article waits', async () => {
    await spend({ input_tokens: DAILY_LIMITS.tokens }, '2026-03-10T06:00:00Z');
    const article = await world.addArticle();
    const error = await prepareArticle(world.deps({ google: 'k' }), article.id).catch((e) => e);
    expect(error).toBeInstanceOf(ProviderDelay);
    // 12:00 in Vilnius: twelve hours to go.
    expect((error as ProviderDelay).retryAfterSeconds).toBe(12 * 3600);
    expect(world.google.requests).toEqual([]);
    expect((await world.getArticle(article.id)).preparation_error).toContain('rytoj');
    world.now = new Date('2026-03-10T22:00:01Z');
    expect((await prepareArticle(world.deps({ google: 'k' }), article.id)).outcome).toBe(
      'prepared',
    );
  });

  test('does not count yesterday', async () => {
    await spend({ input_tokens: DAILY_LIMITS.tokens }, '2026-03-09T21:59:00Z');
    await expect(assertWithinBudget(world.deps(), 'tokens')).resolves.toBeUndefined();
  });

  test('of pictures is its own', async () => {
    await spend({ images: DAILY_LIMITS.images }, '2026-03-10T06:00:00Z');
    await expect(assertWithinBudget(world.deps(), 'tokens')).resolves.toBeUndefined();
    await expect(assertWithinBudget(world.deps(), 'images')).rejects.toThrow(ProviderDelay);
  });
});

test.each([
  ['a winter day', '2026-01-15T12:00:00Z', '2026-01-14T22:00:00.000Z'],
  ['just before midnight', '2026-01-15T21:59:59Z', '2026-01-14T22:00:00.000Z'],
  ['a summer day', '2026-07-15T12:00:00Z', '2026-07-14T21:00:00.000Z'],
  ['the day clocks go forward', '2026-03-29T12:00:00Z', '2026-03-28T22:00:00.000Z'],
  ['the day clocks go back', '2026-10-25T22:30:00Z', '2026-10-25T22:00:00.000Z'],
])('the day begins at midnight of Vilnius on %s', (_, moment, start) => {
  expect(startOfDay(new Date(moment)).toISOString()).toBe(start);
});
