import { expect, test } from 'vitest';
import type { ArticleRow } from '../../articles/article-requests.ts';
import { describeDate, findMove, isReturnable, titleOf } from './post-item.ts';

const post = (values: Partial<ArticleRow> = {}) =>
  ({
    ai_translated_title: null,
    original_title: 'Title',
    published_date: null,
    scheduled_for: null,
    created_at: '2026-03-01T07:00:00Z',
    ...values,
  }) as ArticleRow;
const draft = post();
const planned = post({ scheduled_for: '2026-03-15T07:00:00Z' });
const published = post({ published_date: '2026-03-02T07:00:00Z' });

test('a post is called by its title, until it has one by its source’s', () => {
  expect(titleOf(draft)).toBe('Title');
  expect(titleOf(post({ ai_translated_title: 'Antraštė' }))).toBe('Antraštė');
});

test('what is public, or will be by itself, can go back to the drafts; a draft can be published', () => {
  expect([draft, planned, published].map(isReturnable)).toEqual([false, true, true]);
  expect([draft, planned, published].map((one) => findMove(one).act)).toEqual([
    'onPublish',
    'onDraft',
    'onDraft',
  ]);
});

test('it shows the day it was published, the moment it will be, or the day it was begun', () => {
  expect([draft, planned, published].map(describeDate)).toEqual([
    '2026-03-01',
    'Bus publikuota 2026-03-15 09:00',
    '2026-03-02',
  ]);
});
