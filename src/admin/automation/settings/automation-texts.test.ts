import { expect, test } from 'vitest';
import { API_MODELS } from '../../../domain/model-providers.ts';
import { describeModel, describeNextRun } from './automation-texts.ts';

test('a model goes by the name it is asked by; the environment’s stands in for OpenAI’s', () => {
  const [usual] = API_MODELS;
  const openai = API_MODELS.find((model) => model.startsWith('openai/')) ?? usual;
  const google = API_MODELS.findLast((model) => model.startsWith('google/')) ?? usual;
  expect(describeModel(usual, null)).toBe(`${usual} (numatytasis)`);
  expect(describeModel(openai, 'llama')).toBe('openai/llama (OPENAI_MODEL)');
  expect(describeModel(openai, null)).toBe(openai);
  expect(describeModel(google, 'llama')).toBe(google);
});

test('the next run is a moment that comes, soon where it has passed, and none while it is off', () => {
  const now = Date.parse('2026-03-01T10:00:00Z');
  expect(describeNextRun(null, now)).toBe('Išjungta');
  expect(describeNextRun('2026-03-01T10:00:00Z', now)).toBe('Prasidės netrukus');
  expect(describeNextRun('2026-03-01T10:01:00Z', now)).toBe('2026-03-01 12:01');
});
