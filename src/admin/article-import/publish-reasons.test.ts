import { expect, it } from 'vitest';
import { publishReasons } from './publish-reasons.ts';

const green = {
  has_pending_values: false,
  pending_problems: null,
  preparation_state: 'prepared',
  preparation_error: null,
  check_findings: null,
} as const;
const finding = (fact: string) => ({ fact, kind: 'number' as const, excerpt: fact });

it('asks nothing where every check is green', () => {
  expect(publishReasons(green)).toEqual([]);
});

it('names what waits for review, each reason once', () => {
  const article = {
    ...green,
    preparation_state: 'needs_review',
    preparation_error: 'Šaltinyje nerasta: „7“.',
    check_findings: [finding('7'), finding('8')],
  } as const;
  expect(publishReasons({ ...article, check_findings: [finding('7'), finding('8')] })).toEqual([
    'Šaltinyje nerasta: „7“.',
    'Šaltinyje nerasta: „8“.',
  ]);
});

it('asks about the text that waits, not about the public one', () => {
  const pending = {
    ...green,
    has_pending_values: true,
    preparation_state: 'needs_review',
  } as const;
  const waiting = 'Paruoštas naujas tekstas laukia patvirtinimo.';
  expect(publishReasons({ ...pending, preparation_error: waiting, pending_problems: [] })).toEqual(
    [],
  );
  expect(publishReasons({ ...pending, pending_problems: ['Tekstas per trumpas.'] })).toEqual([
    'Tekstas per trumpas.',
  ]);
});
