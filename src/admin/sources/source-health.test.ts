import { expect, it } from 'vitest';
import { describeHealth } from './source-health.ts';

const fresh = {
  is_active: true,
  last_fetched_at: null,
  last_success_at: null,
  last_new_item_at: null,
  next_check_at: null,
  consecutive_errors: 0,
  last_error: null,
};
const fetched = '2026-03-01T08:00:00Z';

it('tells a source that was never fetched from one that works', () => {
  expect(describeHealth(fresh).label).toBe('Dar netikrintas');
  const works = describeHealth({ ...fresh, last_fetched_at: fetched, last_success_at: fetched });
  expect(works).toEqual({ label: 'Veikia', color: 'sea', details: ['Pavyko 2026-03-01 10:00'] });
});

it('says what failed, how often, and when the next attempt is', () => {
  const failing = {
    ...fresh,
    last_fetched_at: fetched,
    next_check_at: '2026-03-01T09:00:00Z',
    consecutive_errors: 3,
    last_error: 'Serveris neatsakė',
  };
  expect(describeHealth(failing)).toEqual({
    label: 'Klaida (3 kartai iš eilės)',
    color: 'red',
    details: ['Serveris neatsakė', 'Bandysime 2026-03-01 11:00'],
  });
  expect(describeHealth({ ...failing, is_active: false }).details).toEqual(['Serveris neatsakė']);
});
