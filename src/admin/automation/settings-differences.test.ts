import { expect, it } from 'vitest';
import { settingsDifferences } from './settings-differences.ts';

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
