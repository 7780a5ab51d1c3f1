import { afterEach, expect, it } from 'vitest';
import {
  expectOneError,
  openPanelInMemory,
  type PanelInMemory,
} from '../../../tests/support/panel-in-memory.ts';
import type { Run } from './run-requests.ts';

let panel: PanelInMemory;
afterEach(() => panel.close());

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

it('says how a run ended in the specification’s words: what was done, what was left, why it failed', async () => {
  panel = await openPanelInMemory();
  const { announceEnd } = await import('./announce-end.ts');
  const readToasts = await panel.readToasts();
  const announce = (changes: Partial<Run>) =>
    announceEnd('prepare-articles-ai', { ...END, ...changes } as unknown as Run);
  announce({});
  announce({ waiting: 2 });
  announce({ failed: 1, for_review: 1 });
  announce({ is_stopped: true });
  const errorWasSaid = expectOneError();
  announce({ status: 'failed', error_message: 'Raktas netinka\nError: 401\n  at x' });
  errorWasSaid();
  expect(readToasts()).toEqual([
    'Atlikta: Paruošta 3 iš 3',
    'Atlikta: Paruošta 3 iš 3 Laukia: 2\u00a0straipsniai',
    'Ne viskas pavyko: Paruošta 3 iš 3, nepavyko 1 Patikros neperėjo: 1\u00a0straipsnis, rasite prie „Peržiūrėtini“',
    'Sustabdyta: Paruošta 3 iš 3',
    'Klaida: Nepavyko apdoroti su AI Raktas netinka',
  ]);
});
