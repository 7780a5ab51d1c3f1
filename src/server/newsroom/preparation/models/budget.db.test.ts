import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createPreparationWorld } from '../../../../../tests/support/preparation-world.ts';
import { DEFAULT_DAILY_BUDGET } from '../../../../domain/default-daily-budget.ts';
import { articles } from '../../../database/schema/articles.ts';
import { ai_import_settings } from '../../../database/schema/automation.ts';
import { model_calls } from '../../../database/schema/preparation.ts';
import { prepareArticle } from '../prepare-article.ts';
import { DEFAULT_PROMPTS } from '../prompts/default-prompts.ts';
import { assertWithinBudget, findReachedLimits, findShares } from './budget.ts';
import { sumSpent } from './model-calls.ts';
import { DailyLimitReached, ProviderDelay } from './model-faults.ts';

const world = await createPreparationWorld();
afterEach(() => world.reset());
afterAll(() => world.close());

async function spend(
  values: Partial<typeof model_calls.$inferInsert>,
  at = '2026-03-10T06:00:00Z',
): Promise<void> {
  await world.database.db.insert(model_calls).values({
    article_id: crypto.randomUUID(),
    step: 'judge',
    model: 'm',
    created_at: new Date(at),
    ...values,
  });
}
const caps = (values: Partial<typeof ai_import_settings.$inferInsert>) =>
  world.database.db
    .insert(ai_import_settings)
    .values({ ...DEFAULT_PROMPTS, ...values })
    .onConflictDoUpdate({ target: ai_import_settings.id, set: values });
const { tokens, images } = DEFAULT_DAILY_BUDGET;

describe('the daily limit', () => {
  test('stops the next call until midnight of Vilnius, and the article waits', async () => {
    await spend({ input_tokens: tokens });
    const article = await world.addArticle();
    const error = await prepareArticle(world.deps({ google: 'k' }), article.id).catch((e) => e);
    expect(error).toBeInstanceOf(ProviderDelay);
    // 12:00 in Vilnius: twelve hours to go.
    expect((error as ProviderDelay).retryAfterSeconds).toBe(12 * 3600);
    expect(world.google.requests).toEqual([]);
    expect((await world.getArticle(article.id)).preparation_reason).toMatchObject({
      code: 'daily_limit',
    });
    world.now = new Date('2026-03-10T22:00:01Z');
    expect((await prepareArticle(world.deps({ google: 'k' }), article.id)).outcome).toBe(
      'prepared',
    );
  });

  test('does not count yesterday', async () => {
    await spend({ input_tokens: tokens }, '2026-03-09T21:59:00Z');
    await expect(assertWithinBudget(world.deps(), 'tokens')).resolves.toBeUndefined();
  });

  test('of pictures is its own', async () => {
    await spend({ images });
    await expect(assertWithinBudget(world.deps(), 'tokens')).resolves.toBeUndefined();
    await expect(assertWithinBudget(world.deps(), 'images')).rejects.toThrow(ProviderDelay);
  });

  test('of money stops texts and pictures alike; there is none until a person sets it', async () => {
    await spend({ cost_micro_usd: 5_000_000 });
    await expect(assertWithinBudget(world.deps(), 'tokens')).resolves.toBeUndefined();
    await caps({ daily_cost_cap_cents: 500 });
    for (const spending of ['tokens', 'images'] as const) {
      await expect(assertWithinBudget(world.deps(), spending)).rejects.toMatchObject({
        reason: { code: 'daily_limit', of: 'cost' },
      });
    }
    await caps({ daily_cost_cap_cents: 501 });
    await expect(assertWithinBudget(world.deps(), 'tokens')).resolves.toBeUndefined();
  });

  test('is what a person set, at once', async () => {
    await spend({ output_tokens: 100, images: 3 });
    await caps({ daily_token_cap: 100, daily_image_cap: 4 });
    await expect(assertWithinBudget(world.deps(), 'tokens')).rejects.toThrow(DailyLimitReached);
    await expect(assertWithinBudget(world.deps(), 'images')).resolves.toBeUndefined();
    await caps({ daily_token_cap: 101, daily_image_cap: 3 });
    await expect(assertWithinBudget(world.deps(), 'tokens')).resolves.toBeUndefined();
    await expect(assertWithinBudget(world.deps(), 'images')).rejects.toThrow(DailyLimitReached);
  });

  test('is reached when it is used up, one of nothing before anything is spent', async () => {
    const { db } = world.database;
    const day = new Date('2026-03-10T12:00:00Z');
    await caps({ daily_token_cap: 100, daily_image_cap: 0, daily_cost_cap_cents: null });
    expect(await findReachedLimits(db, day)).toEqual(['images']);
    await spend({ input_tokens: 60, output_tokens: 39 });
    expect(await findShares(db, day)).toEqual([
      { of: 'cost', share: 0 },
      { of: 'tokens', share: 0.99 },
      { of: 'images', share: 1 },
    ]);
    await spend({ output_tokens: 1 });
    expect(await findReachedLimits(db, day)).toEqual(['tokens', 'images']);
  });

  test('counts the calls of articles that are gone', async () => {
    const article = await world.addArticle();
    await prepareArticle(world.deps({ google: 'k' }), article.id);
    const spent = await sumSpent(world.database.db, new Date('2026-03-10T00:00:00Z'));
    expect(spent).toMatchObject({ images: 1, cost_micro_usd: expect.any(Number) });
    expect(spent.cost_micro_usd).toBeGreaterThan(39_000);
    await world.database.db.delete(articles);
    expect(await sumSpent(world.database.db, new Date('2026-03-10T00:00:00Z'))).toEqual(spent);
  });

  test('in the middle of an article keeps what is done and asks only for the rest', async () => {
    const article = await world.addArticle();
    await caps({ daily_image_cap: 1 });
    await spend({ images: 1 });
    await expect(prepareArticle(world.deps({ google: 'k' }), article.id)).rejects.toThrow(
      DailyLimitReached,
    );
    expect(world.google.requests).toHaveLength(2);
    world.now = new Date('2026-03-10T22:00:00Z');
    expect((await prepareArticle(world.deps({ google: 'k' }), article.id)).outcome).toBe(
      'prepared',
    );
    expect(world.google.requests).toHaveLength(3);
  });
});

test.each([
  // Clocks go forward on 29 March 2026, back on 25 October: those days have 23 and 25 hours.
  ['the day clocks go forward', '2026-03-28T22:00:00Z', 23],
  ['the day clocks go back', '2026-10-24T21:00:00Z', 25],
])(
  'at the limit work waits for the next midnight of Vilnius on %s',
  async (_, midnight, length) => {
    await spend({ input_tokens: tokens }, midnight);
    world.now = new Date(midnight);
    const error = await assertWithinBudget(world.deps(), 'tokens').catch((thrown) => thrown);
    expect((error as DailyLimitReached).retryAfterSeconds).toBe(length * 3600);
  },
);
