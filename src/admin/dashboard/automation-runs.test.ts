import { expect, test } from 'vitest';
import { describeRuns } from './automation-runs.ts';

const now = new Date('2026-11-24T08:00:00Z');
const last = { id: 'a', at: '2026-11-24T07:00:00Z', status: 'success' as const, is_stopped: false };

test.each([
  [{ last: null, next: null }, 'Dar nevykdyta'],
  [{ last, next: null }, 'Vykdyta šiandien 09:00'],
  [{ last, next: '2026-11-24T22:30:00Z' }, 'Vykdyta šiandien 09:00, kitas kartas rytoj 00:30'],
  [{ last: null, next: '2026-11-24T08:00:00Z' }, 'Kitas kartas netrukus'],
  [{ last: null, next: '2026-11-24T07:59:00Z' }, 'Kitas kartas netrukus'],
  [{ last: { ...last, status: 'failed' as const }, next: null }, 'Vykdyta šiandien 09:00 (klaida)'],
  [
    { last: { ...last, status: 'failed' as const, is_stopped: true }, next: null },
    'Vykdyta šiandien 09:00 (sustabdyta)',
  ],
])('an automation says when it ran and runs next: %j', (runs, line) => {
  expect(describeRuns(runs, now)).toBe(line);
});
