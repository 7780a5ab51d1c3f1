import { expect, test } from 'vitest';
import { describeBackOff, describeImport, type ImportCounts, NO_COUNTS } from './import-message.ts';

const NAMED: [keyof ImportCounts, string][] = [
  ['retried', 'iš jų dar kartą bus skaitomi dabar neatsakę puslapiai – 1'],
  ['skippedAsOld', 'senesni įsiminti – 1'],
  ['notIncluded', 'praleisti, nes nėra ieškomų žodžių, – 1'],
  ['excluded', 'praleisti dėl nepageidaujamų žodžių – 1'],
  ['waiting', 'dėl dienos ribos laukia – 1'],
  ['overLimit', 'kitam kartui palikta – 1'],
  ['deferred', 'atidėti, nes jų puslapiai dabar neatsako, – 1'],
  ['rolledOff', 'dingo iš šaltinio nesulaukę importo – 1'],
  ['unidentified', 'praleisti, nes nėra iš ko atpažinti, – 1'],
  ['duplicated', 'šaltinyje pasikartoja – 1'],
  ['restarted', 'pasikeitė šaltinyje, bus paruošti iš naujo – 1'],
  ['flagged', 'pasikeitė šaltinyje, reikia peržiūrėti – 1'],
  ['withdrawn', 'publikuoti, bet šaltinio nebeskelbiami, – 1'],
];

test('an import without news says so and nothing else', () => {
  expect(describeImport(NO_COUNTS)).toBe('naujienų nėra.');
  expect(describeImport({ ...NO_COUNTS, known: 5 })).toBe('naujienų nėra.');
  expect(describeImport({ ...NO_COUNTS, imported: 1 })).toBe('importuota straipsnių – 1.');
});

test.each(NAMED)('nothing is left out silently: %s', (count, words) => {
  expect(describeImport({ ...NO_COUNTS, [count]: 1 })).toBe(`naujienų nėra, ${words}.`);
});

test('a source in back-off says why and until when, in the time of Vilnius', () => {
  const until = new Date('2026-11-16T10:05:00Z');
  expect(describeBackOff('A', { until, why: 'svetainė prašė nesikreipti' })).toMatch(
    /^A: praleistas, nes svetainė prašė nesikreipti iki .*12:05\.$/,
  );
});
