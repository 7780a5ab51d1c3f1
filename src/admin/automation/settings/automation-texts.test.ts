import { expect, test } from 'vitest';
import { API_MODELS } from '../../../domain/model-providers.ts';
import { describeModel, describeNextRun } from './automation-texts.ts';

const NOW = new Date('2026-03-01T10:00:00Z');
const ON = { isOn: true, interval: '1hr' } as const;

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
  const tell = (dueAt: string | null) =>
    describeNextRun({ ...ON, isOn: !!dueAt, dueAt }, { ...ON, isOn: !!dueAt }, NOW);
  expect(tell(null)).toBe('Išjungta');
  expect(tell('2026-03-01T10:00:00Z')).toBe('Prasidės netrukus');
  expect(tell('2026-03-01T10:01:00Z')).toBe('2026-03-01 12:01');
});

test('of what is switched or typed and not saved it says what will be once it is', () => {
  const due = '2026-03-01T10:30:00Z';
  const on = { ...ON, dueAt: due };
  const off = { ...ON, isOn: false };
  expect(describeNextRun({ ...off, dueAt: null }, ON, NOW)).toBe(
    'Prasidės netrukus, kai išsaugosite',
  );
  expect(describeNextRun(on, off, NOW)).toBe('Išsaugojus nebus vykdoma');
  expect(describeNextRun(on, { ...ON, interval: '3hr' }, NOW)).toBe(
    '2026-03-01 14:30, kai išsaugosite',
  );
  // Of one that stays off the interval changes nothing.
  expect(describeNextRun({ ...off, dueAt: null }, { ...off, interval: '3hr' }, NOW)).toBe(
    'Išjungta',
  );
});
