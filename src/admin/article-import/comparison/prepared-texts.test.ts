import { expect, it } from 'vitest';
import { preparedTexts } from './prepared-texts.ts';

const imported = {
  ai_translated_title: null,
  ai_translated_excerpt: null,
  ai_translated_content: null,
  ai_actuality_score: null,
  ai_category: null,
  published_date: null,
  pending_values: null,
  pending_problems: null,
  rejected_text: null,
  preparation_state: 'prepared' as const,
};

it('has nothing to compare before the preparation', () => {
  expect(preparedTexts(imported)).toEqual([]);
});

it('puts the text that waits for approval before the published one', () => {
  const article = {
    ...imported,
    ai_translated_content: '<p>Senas</p>',
    published_date: '2026-03-01T10:00:00Z',
    pending_values: {
      ai_translated_content: '<p>Naujas</p>',
      ai_actuality_score: 81,
      ai_category: 'Sauga',
    },
  };
  expect(
    preparedTexts(article).map(({ kind, html, score, category }) => [kind, html, score, category]),
  ).toEqual([
    ['pending', '<p>Naujas</p>', 81, 'Sauga'],
    ['current', '<p>Senas</p>', null, null],
  ]);
});

it('shows a refused text with the reasons', () => {
  const text = { title: 'A', excerpt: '', html: '<p>A</p>', score: 50, category: 'B' };
  const article = {
    ...imported,
    preparation_state: 'needs_review' as const,
    rejected_text: { text, problems: [{ message: 'Trūksta skaičiaus' }], model: 'm' },
  };
  expect(preparedTexts(article)[0]?.problems).toEqual(['Trūksta skaičiaus']);
  expect(
    preparedTexts({ ...article, rejected_text: { ...article.rejected_text, text: null } }),
  ).toEqual([]);
  // Taken by a person it is the article's own, and its reasons stay with it until it is out of review.
  const taken = { ...article, ai_translated_content: '<p>A</p>' };
  expect(preparedTexts(taken).map(({ kind, problems }) => [kind, problems])).toEqual([
    ['current', ['Trūksta skaičiaus']],
  ]);
  const mended = { ...taken, preparation_state: 'prepared' as const };
  expect(preparedTexts(mended)[0]?.problems).toEqual([]);
});
