import { expect, test } from 'vitest';
import type { z } from 'zod';
import { bulkBody } from '../src/server/articles/bulk-schemas.ts';
import {
  createPostBody,
  listArticlesQuery,
  listPublicArticlesQuery,
  searchPublicArticlesQuery,
  slugParam,
  updateArticleBody,
} from '../src/server/articles/model/article-schemas.ts';
import { contactSettingsBody } from '../src/server/contacts/retention.ts';
import { altField } from '../src/server/images/image-schemas.ts';
import { settingsBody } from '../src/server/newsroom/automation/settings.ts';
import { createTermBody } from '../src/server/newsroom/glossary/glossary-schemas.ts';
import {
  createSourceBody,
  findSourcesBody,
  listSourcesQuery,
} from '../src/server/newsroom/sources/source-schemas.ts';

const o = (length: number) => 'o'.repeat(length);
const url = (length: number) => 'https://a.lt/'.padEnd(length, 'o');
const lines = (count: number) => Array.from({ length: count }, (_, at) => `ž${at}`).join('\n');
const items = (length: number) =>
  Array.from({ length }, () => ({ id: '6f1c8f0e-6d0b-4c53-9c43-1a2b3c4d5e6f' }));

type Fields = Readonly<Record<string, z.ZodType>>;
const { shape: source } = createSourceBody;
const { shape: article } = updateArticleBody;
const { shape: settings } = settingsBody;
const { shape: term } = createTermBody;

test.each<[field: string, schema: Fields, fits: unknown, doesNot: unknown]>([
  ['name', source, o(200), o(201)],
  ['name', source, 'o', ' '],
  ['rss_url', source, url(2000), url(2001)],
  ['link_selector', source, o(500), o(501)],
  ['include_words', source, lines(100), lines(101)],
  ['include_words', source, o(80), o(81)],
  ['include_words', source, `o${' '.repeat(3999)}`, `o${' '.repeat(4000)}`],
  ['daily_cap', source, 1, 0],
  ['daily_cap', source, 1000, 1001],
  ['prompt_supplement', source, o(2000), o(2001)],
  ['site_url', source, url(2000), url(2001)],
  ['address', findSourcesBody.shape, url(2000), url(2001)],
  ['address', findSourcesBody.shape, 'a.lt', ' '],
  ['q', listSourcesQuery.shape, o(200), o(201)],
  ['page', listSourcesQuery.shape, '1', '0'],
  ['page', listSourcesQuery.shape, '100000', '100001'],
  ['per_page', listSourcesQuery.shape, '1', '0'],
  ['per_page', listSourcesQuery.shape, '100', '101'],
  ['ai_translated_title', article, o(300), o(301)],
  ['ai_translated_title', article, 'o', ' '],
  ['ai_slug', article, o(200), o(201)],
  ['ai_translated_excerpt', article, o(2000), o(2001)],
  ['ai_translated_content', article, o(1_000_000), o(1_000_001)],
  ['ai_image_path', article, url(2000), url(2001)],
  ['ai_category', article, o(100), o(101)],
  ['ai_actuality_score', article, 0, -1],
  ['ai_actuality_score', article, 100, 101],
  ['source_url', article, url(2000), url(2001)],
  ['ai_translated_title', createPostBody.shape, o(300), o(301)],
  ['slug', slugParam.shape, o(300), o(301)],
  ['slug', slugParam.shape, 'o', ''],
  ['min_score', listArticlesQuery.shape, '0', '-1'],
  ['min_score', listArticlesQuery.shape, '100', '101'],
  ['category', listArticlesQuery.shape, o(100), o(101)],
  ['q', listArticlesQuery.shape, o(100), o(101)],
  ['category', listPublicArticlesQuery.shape, o(100), o(101)],
  ['q', searchPublicArticlesQuery.shape, o(100), o(101)],
  ['q', searchPublicArticlesQuery.shape, 'oo', 'o'],
  ['items', bulkBody.shape, items(1), items(0)],
  ['items', bulkBody.shape, items(200), items(201)],
  ['ai_category', bulkBody.shape, o(100), o(101)],
  ['ai_category', bulkBody.shape, 'o', ' '],
  ['translation_prompt', settings, o(20_000), o(20_001)],
  ['translation_prompt', settings, 'o', ' '],
  ['auto_publish_min_score', settings, 0, -1],
  ['auto_publish_min_score', settings, 100, 101],
  ['auto_publish_batch_size', settings, 1, 0],
  ['auto_publish_batch_size', settings, 50, 51],
  ['daily_token_cap', settings, 1, 0],
  ['daily_token_cap', settings, 1_000_000_000, 1_000_000_001],
  ['daily_image_cap', settings, 1, 0],
  ['daily_image_cap', settings, 100_000, 100_001],
  ['daily_cost_cap_cents', settings, 1, 0],
  ['daily_cost_cap_cents', settings, 10_000_000, 10_000_001],
  ['never', term, `o${' '.repeat(3999)}`, `o${' '.repeat(4000)}`],
  ['term', term, 'o', ' '],
  ['preferred', term, 'o', ' '],
  ['retention_days', contactSettingsBody.shape, 30, 29],
  ['retention_days', contactSettingsBody.shape, 730, 731],
  ['alt', { alt: altField }, o(500), o(501)],
])(
  '%s of a request may go as far as its bound and no further (%#)',
  (field, fields, fits, doesNot) => {
    expect(fields[field]?.safeParse(fits).success).toBe(true);
    expect(fields[field]?.safeParse(doesNot).success).toBe(false);
  },
);

test.each([
  [{ action: 'join', items: items(1) }, ['items']],
  [{ action: 'category', items: items(1) }, ['ai_category']],
  [{ action: 'undo', items: items(1) }, ['items']],
  [{ action: 'publish', items: items(1) }, undefined],
  [{ action: 'join', items: items(2) }, undefined],
  [{ action: 'category', items: items(1), ai_category: 'o' }, undefined],
])('an act on many articles has what it needs: %o', (body, missing) => {
  expect(bulkBody.safeParse(body).error?.issues[0]?.path).toEqual(missing);
});
