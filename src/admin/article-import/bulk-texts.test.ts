import { expect, it } from 'vitest';
import { ACT_TEXTS, explainFailures } from './bulk-texts.ts';

it('agrees with the number', () => {
  expect(ACT_TEXTS.publish.question(1)).toBe('Ar tikrai norite publikuoti 1 straipsnį?');
  expect(ACT_TEXTS.delete.question(3)).toBe('Ar tikrai norite ištrinti 3 straipsnius?');
  expect(ACT_TEXTS.delete.done(10)).toBe('Ištrinta: 10 straipsnių');
});

it('gives each reason once', () => {
  const failed = [{ detail: 'Trūksta turinio' }, { detail: 'Trūksta turinio' }];
  expect(explainFailures(failed)).toBe('Nepavyko: 2 straipsniai. Trūksta turinio');
});
