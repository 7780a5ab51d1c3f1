import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  openPanelInMemory,
  type PanelInMemory,
} from '../../../../tests/support/panel-in-memory.ts';

let panel: PanelInMemory;
beforeEach(async () => {
  panel = await openPanelInMemory();
});
afterEach(() => panel.close());

/** Opens the list with these rows; what has the focus then, by its id. */
async function openList(ids: string[]) {
  const { useReturnToRow } = await import('./return-to-row.ts');
  const body = panel.document.body.appendChild(panel.document.createElement('div'));
  body.innerHTML = ids.map((id) => `<p tabindex="-1" data-id="${id}"></p>`).join('');
  const list = await panel.use(() => useReturnToRow({ current: body }));
  const focused = (document.activeElement as HTMLElement).dataset.id ?? null;
  await list.leave();
  body.remove();
  return focused;
}

it('back from a text the keyboard is at its row, once', async () => {
  const { rememberRow } = await import('./return-to-row.ts');
  expect(await openList(['a', 'b'])).toBeNull();
  rememberRow('b');
  expect(await openList(['a', 'b'])).toBe('b');
  expect(await openList(['a', 'b'])).toBeNull();
});

it('it stays where it is when the row is gone, until it is there again', async () => {
  const { rememberRow } = await import('./return-to-row.ts');
  rememberRow('b');
  expect(await openList(['a'])).toBeNull();
  expect(await openList(['a', 'b'])).toBe('b');
});

it('it is not taken from where a person has put it', async () => {
  const { rememberRow } = await import('./return-to-row.ts');
  const field = panel.document.body.appendChild(panel.document.createElement('input'));
  field.focus();
  rememberRow('b');
  expect(await openList(['a', 'b'])).toBeNull();
  expect(document.activeElement).toBe(field);
});
