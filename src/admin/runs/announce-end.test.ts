import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  expectOneError,
  openPanelInMemory,
  type PanelInMemory,
} from '../../../tests/support/panel-in-memory.ts';
import type { Run } from './run-requests.ts';

const END = {
  id: '1',
  status: 'success',
  total: 3,
  done: 3,
  count: 3,
  failed: 0,
  for_review: 0,
  waiting: 0,
  waiting_cause: null,
  is_stopped: false,
  error_message: null,
};
const CAUSE = 'Nenurodytas modelių tiekėjo raktas';

let panel: PanelInMemory;
/** What is announced of runs that end so. */
let tell: (...ends: Partial<Run>[]) => string[];
beforeEach(async () => {
  panel = await openPanelInMemory();
  const { announceEnd } = await import('./announce-end.ts');
  const readToasts = await panel.readToasts();
  tell = (...ends) => {
    for (const end of ends)
      announceEnd('prepare-articles-ai', { ...END, ...end } as unknown as Run);
    return readToasts();
  };
});
afterEach(() => panel.close());

it('says how a run ended in the specification’s words: what was done, what was left, why it failed', () => {
  const errorWasSaid = expectOneError();
  const told = tell(
    {},
    { waiting: 2 },
    { status: 'partial', failed: 1, for_review: 1 },
    { status: 'failed', is_stopped: true },
    { status: 'failed', failed: 3, error_message: 'Raktas netinka\nError: 401\n  at x' },
  );
  errorWasSaid();
  expect(told).toEqual([
    'Atlikta: Paruošta 3 iš 3',
    'Atlikta: Paruošta 3 iš 3 Laukia: 2\u00a0straipsniai',
    'Ne viskas pavyko: Paruošta 3 iš 3, nepavyko 1 Patikros neperėjo: 1\u00a0straipsnis (žr. „Peržiūrėtini“)',
    'Sustabdyta: Paruošta 3 iš 3',
    'Klaida: Nepavyko apdoroti su AI Raktas netinka',
  ]);
});

it('says how many articles wait and for what, where the others went, and no cause where nothing waits', () => {
  expect(
    tell(
      { waiting: 3, waiting_cause: CAUSE },
      { for_review: 3, waiting: 1 },
      { waiting_cause: CAUSE },
    ),
  ).toEqual([
    `Atlikta: Paruošta 3 iš 3 Laukia: 3\u00a0straipsniai. ${CAUSE}`,
    'Atlikta: Paruošta 3 iš 3 Patikros neperėjo: 3\u00a0straipsniai (žr. „Peržiūrėtini“). Laukia: 1\u00a0straipsnis',
    'Atlikta: Paruošta 3 iš 3',
  ]);
});

it('counts a run of nothing as done, one without tasks that failed as failed, and a stopped one as stopped whatever failed', () => {
  const errorWasSaid = expectOneError();
  const told = tell(
    { total: 0, done: 0, count: 0 },
    { total: 0, done: 0, count: 0, status: 'failed' },
    { failed: 3, count: 0, status: 'failed', is_stopped: true },
  );
  errorWasSaid();
  expect(told).toEqual([
    'Atlikta: Paruošta 0 iš 0',
    'Klaida: Nepavyko apdoroti su AI',
    'Sustabdyta: Paruošta 0 iš 3, nepavyko 3',
  ]);
});
