import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../../tests/support/test-database.ts';
import { minutes, seconds } from '../../../../domain/time/duration.ts';
import { provider_health } from '../../../database/schema/preparation.ts';
import type { CheckedAnswer } from './ask-with-repair.ts';
import {
  askWithFallback,
  findUnavailableReason,
  listAvailableModels,
  NoUsableModel,
} from './available-models.ts';
import { ProviderDelay, RefusedKey, RejectedRequest } from './model-faults.ts';
import { listConfiguredModels } from './models.ts';
import type { PreparationDeps } from './preparation-deps.ts';
import { readAvailability, recordFailure, recordRefusedKey } from './provider-health.ts';

const { db, drop } = await createTestDatabase();
afterAll(drop);
let now = new Date('2026-03-02T10:00:00Z');
beforeEach(async () => {
  now = new Date('2026-03-02T10:00:00Z');
  await db.delete(provider_health);
});
const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

const MODEL = 'openai/gpt-5-mini';
const deps = (keys: { google?: string; openai?: string } = { google: 'g', openai: 'o' }) =>
  ({
    db,
    clock: { now: () => now },
    config: {
      google: { apiKey: keys.google ?? null, baseUrl: null },
      openai: { apiKey: keys.openai ?? null, baseUrl: null, model: null },
    },
  }) as unknown as PreparationDeps;
const hashOf = (provider: string) =>
  listConfiguredModels(deps().config, MODEL).find((choice) => choice.provider === provider)
    ?.keyHash ?? '';

const available = async (keys?: Parameters<typeof deps>[0]) =>
  (await listAvailableModels(deps(keys), MODEL)).map(({ provider }) => provider);
/** Its circuit opens. */
async function fail(provider: 'google' | 'openai') {
  let until: Date | null = null;
  for (let time = 0; time < 5; time += 1) until = await recordFailure(deps(), provider);
  return until;
}
const refuse = (provider: 'google' | 'openai') =>
  recordRefusedKey(deps(), provider, hashOf(provider));

test('the fifth failure within five minutes opens the circuit for ten', async () => {
  const state = async () => (await readAvailability(deps(), 'openai', hashOf('openai'))).state;
  for (let time = 0; time < 4; time += 1) {
    expect(await recordFailure(deps(), 'openai')).toBeNull();
    pass(seconds(1));
  }
  // The first of them is out of the window now: four are left.
  pass(minutes(5) - seconds(4));
  expect(await recordFailure(deps(), 'openai')).toBeNull();
  expect(await state()).toBe('ready');
  expect(await recordFailure(deps(), 'openai')).toEqual(new Date(now.getTime() + minutes(10)));
  expect(await state()).toBe('open');
  pass(minutes(10) - 1);
  expect(await state()).toBe('open');
  pass(1);
  expect(await state()).toBe('ready');
  // Closed again, it counts anew.
  expect(await recordFailure(deps(), 'openai')).toBeNull();
});

test('a refused key rests its provider until the key is another', async () => {
  await refuse('google');
  expect(await available()).toEqual(['openai']);
  await recordRefusedKey(deps(), 'google', 'another');
  expect(await available()).toEqual(['openai', 'google']);
});

test('the selected provider comes first; one whose circuit is open is left out', async () => {
  expect(await available()).toEqual(['openai', 'google']);
  await fail('openai');
  expect(await available()).toEqual(['google']);
});

test('when all rest, the work waits for the circuit that closes first', async () => {
  await fail('openai');
  pass(minutes(3));
  await fail('google');
  const delay = await listAvailableModels(deps(), MODEL).catch((error: unknown) => error);
  expect(delay).toBeInstanceOf(ProviderDelay);
  expect(delay).toMatchObject({
    retryAfterSeconds: minutes(7) / 1000,
    reason: { code: 'circuit_open', provider: 'openai' },
  });
  // That is no obstacle for what a person wants.
  expect(await findUnavailableReason(deps(), MODEL)).toBeNull();
});

test('a refused key beside an open circuit waits; refused keys alone, or none, need a person', async () => {
  await refuse('openai');
  await fail('google');
  await expect(listAvailableModels(deps(), MODEL)).rejects.toBeInstanceOf(ProviderDelay);
  pass(minutes(10));
  await refuse('google');
  await expect(listAvailableModels(deps(), MODEL)).rejects.toMatchObject({
    reason: { code: 'key_refused', provider: 'openai' },
  });
  expect(await findUnavailableReason(deps(), MODEL)).toMatch(/\S/);
  await expect(listAvailableModels(deps({}), MODEL)).rejects.toBeInstanceOf(NoUsableModel);
  expect(await findUnavailableReason(deps({}), MODEL)).toMatch(/OPENAI_API_KEY/);
});

type Told = CheckedAnswer<string> | Error;
/** What each provider answers, OpenAI's first. */
const ask = (openai: Told, google: Told) =>
  askWithFallback(deps(), MODEL, async ({ provider }) => {
    const told = provider === 'openai' ? openai : google;
    if (told instanceof Error) throw told;
    return told;
  });
const answer = (value: string | null, ...problems: string[]): CheckedAnswer<string> => ({
  value,
  problems: problems.map((message) => ({ message })) as never,
});

test('the first good answer is taken, with the name of the model that gave it', async () => {
  expect(await ask(answer('a'), answer('b'))).toMatchObject({ value: 'a', model: MODEL });
  expect(await ask(answer('a', 'x'), answer('b'))).toMatchObject({
    value: 'b',
    model: 'google/gemini-flash-latest',
  });
});

test.each([
  ['the one with fewer problems', answer('a', 'x', 'y'), answer('b', 'x'), 'b'],
  ['the earlier of two alike', answer('a', 'x'), answer('b', 'x'), 'a'],
  ['the earlier with fewer', answer('a', 'x'), answer('b', 'x', 'y'), 'a'],
  ['one that is an answer', answer(null, 'x'), answer('b', 'x', 'y'), 'b'],
  ['an earlier one that is an answer', answer('a', 'x', 'y'), answer(null, 'x'), 'a'],
  ['what is there beside a refused key', new RefusedKey('openai', 401), answer('b', 'x'), 'b'],
  ['what is there beside a rejection', answer('a', 'x'), new RejectedRequest('google', 400), 'a'],
])('of answers that do not pass: %s', async (_which, openai, google, value) => {
  expect((await ask(openai, google)).value).toBe(value);
});

test('where nobody answers, the rejection is told before refused keys; another fault ends it', async () => {
  const rejected = new RejectedRequest('google', 400);
  const refused = new RefusedKey('openai', 401);
  await expect(ask(refused, rejected)).rejects.toBe(rejected);
  await expect(ask(refused, new RefusedKey('google', 403))).rejects.toMatchObject({
    reason: { code: 'key_refused', provider: 'openai' },
  });
  const fault = new Error('a fault of ours');
  await expect(ask(fault, answer('b'))).rejects.toBe(fault);
});
