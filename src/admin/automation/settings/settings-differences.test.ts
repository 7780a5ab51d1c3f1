import { expect, it } from 'vitest';
import { AUTOMATION_SETTINGS } from '../../../../tests/fixtures/automation-settings.ts';
import { settingsDifferences } from './settings-differences.ts';

const values = {
  ...AUTOMATION_SETTINGS,
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
    { label: 'Aktualumo vertinimo nurodymas', theirs: 'Įvertink.', mine: 'D' },
  ]);
});

it('writes a limit of money as money, and one that is not set as none', () => {
  const theirs = { ...values, daily_cost_cap_cents: 250 };
  expect(settingsDifferences(theirs, values)).toMatchObject([{ theirs: '2,50', mine: '–' }]);
});

it('names limits by themselves, not by the automation they belong to', () => {
  const theirs = {
    ...values,
    auto_publish_min_score: values.auto_publish_min_score + 1,
    auto_publish_batch_size: values.auto_publish_batch_size + 1,
    daily_token_cap: 5,
    relevance_prompt: '',
  };
  const told = settingsDifferences(theirs, values).map(({ label, theirs: value }) => [
    label,
    value,
  ]);
  expect(Object.fromEntries(told)).toEqual({
    'Mažiausias aktualumo balas': String(theirs.auto_publish_min_score),
    'Straipsnių per kartą': String(theirs.auto_publish_batch_size),
    'Žetonų per dieną': '5',
    'Aktualumo vertinimo nurodymas': '–',
  });
});
