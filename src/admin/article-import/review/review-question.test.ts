import { describe, expect, test } from 'vitest';
import { type Judged, questionOf, refusalOf } from './review-question.ts';

const TEXT: Judged = {
  ai_translated_title: 'Antraštė',
  original_title: 'Title',
  ai_translated_content: '<p>Tekstas</p>',
  state: 'prepared',
  preparation_state: 'prepared',
  preparation_reason: null,
  check_findings: null,
  is_beyond_rights: false,
  is_reported_elsewhere: false,
  is_changed_at_source: false,
  has_pending_values: false,
  pending_problems: null,
  has_near_duplicate: false,
  source_changed_at: null,
  scheduled_for: null,
  published_date: null,
  prepared_by: 'ai',
  reviewed_at: null,
};
const finding = { fact: '777', kind: 'number' as const, excerpt: 'apie 777' };

describe('an answer may hold for the texts that follow', () => {
  test.each([
    ['a doubt of the checks', { check_findings: [{ ...finding, isUnsure: true as const }] }],
    ['what needs a confirmation', { is_beyond_rights: true }],
    ['a likely duplicate', { has_near_duplicate: true }],
    ['a source that has changed its text', { source_changed_at: '2026-01-01T00:00:00Z' }],
    ['a plan that publishing drops', { scheduled_for: '2099-01-01T00:00:00Z' }],
  ])('where nothing was found, not at %s', (_, values) => {
    expect(questionOf('publish', TEXT).hold).not.toBeNull();
    expect(questionOf('publish', { ...TEXT, ...values }).hold).toBeNull();
    expect(questionOf('review', { ...TEXT, ...values }).hold).toBeNull();
  });

  test('and deleting is asked about each public text', () => {
    expect(questionOf('remove', TEXT).hold).not.toBeNull();
    expect(
      questionOf('remove', { ...TEXT, published_date: '2026-01-01T00:00:00Z' }).hold,
    ).toBeNull();
  });
});

test('what the checks found is told, and confirming says in words that it was seen', () => {
  const { reasons, answers } = questionOf('publish', { ...TEXT, check_findings: [finding] });
  expect(reasons).toEqual(['Šaltinyje nerasta: „777“.']);
  for (const { label } of answers) expect(label).toMatch(/^Pastabas mačiau/);
});

test('publishing alone is no review: a machine’s text is published as read, or as unread, in words', () => {
  const answers = (values: Partial<Judged>) =>
    questionOf('publish', { ...TEXT, ...values }).answers.map(({ label, isReviewed }) => [
      label,
      isReviewed,
    ]);
  expect(answers({})).toEqual([
    ['Perskaičiau ir publikuoju', true],
    ['Publikuoti neperžiūrėtą', false],
  ]);
  expect(answers({ reviewed_at: '2026-01-01T00:00:00Z' })).toEqual([['Publikuoti', false]]);
});

test('what cannot be done is said instead of asked', () => {
  expect(refusalOf('publish', TEXT)).toBeNull();
  expect(refusalOf('publish', { ...TEXT, state: 'imported' })).toMatch(/neparuoštas/);
  expect(refusalOf('publish', { ...TEXT, state: 'published' })).toMatch(/jau publikuotas/);
  expect(refusalOf('review', { ...TEXT, reviewed_at: '2026-01-01T00:00:00Z' })).toMatch(
    /jau peržiūrėtas/,
  );
  expect(refusalOf('review', { ...TEXT, has_pending_values: true })).toMatch(/naujas tekstas/);
  expect(refusalOf('review', { ...TEXT, ai_translated_content: null })).toMatch(/neparuoštas/);
  expect(refusalOf('review', { ...TEXT, preparation_state: 'needs_review' })).toMatch(
    /laukia peržiūros/,
  );
  expect(refusalOf('remove', { ...TEXT, state: 'imported' })).toBeNull();
});
