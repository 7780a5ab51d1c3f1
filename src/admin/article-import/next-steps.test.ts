import { expect, test } from 'vitest';
import type { ArticleRow } from '../articles/article-requests.ts';
import { canPrepare, canPrepareAgain, canPublish, canTake } from './next-steps.ts';

type Imported = Pick<
  ArticleRow,
  'state' | 'preparation_state' | 'has_pending_values' | 'source_id' | 'source_rss_url'
>;
const article = (values: Partial<Imported>) =>
  ({
    state: 'imported',
    preparation_state: 'imported',
    has_pending_values: false,
    source_id: 'a',
    source_rss_url: 'https://a.test/rss',
    ...values,
  }) as ArticleRow;

test('an imported article is prepared, unless that is under way', () => {
  expect(canPrepare(article({}))).toBe(true);
  expect(canPrepare(article({ preparation_state: 'preparing' }))).toBe(false);
  expect(canPrepare(article({ state: 'prepared' }))).toBe(false);
});

test('what was begun before is prepared again, unless that is under way or it was written here', () => {
  expect(canPrepareAgain(article({}))).toBe(false);
  expect(canPrepareAgain(article({ preparation_state: 'failed' }))).toBe(true);
  expect(canPrepareAgain(article({ state: 'prepared', preparation_state: 'prepared' }))).toBe(true);
  expect(canPrepareAgain(article({ state: 'published', preparation_state: 'imported' }))).toBe(
    true,
  );
  expect(canPrepareAgain(article({ state: 'prepared', preparation_state: 'preparing' }))).toBe(
    false,
  );
  const written = { source_id: null, source_rss_url: 'manual:1' };
  expect(canPrepareAgain(article({ ...written, state: 'published' }))).toBe(false);
});

test('a prepared text is published, and a new text beside a published one', () => {
  expect(canPublish(article({}))).toBe(false);
  expect(canPublish(article({ state: 'prepared' }))).toBe(true);
  expect(canPublish(article({ state: 'published' }))).toBe(false);
  expect(canPublish(article({ state: 'published', has_pending_values: true }))).toBe(true);
});

test('a text that did not pass the checks is taken by a person while it is nobody’s', () => {
  const rejected = {
    preparation_state: 'needs_review' as const,
    ai_translated_content: null,
    rejected_text: { text: { title: 'A' } },
  } as Parameters<typeof canTake>[0];
  expect(canTake(rejected)).toBe(true);
  expect(canTake({ ...rejected, preparation_state: 'prepared' })).toBe(false);
  expect(canTake({ ...rejected, ai_translated_content: '<p>x</p>' })).toBe(false);
  expect(canTake({ ...rejected, rejected_text: null })).toBe(false);
});
