import { expect, it } from 'vitest';
import {
  describeSaveState,
  isUnsafeToLeave,
  needsAttention,
  type SaveState,
} from './save-state.ts';

const now = new Date('2026-03-02T10:00:00Z');
const say = (state: SaveState, isKept = true) => describeSaveState(state, isKept, now);

it('says where the text is, in Vilnius time', () => {
  expect(say({ kind: 'unsaved' })).toBe('Neišsaugota');
  expect(say({ kind: 'saving' })).toBe('Išsaugoma…');
  const saved = { kind: 'saved', at: new Date('2026-03-02T09:05:00Z') } as const;
  expect(say(saved)).toBe('Juodraštis išsaugotas 11:05');
  const earlier = { kind: 'saved', at: new Date('2026-03-01T09:05:00Z') } as const;
  expect(say(earlier)).toBe('Juodraštis išsaugotas 2026-03-01 11:05');
});

it('does not claim that the browser keeps what it could not', () => {
  expect(say({ kind: 'offline' })).toBe('Nėra ryšio – laikoma šioje naršyklėje');
  expect(say({ kind: 'offline' }, false)).toContain('neuždarykite lango');
});

it('warns while the server lacks the text, and worries only when it will not get there by itself', () => {
  expect(
    (['clean', 'unsaved', 'saving', 'offline'] as const).map((kind) => isUnsafeToLeave({ kind })),
  ).toEqual([false, true, true, true]);
  const current = {} as never;
  const states: [SaveState, boolean][] = [
    [{ kind: 'clean' }, false],
    [{ kind: 'unsaved' }, false],
    [{ kind: 'saving' }, false],
    [{ kind: 'saved', at: now }, false],
    [{ kind: 'offline' }, true],
    [{ kind: 'refused', reason: 'Per ilgas' }, true],
    [{ kind: 'conflict', current }, true],
  ];
  for (const [state, isWorth] of states) expect(needsAttention(state), state.kind).toBe(isWorth);
  expect(isUnsafeToLeave({ kind: 'saved', at: now })).toBe(false);
});
