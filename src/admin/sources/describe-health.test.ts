import { expect, it } from 'vitest';
import { describeHealth } from './describe-health.ts';

const fresh = {
  is_active: true,
  last_fetched_at: null,
  last_success_at: null,
  last_new_item_at: null,
  next_read_at: null,
  consecutive_errors: 0,
  last_error: null,
  notice: null,
};
const fetched = '2026-03-01T08:00:00Z';

it('tells a source that was never fetched from one that works', () => {
  expect(describeHealth(fresh)).toEqual({ label: 'Dar netikrintas', color: 'gray', details: [] });
  const works = describeHealth({ ...fresh, last_fetched_at: fetched, last_success_at: fetched });
  expect(works).toEqual({
    label: 'Veikia',
    color: 'sea',
    details: ['Pavyko 2026-03-01 10:00', 'Naujų straipsnių dar nebuvo'],
  });
});

it('does not call a source working that is switched off', () => {
  const off = { ...fresh, is_active: false, last_fetched_at: fetched, last_success_at: fetched };
  expect(describeHealth(off)).toMatchObject({ label: 'Netikrinamas', color: 'gray' });
});

it('says when it brought something last and when it is read next', () => {
  const health = describeHealth({
    ...fresh,
    last_fetched_at: fetched,
    last_success_at: fetched,
    last_new_item_at: '2026-02-27T08:00:00Z',
    next_read_at: '2026-03-01T09:00:00Z',
  });
  expect(health.details).toEqual([
    'Pavyko 2026-03-01 10:00',
    'Naujas straipsnis 2026-02-27 10:00',
    'Kitas tikrinimas 2026-03-01 11:00',
  ]);
});

it('says what failed, how often, and when the next attempt is', () => {
  const failing = {
    ...fresh,
    last_fetched_at: fetched,
    next_read_at: '2026-03-01T09:00:00Z',
    consecutive_errors: 3,
    last_error: 'Serveris neatsakė',
  };
  expect(describeHealth(failing)).toEqual({
    label: 'Klaida (3\u00a0kartus iš eilės)',
    color: 'red',
    details: ['Serveris neatsakė', 'Dar nė karto nepavyko', 'Kitas tikrinimas 2026-03-01 11:00'],
  });
  const labelOf = (consecutive_errors: number) =>
    describeHealth({ ...failing, consecutive_errors }).label;
  expect([1, 2].map(labelOf)).toEqual(['Klaida', 'Klaida (2\u00a0kartus iš eilės)']);
});

it('says first why it was not read, then what else there is to know', () => {
  const told = { last_error: 'Neatsako', notice: 'Adresas pasikeitė' };
  const { details } = describeHealth({ ...fresh, ...told, last_success_at: fetched });
  expect(details.slice(0, 2)).toEqual(['Neatsako', 'Adresas pasikeitė']);
  const { details: never } = describeHealth({ ...fresh, last_fetched_at: fetched });
  expect(never).toContain('Dar nė karto nepavyko');
});
