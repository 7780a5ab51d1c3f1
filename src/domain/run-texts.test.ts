import { expect, it } from 'vitest';
import { isFunctionName, RUN_TEXTS } from './run-texts.ts';

const run = { total: 3, done: 3, failed: 0, count: 2 };

it('says what failed beside what was done, and nothing when nothing did', () => {
  const { success, progress } = RUN_TEXTS['import-rss-sources'];
  expect(success(run)).toBe('Importuota: 2\u00a0straipsniai');
  expect(success({ ...run, failed: 1 })).toBe(
    'Importuota: 2\u00a0straipsniai. Nepavyko perskaityti šaltinių: 1',
  );
  expect(progress(run)).toBe('Šaltiniai: 3 iš 3, nauji straipsniai: 2');
  const prepared = RUN_TEXTS['prepare-articles-ai'].success;
  expect(prepared(run)).toBe('Paruošta 2 iš 3');
  expect(prepared({ ...run, failed: 1 })).toBe('Paruošta 2 iš 3, nepavyko 1');
  expect(RUN_TEXTS['prepare-articles-ai'].progress({ ...run, count: 1, failed: 1 })).toBe(
    'Paruošta 1 iš 3, nepavyko 1',
  );
  expect(success({ ...run, count: 21, failed: 2 })).toBe(
    'Importuota: 21\u00a0straipsnis. Nepavyko perskaityti šaltinių: 2',
  );
});

it('knows the names of functions, also that what every object has is none', () => {
  expect(isFunctionName('replay-articles')).toBe(true);
  for (const other of [null, '', 'toString']) expect(isFunctionName(other)).toBe(false);
});
