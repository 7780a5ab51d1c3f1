import { expect, it } from 'vitest';
import { articleNotes, listWaitingReasons } from './article-notes.ts';

const KEY = 'Trūksta nustatymo A: be jo šio straipsnio parengti negalima.';
const waiting = {
  state: 'imported',
  preparation_state: 'imported',
  preparation_error: KEY,
  has_pending_values: false,
  prepared_by: null,
  is_thin: false,
  has_near_duplicate: false,
  has_changed_original: true,
  source_changed_at: null,
  check_cause: null,
  reviewed_at: null,
  check_findings: null,
} satisfies Parameters<typeof articleNotes>[0];
const failed = { ...waiting, preparation_state: 'failed', preparation_error: 'Sugedo' } as const;

it('says why articles wait once over the list, and only that they wait in their rows', () => {
  expect(listWaitingReasons([waiting, failed, waiting])).toEqual([
    { reason: KEY, title: 'Laukia: 2\u00a0straipsniai' },
  ]);
  expect(articleNotes(waiting, true)).toEqual(['Laukia']);
  expect(articleNotes(waiting)).toEqual([KEY]);
});

it('keeps the reason of a failure in the row of what has failed', () => {
  expect(listWaitingReasons([failed])).toEqual([]);
  expect(articleNotes(failed, true)).toEqual(['Sugedo']);
});
