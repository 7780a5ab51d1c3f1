import { expect, test } from 'vitest';
import { matchingArticlesQuery, updateArticleBody } from './article-schemas.ts';

test('letters of two characters, as texts copied from PDF files have them, become one, which a search compares', () => {
  const { ai_translated_title, ai_translated_excerpt } = updateArticleBody.parse({
    ai_translated_title: 'Įmonė ąžuole'.normalize('NFD'),
    ai_translated_excerpt: 'Šiaurė'.normalize('NFD'),
    version: 1,
  });
  expect([ai_translated_title, ai_translated_excerpt]).toEqual(['Įmonė ąžuole', 'Šiaurė']);
});

test('what the filters choose is asked for whole: a page of it is refused', () => {
  expect(matchingArticlesQuery.safeParse({ q: 'a' }).success).toBe(true);
  for (const paging of [{ page: '1' }, { per_page: '20' }])
    expect(matchingArticlesQuery.safeParse(paging).success).toBe(false);
});
