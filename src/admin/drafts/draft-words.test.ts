import { expect, test } from 'vitest';
import type { DraftRow } from './draft.ts';
import {
  askToDeleteDraft,
  describeCopy,
  describeDraft,
  nameDraft,
  PARTLY_HERE,
  UNSAVED,
} from './draft-words.ts';
import type { LocalDraftRow } from './list-local-drafts.ts';

const draft: DraftRow = {
  id: 'd',
  article_id: null,
  title: 'Juodraštis',
  beginning: '',
  base_version: null,
  version: 1,
  updated_by: null,
  updated_at: '2026-03-01T10:00:00Z',
  created_at: '2026-03-01T10:00:00Z',
};
const copy = { saved_at: '2026-03-01T10:00:00Z', isStored: true, isArticle: true } as LocalDraftRow;

test('a draft of an article takes unsaved changes with it, one of nothing yet the whole text', () => {
  expect(describeDraft(draft, false)).toMatchObject({
    details: '2026-03-01 12:00 · –',
    badge: { label: 'Naujas įrašas' },
    consequence: expect.stringContaining('tekstas dings'),
  });
  const ofArticle = { ...draft, article_id: 'a', updated_by: 'Ona' };
  expect(describeDraft(ofArticle, false)).toMatchObject({
    details: '2026-03-01 12:00 · Ona',
    badge: { label: UNSAVED },
    consequence: expect.stringContaining('Tekstas liks'),
  });
});

test('of a draft whose last words this browser alone has that is said first', () => {
  for (const article_id of [null, 'a'])
    expect(describeDraft({ ...draft, article_id }, true).badge).toBe(PARTLY_HERE);
});

test('a copy of this browser says whether the server has it, and what goes with it', () => {
  expect(describeCopy(copy)).toMatchObject({
    details: '2026-03-01 12:00 · serverį yra pasiekęs',
    badge: { color: 'gray' },
    consequence: expect.stringContaining('Tekstas liks'),
  });
  expect(describeCopy({ ...copy, isStored: false, isArticle: false })).toMatchObject({
    details: '2026-03-01 12:00 · serverio dar nepasiekė',
    badge: { color: 'red' },
    consequence: expect.stringContaining('tekstas dings'),
  });
});

test('a text without a title is called by how it begins', () => {
  const named = { title: 'Kopijos', beginning: '' };
  const begun = { title: '', beginning: 'Trys taisyklės…' };
  const empty = { title: '', beginning: '' };
  expect([named, begun, empty].map(nameDraft)).toEqual([
    'Kopijos',
    'Be pavadinimo: „Trys taisyklės…“',
    'Be pavadinimo',
  ]);
  expect([named, begun, empty].map(askToDeleteDraft)).toEqual([
    'Ištrinti juodraštį „Kopijos“?',
    'Ištrinti juodraštį be pavadinimo („Trys taisyklės…“)?',
    'Ištrinti juodraštį be pavadinimo?',
  ]);
});
