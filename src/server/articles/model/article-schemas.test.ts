import { expect, test } from 'vitest';
import { updateArticleBody } from './article-schemas.ts';

test('letters of two characters, as texts copied from PDF files have them, become one, which a search compares', () => {
  const { ai_translated_title, ai_translated_excerpt } = updateArticleBody.parse({
    ai_translated_title: 'Įmonė ąžuole'.normalize('NFD'),
    ai_translated_excerpt: 'Šiaurė'.normalize('NFD'),
    version: 1,
  });
  expect([ai_translated_title, ai_translated_excerpt]).toEqual(['Įmonė ąžuole', 'Šiaurė']);
});
