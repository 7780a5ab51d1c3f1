import { expect, it } from 'vitest';
import { RUN_TEXTS } from '../../domain/run-texts.ts';
import { describeOthers, outcomeOf } from './run-outcome.ts';

const run = {
  id: 'a',
  status: 'success' as const,
  total: 3,
  done: 3,
  failed: 0,
  count: 3,
  for_review: 0,
  waiting: 0,
  waiting_cause: null,
  message: '',
  error_message: null,
  is_stopped: false,
};

it('counts a run as failed when nothing of it succeeded, and as neither when a part of it failed', () => {
  expect(outcomeOf(run)).toBe('success');
  expect(outcomeOf({ ...run, failed: 3 })).toBe('failed');
  expect(outcomeOf({ ...run, failed: 1 })).toBe('partial');
  expect(outcomeOf({ ...run, total: 0, status: 'failed' })).toBe('failed');
});

it('says how many articles wait and for what', () => {
  expect(describeOthers(run)).toBeNull();
  const waiting_cause = 'Nenurodytas modelių tiekėjo raktas';
  expect(describeOthers({ ...run, waiting: 3, waiting_cause })).toBe(
    'Laukia: 3\u00a0straipsniai. Nenurodytas modelių tiekėjo raktas',
  );
});

it('says where those went that were not prepared', () => {
  expect(describeOthers({ ...run, for_review: 3, waiting: 1 })).toBe(
    'Patikros neperėjo: 3\u00a0straipsniai, rasite prie „Peržiūrėtini“. Laukia: 1\u00a0straipsnis',
  );
});

it('does not call a run that a person stopped a failure', () => {
  const stopped = { ...run, status: 'failed' as const, is_stopped: true };
  expect(outcomeOf(stopped)).toBe('stopped');
});

it('says how many were prepared of how many, and what failed', () => {
  const texts = RUN_TEXTS['prepare-articles-ai'];
  expect(texts.success(run)).toBe('Paruošta 3 iš 3');
  expect(texts.progress({ ...run, count: 1, failed: 1 })).toBe('Paruošta 1 iš 3, nepavyko 1');
  expect(RUN_TEXTS['import-rss-sources'].success({ ...run, count: 21, failed: 2 })).toBe(
    'Importuota: 21\u00a0straipsnis. Nepavyko nuskaityti: 2\u00a0šaltiniai',
  );
});

it('names no cause where nothing waits', () => {
  expect(
    describeOthers({ ...run, waiting_cause: 'Nenurodytas modelių tiekėjo raktas' }),
  ).toBeNull();
});

it('counts a run of nothing as done, and a stopped one as stopped whatever failed', () => {
  expect(outcomeOf({ ...run, total: 0 })).toBe('success');
  expect(outcomeOf({ ...run, failed: 3, is_stopped: true })).toBe('stopped');
});
