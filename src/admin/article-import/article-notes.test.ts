import { expect, it } from 'vitest';
import { articleNotes, listWaitingReasons } from './article-notes.ts';

const KEY = 'Nenurodytas modelių tiekėjo raktas: be jo šio straipsnio parengti negalima (A).';
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
  expect(listWaitingReasons([waiting, failed, waiting], true)).toEqual([
    { reason: KEY, title: 'Laukia: 2\u00a0straipsniai' },
  ]);
  expect(listWaitingReasons([waiting], false)).toEqual([
    { reason: KEY, title: 'Šiame puslapyje laukia: 1\u00a0straipsnis' },
  ]);
  expect(articleNotes(waiting, true)).toEqual(['Laukia']);
  expect(articleNotes(waiting)).toEqual([KEY]);
});

it('keeps the reason of a failure in the row of what has failed', () => {
  expect(listWaitingReasons([failed], true)).toEqual([]);
  expect(articleNotes(failed, true)).toEqual(['Sugedo']);
});

it('tells what a person should know before publishing, most important first', () => {
  const finding = { kind: 'number', fact: '5', excerpt: '5 eurai' } as const;
  const all: Parameters<typeof articleNotes>[0] = {
    ...waiting,
    state: 'published',
    preparation_state: 'prepared',
    check_findings: [finding, finding, { ...finding, isUnsure: true }],
    has_pending_values: true,
    check_cause: 'facts',
    source_changed_at: '2026-01-01T00:00:00Z',
    prepared_by: 'rules',
    is_thin: true,
    has_near_duplicate: true,
    reviewed_at: '2026-01-01T00:00:00Z',
  };
  expect(articleNotes(all)).toEqual([
    KEY,
    'Nesutampa su šaltiniu: 2\u00a0vietos',
    'Verta pažiūrėti: 1\u00a0vieta',
    'Naujas tekstas laukia patvirtinimo',
    'Skaitytojai mato, kad straipsnis tikrinamas',
    'Šaltinis pakeitė tekstą',
    'Paruošta pagal taisykles, be AI',
    'Trumpas tekstas',
    'Panašus straipsnis jau yra',
    'Peržiūrėta',
  ]);
  expect(articleNotes({ ...all, check_findings: [finding] })).toContain(
    'Nesutampa su šaltiniu: 1\u00a0vieta',
  );
  const withdrawn = { ...all, state: 'imported', check_cause: 'withdrawn' } as const;
  expect(articleNotes(withdrawn).slice(3, 6)).toEqual([
    'Naujas tekstas laukia patvirtinimo',
    'Šaltinis straipsnio nebeskelbia',
    'Paruošta pagal taisykles, be AI',
  ]);
  const told = { ...all, preparation_state: 'needs_review', has_changed_original: false } as const;
  expect(articleNotes(told)).toContain('Vėliau apie tai parašė kitas šaltinis');
  // What holds it back is said by the reason already.
  expect(articleNotes(told).join()).not.toContain('Nesutampa');
});
