import { expect, test } from 'vitest';
import { AUTOMATION_SETTINGS } from '../../../../tests/fixtures/automation-settings.ts';
import { publishableQuery, settingsBody } from './settings.ts';

const SAVED = { ...AUTOMATION_SETTINGS, version: 1 };
const refusalOf = (field: string, value: unknown): string | null =>
  settingsBody.safeParse({ ...SAVED, [field]: value }).error?.issues[0]?.message ?? null;

test.each<[field: string, allowed: unknown, refused: unknown, message: string]>([
  ['auto_publish_min_score', 0, -1, 'Mažiausias balas turi būti nuo 0 iki 100'],
  ['auto_publish_min_score', 100, 101, 'Mažiausias balas turi būti nuo 0 iki 100'],
  ['auto_publish_min_score', 70, 70.5, 'Mažiausias balas turi būti sveikasis skaičius'],
  ['auto_publish_batch_size', 1, 0, 'Straipsnių kiekis turi būti nuo 1 iki 50'],
  ['auto_publish_batch_size', 50, 51, 'Straipsnių kiekis turi būti nuo 1 iki 50'],
  ['translation_prompt', 'a', ' ', 'Nurodymas negali būti tuščias'],
  [
    'relevance_prompt',
    'a'.repeat(20_000),
    'a'.repeat(20_001),
    'Nurodymas per ilgas (max 20 000 simbolių)',
  ],
  ['daily_token_cap', 1, 0, 'Žetonų riba turi būti bent 1'],
  ['daily_token_cap', 1_000_000_000, 1_000_000_001, 'Žetonų riba per didelė (max 1 000 000 000)'],
  ['daily_image_cap', 1, 0, 'Vaizdų riba turi būti bent 1'],
  ['daily_image_cap', 100_000, 100_001, 'Vaizdų riba per didelė (max 100 000)'],
  ['daily_cost_cap_cents', 1, 0, 'Išlaidų riba turi būti bent 1 centas'],
  ['daily_cost_cap_cents', 10_000_000, 10_000_001, 'Išlaidų riba per didelė (max 100 000 USD)'],
  ['daily_cost_cap_cents', null, 1.5, 'Išlaidų riba turi būti sveikasis centų skaičius'],
])('what the setting %s may be: %s, not %s', (field, allowed, refused, message) => {
  expect(refusalOf(field, allowed)).toBeNull();
  expect(refusalOf(field, refused)).toBe(message);
});

test('the limits of automatic publishing are read from an address', () => {
  const read = (min_score: string, batch_size: string) =>
    publishableQuery.safeParse({ min_score, batch_size }).data ?? null;
  expect(read('0', '50')).toEqual({ min_score: 0, batch_size: 50 });
  expect([read('101', '1'), read('a', '1'), read('0', '0')]).toEqual([null, null, null]);
});
