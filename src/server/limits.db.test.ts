import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startTestApi } from '../../tests/support/test-api.ts';

/* Each limit of what is sent holds to the sign: the longest text is no fault, one sign more is, and names its field. */

const api = await startTestApi();
afterAll(() => api.close());

const letters = (length: number) => 'a'.repeat(length);
const address = (length: number) => `https://a.lt/`.padEnd(length, 'a');
const lines = (count: number) => Array.from({ length: count }, (_, at) => `z${at}`).join('\n');
const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
const items = (count: number) => ids(count).map((id) => ({ id }));
const itself = (value: number) => value;

type Address = `${'POST' | 'PUT' | 'PATCH'} ${string}`;
type Make = (size: number) => unknown;
interface Range {
  least?: number;
  most?: number;
}

const ARTICLE = `/api/admin/articles/${randomUUID()}`;
const POST = 'POST /api/admin/articles';
const PATCH: Address = `PATCH ${ARTICLE}`;
const SOURCE = 'POST /api/admin/sources';
const SETTINGS = 'PUT /api/admin/settings';
const TERM = 'POST /api/admin/glossary';
const DRAFT: Address = `PUT /api/admin/drafts/${randomUUID()}`;

const BODIES: [Address, field: string, Range, Make][] = [
  [POST, 'ai_translated_title', { least: 1, most: 300 }, letters],
  [POST, 'ai_slug', { least: 1, most: 200 }, letters],
  [POST, 'ai_translated_excerpt', { least: 1, most: 2000 }, letters],
  [POST, 'ai_translated_content', { least: 1, most: 1_000_000 }, letters],
  [POST, 'ai_image_path', { most: 2000 }, letters],
  [POST, 'source_url', { most: 2000 }, address],
  [PATCH, 'ai_category', { most: 100 }, letters],
  [PATCH, 'ai_actuality_score', { least: 0, most: 100 }, itself],
  ['POST /api/admin/articles/bulk', 'ai_category', { least: 1, most: 100 }, letters],
  ['POST /api/admin/articles/bulk', 'items', { least: 1, most: 200 }, items],
  [SOURCE, 'name', { least: 1, most: 200 }, letters],
  [SOURCE, 'rss_url', { most: 2000 }, address],
  [SOURCE, 'site_url', { most: 2000 }, address],
  [SOURCE, 'link_selector', { most: 500 }, letters],
  [SOURCE, 'link_pattern', { most: 500 }, (length) => '/'.padEnd(length, 'a')],
  [SOURCE, 'include_words', { most: 100 }, lines],
  [SOURCE, 'exclude_words', { most: 80 }, letters],
  [SOURCE, 'exclude_words', { most: 4000 }, (length) => 'a,b,'.repeat(length).slice(0, length)],
  [SOURCE, 'daily_cap', { least: 1, most: 1000 }, itself],
  [SOURCE, 'prompt_supplement', { most: 2000 }, letters],
  ['POST /api/admin/sources/find', 'address', { most: 2000 }, address],
  [SETTINGS, 'auto_publish_min_score', { least: 0, most: 100 }, itself],
  [SETTINGS, 'auto_publish_batch_size', { least: 1, most: 50 }, itself],
  [SETTINGS, 'translation_prompt', { least: 1, most: 20_000 }, letters],
  [SETTINGS, 'daily_token_cap', { least: 1, most: 1_000_000_000 }, itself],
  [SETTINGS, 'daily_image_cap', { least: 1, most: 100_000 }, itself],
  [SETTINGS, 'daily_cost_cap_cents', { least: 1, most: 10_000_000 }, itself],
  [TERM, 'term', { least: 1, most: 120 }, letters],
  [TERM, 'preferred', { least: 1, most: 80 }, letters],
  [TERM, 'note', { most: 300 }, letters],
  [TERM, 'never', { most: 20 }, lines],
  [TERM, 'never', { most: 80 }, letters],
  [TERM, 'never', { most: 4000 }, (length) => 'a,b,'.repeat(length).slice(0, length)],
  ['PUT /api/admin/contacts/settings', 'retention_days', { least: 30, most: 730 }, itself],
  [DRAFT, 'values.ai_translated_title', { most: 10_000 }, letters],
  [DRAFT, 'values.ai_slug', { most: 10_000 }, letters],
  [DRAFT, 'values.ai_translated_excerpt', { most: 100_000 }, letters],
  [DRAFT, 'values.ai_translated_content', { most: 1_900_000 }, letters],
  [DRAFT, 'values.ai_image_path', { most: 10_000 }, letters],
  [DRAFT, 'values.ai_category', { most: 10_000 }, letters],
  [DRAFT, 'values.date', { most: 100 }, letters],
  [DRAFT, 'values.source_url', { most: 10_000 }, letters],
  ['POST /api/admin/replays/estimate', 'article_ids', { least: 1, most: 100 }, ids],
  ['POST /api/admin/replays/estimate', 'sample', { least: 1, most: 100 }, itself],
  ['PUT /api/admin/account/public-name', 'public_name', { most: 80 }, letters],
  ['POST /api/auth/sign-in/email', 'email', { least: 1, most: 255 }, letters],
  ['POST /api/auth/sign-in/email', 'password', { least: 1, most: 1000 }, letters],
  ['POST /api/auth/sign-in/email', 'browser', { most: 100 }, letters],
  ['POST /functions/v1/prepare-articles-ai', 'articleIds', { most: 100 }, ids],
];

