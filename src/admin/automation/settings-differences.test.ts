import { expect, it } from 'vitest';
import { mergeSettings, settingsDifferences } from './settings-differences.ts';

const values = {
  api_model: 'google/gemini-flash-latest',
  source_import_enabled: false,
  source_import_interval: '1hr',
  ai_preparation_enabled: false,
  ai_preparation_interval: '1hr',
  auto_publish_enabled: false,
  auto_publish_interval: '6hr',
  auto_publish_min_score: 70,
  auto_publish_batch_size: 1,
  translation_prompt: 'A',
  relevance_prompt: 'B',
  image_generation_prompt: 'C',
  daily_token_cap: null,
  daily_image_cap: null,
  daily_cost_cap_cents: null,
} as const;

it('names what differs, in the words of the screen', () => {
  const theirs = { ...values, source_import_enabled: true, auto_publish_interval: '12hr' } as const;
  const mine = { ...values, relevance_prompt: 'D' };
  expect(settingsDifferences(theirs, mine)).toEqual([
    { label: 'Šaltinių importas: įjungta', theirs: 'taip', mine: 'ne' },
    {
      label: 'Automatinis publikavimas: intervalas',
      theirs: 'Kas 12 valandų',
      mine: 'Kas 6 valandas',
    },
    { label: 'Aktualumo vertinimo nurodymas', theirs: 'B', mine: 'D' },
  ]);
});

it('keeps what somebody else saved, but for what this person changed', () => {
  const theirs = { ...values, auto_publish_batch_size: 9, auto_publish_min_score: 50 };
  const mine = { ...values, auto_publish_min_score: 66 };
  expect(mergeSettings(theirs, values, mine)).toEqual({
    ...values,
    auto_publish_batch_size: 9,
    auto_publish_min_score: 66,
  });
});

it('gives back what was given up, and leaves what was typed since', () => {
  const saved = { ...values, translation_prompt: 'Kito' };
  const mine = { ...saved, relevance_prompt: 'Mano' };
  const typedSince = { ...saved, auto_publish_min_score: 66 };
  expect(mergeSettings(typedSince, saved, mine)).toEqual({
    ...typedSince,
    relevance_prompt: 'Mano',
  });
});

it('takes what another person saved in fields this one left alone, when both were sent together', () => {
  const shown = { ...values, translation_prompt: 'Mano' };
  const saved = { ...shown, daily_image_cap: 7 };
  expect(mergeSettings(saved, shown, shown)).toEqual(saved);
});

it('keeps what was typed while it was saved, and takes the rest as it is saved', () => {
  const typed = { ...values, auto_publish_batch_size: '' as unknown as number };
  const saved = { ...values, auto_publish_batch_size: 1, daily_image_cap: 7 };
  expect(mergeSettings(saved, typed, { ...typed, translation_prompt: 'A ir dar' })).toEqual({
    ...saved,
    translation_prompt: 'A ir dar',
  });
});
