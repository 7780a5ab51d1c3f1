import { expect, test } from 'vitest';
import type { ArticleRow } from '../database/schema/articles.ts';
import { checkOutput, indexSource } from '../newsroom/preparation/checks/check-output.ts';
import { readSourceText } from '../newsroom/preparation/text/source-text.ts';
import { demoUnpublishedArticles } from './demo-imports.ts';
import { findDemoRejection } from './demo-rejection.ts';

test('what the demonstration says of its rejected text is what the checks find in it', () => {
  const rejected = demoUnpublishedArticles.filter((article) => findDemoRejection(article));
  expect(rejected).toHaveLength(1);
  for (const article of rejected) {
    const row = { ...article, original_content: article.source_html } as unknown as ArticleRow;
    const rejection = findDemoRejection(article);
    const { title = '', excerpt = '', html = '', score, category } = rejection?.text ?? {};
    const output = { title, excerpt, html, score: score ?? 0, category: category ?? '' };
    expect(checkOutput(indexSource(readSourceText(row)), output)).toEqual(rejection?.problems);
  }
});