const QUERIES: [path: string, field: string, Range, Make][] = [
  ['/api/admin/articles', 'q', { most: 100 }, letters],
  ['/api/admin/articles', 'category', { most: 100 }, letters],
  ['/api/admin/articles', 'min_score', { least: 0, most: 100 }, itself],
  ['/api/admin/articles', 'page', { least: 1, most: 100_000 }, itself],
  ['/api/admin/articles', 'per_page', { least: 1, most: 100 }, itself],
  ['/api/admin/articles/slug', 'title', { most: 1000 }, letters],
  ['/api/admin/search', 'q', { most: 100 }, letters],
  ['/api/admin/audit', 'entity', { most: 100 }, letters],
  ['/api/admin/audit', 'entity_id', { most: 100 }, letters],
  ['/api/admin/audit', 'action', { most: 100 }, letters],
  ['/api/admin/audit', 'q', { most: 200 }, letters],
  ['/api/admin/logs', 'status', { most: 50 }, letters],
  ['/api/admin/logs', 'action', { most: 200 }, letters],
  ['/api/admin/logs', 'function_name', { most: 100 }, letters],
  ['/api/admin/dashboard/activity', 'days', { least: 1, most: 366 }, itself],
  ['/api/admin/settings/costs', 'days', { least: 1, most: 366 }, itself],
  ['/api/admin/settings/publishable', 'min_score', { least: 0, most: 100 }, itself],
  ['/api/articles', 'category', { most: 100 }, letters],
  ['/api/articles/search', 'q', { least: 2, most: 100 }, letters],
];

/** The fields that the answer finds wrong; where nothing answers at all, the test is of nothing. */
async function wrongFields(method: string, path: string, body?: unknown): Promise<string[]> {
  const answer = await api.askAsAdmin(method, path, body);
  if (answer.status !== 400) return [];
  return answer.body.errors.map(({ field }: { field: string }) => field);
}

/** A field of a field as an object. */
const nested = (field: string, value: unknown): object =>
  field.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object;

async function expectLimits(
  { least, most }: Range,
  isWrong: (size: number) => Promise<boolean>,
): Promise<void> {
  if (most !== undefined)
    expect([await isWrong(most), await isWrong(most + 1)]).toEqual([false, true]);
  if (least !== undefined)
    expect([await isWrong(least), await isWrong(least - 1)]).toEqual([false, true]);
}

test.each(BODIES)('%s: %s, %o', async (request, field, range, make) => {
  const [method = '', path = ''] = request.split(' ');
  await expectLimits(range, async (size) =>
    (await wrongFields(method, path, nested(field, make(size)))).includes(field),
  );
});

test.each(QUERIES)('GET %s: %s, %o', async (path, field, range, make) => {
  expect(await wrongFields('GET', `${path}?nera=1`)).toContain('nera');
  await expectLimits(range, async (size) =>
    (await wrongFields('GET', `${path}?${field}=${make(size)}`)).includes(field),
  );
});

test.each([
  ['/api/articles', 12],
  ['/api/articles/search?q=kopijos', 12],
  ['/api/admin/articles', 25],
  [`${ARTICLE}/revisions`, 25],
  ['/api/admin/audit', 50],
  ['/api/admin/account/sessions', 100],
  ['/api/admin/bin', 25],
  ['/api/admin/contacts', 25],
  ['/api/admin/drafts', 25],
  ['/api/admin/files', 25],
  ['/api/admin/glossary', 100],
  ['/api/admin/images', 24],
  ['/api/admin/sources', 100],
  ['/api/admin/users', 25],
])('GET %s: %i rows of the first page, where the request does not say', async (path, per_page) => {
  expect((await api.askAsAdmin('GET', path)).body).toMatchObject({ page: 1, per_page });
});
