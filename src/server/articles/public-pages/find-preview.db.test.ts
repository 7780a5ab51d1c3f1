import { afterAll, beforeEach, expect, test } from 'vitest';
import { storeArticle } from '../../../../tests/support/prepared-article.ts';
import { startTestApi, TEST_SECRET } from '../../../../tests/support/test-api.ts';
import { article_drafts } from '../../database/schema/article-versions.ts';
import { articles } from '../../database/schema/articles.ts';
import { images } from '../../database/schema/images.ts';
import { createPreviews } from '../drafts/previews.ts';
import { findPreview } from './find-preview.ts';
import { createSiteData } from './site-data.ts';

const api = await startTestApi();
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(articles);
});

const NOW = new Date('2026-11-21T10:00:00Z');
const store = async (values: Partial<typeof articles.$inferInsert> = {}) => {
  const { id } = await storeArticle(api.db, {
    source_name: 'Portalas',
    ai_translated_title: 'Antraštė',
    ai_slug: 'antraste',
    ai_translated_content: '<p>Tekstas</p>',
    prepared_by: 'ai',
    ...values,
  });
  return id;
};
/** What the public page gets, through the address that the panel is given. */
const preview = async (path: string) => read(await addressOf(path));
const addressOf = async (path: string): Promise<string> => {
  const { status, body } = await api.askAsAdmin('POST', `/api/admin/${path}/preview`, {});
  expect(status).toBe(200);
  return body.url;
};
const read = (address: string) => {
  const clock = { now: () => new Date() };
  const site = createSiteData({
    db: api.db,
    clock: { now: () => NOW },
    publicUrl: null,
    previews: createPreviews({ secret: TEST_SECRET, clock }),
  });
  return site.findPreviewedArticle(address.replace('/perziura/', ''));
};

test('an unpublished article is shown as it would be, with its mark, as of now', async () => {
  const id = await store();
  expect(await preview(`articles/${id}`)).toMatchObject({
    title: 'Antraštė',
    html: '<p>Tekstas</p>',
    provenance: { prepared_by: 'ai', source: { name: 'Portalas' } },
    published_date: NOW.toISOString(),
  });
});

test('a published one with the text that waits for approval, under its own date', async () => {
  const published_date = new Date('2026-01-05T07:00:00Z');
  const id = await store({
    published_date,
    reviewed_at: published_date,
    pending_values: {
      ai_translated_title: 'Nauja',
      prepared_by: 'ai',
      prepared_model: 'google/new',
      prepared_prompt: 'abcdef0123456789',
    },
  });
  expect(await preview(`articles/${id}`)).toMatchObject({
    title: 'Nauja',
    provenance: { model: 'google/new', prompt_version: 'abcdef01', reviewed_at: null },
    published_date: published_date.toISOString(),
  });
});

test('a draft with what has been typed so far, cleaned, whatever is still missing or wrong', async () => {
  const { body } = await api.askAsAdmin('POST', '/api/admin/drafts', {
    values: {
      ai_translated_title: 'Rašoma',
      ai_translated_content: '<p onclick="x()">Labas<script>1</script></p>',
      ai_image_path: 'https://elsewhere.example/a.png',
      date: '2026-13-99',
      source_url: 'javascript:alert(1)',
    },
  });
  expect(await preview(`drafts/${body.id}`)).toMatchObject({
    title: 'Rašoma',
    excerpt: '',
    html: '<p>Labas</p>',
    image: null,
    provenance: { source: null },
    published_date: NOW.toISOString(),
  });
});

test('a draft of an article over what the article has, for the day that is planned', async () => {
  const article_id = await store({ ai_category: 'Technologijos' });
  const source_url = 'https://portalas.example/kita';
  const values = { ai_translated_title: 'Kita antraštė', date: '2026-12-24', source_url };
  const { body } = await api.askAsAdmin('POST', '/api/admin/drafts', { article_id, values });
  expect(await preview(`drafts/${body.id}`)).toMatchObject({
    title: 'Kita antraštė',
    html: '<p>Tekstas</p>',
    category: 'Technologijos',
    provenance: { source: { url: source_url } },
    published_date: '2026-12-24T07:00:00.000Z',
  });
  const address = await addressOf(`drafts/${body.id}`);
  await api.askAsAdmin('DELETE', `/api/admin/drafts/${body.id}?version=1`);
  expect(await read(address)).toBeNull();
  const gone = await api.askAsAdmin('POST', `/api/admin/drafts/${body.id}/preview`, {});
  expect(gone.status).toBe(404);
});

/** What a draft of these words makes of an article, or of nothing. */
async function drafted(values: Record<string, unknown>, article_id: string | null = null) {
  const id = crypto.randomUUID();
  await api.db.delete(article_drafts);
  await api.db.insert(article_drafts).values({ id, article_id, values });
  const row = await findPreview(api.db, { kind: 'draft', id }, NOW);
  if (!row) throw new Error('The draft is gone');
  return row;
}

test.each([
  ['2026-11-21', NOW.toISOString()],
  ['2026-11-20', '2026-11-20T07:00:00.000Z'],
  ['2026-12-24', '2026-12-24T07:00:00.000Z'],
  ['2026-12-24 15:30', '2026-12-24T13:30:00.000Z'],
  ['2026-12-24 :', null],
  ['2026-02-30', null],
  ['1989-12-31', null],
  ['2101-01-01', null],
  ['', null],
  [null, null],
  [undefined, null],
])('a draft for „%s“ is shown as of %s, or as it is', async (date, shown) => {
  const published_date = new Date('2026-01-05T07:00:00Z');
  expect((await drafted({ date })).published_date).toEqual(new Date(shown ?? NOW));
  const id = await store({ published_date });
  expect((await drafted({ date }, id)).published_date).toEqual(new Date(shown ?? published_date));
});

test('a draft changes what it names alone, and a cover is told of while it is that picture', async () => {
  const article = {
    ai_image_path: 'blog/a.webp',
    original_url: 'https://portalas.example/a',
    reviewed_at: NOW,
    published_date: NOW,
  };
  await api.db.insert(images).values({
    name: 'blog/a.webp',
    origin: 'cover',
    content_type: 'image/webp',
    width: 1200,
    height: 630,
    bytes: 1,
    digital_source_type: 'trainedAlgorithmicMedia',
    model: 'google/painter',
  });
  const id = await store(article);
  const row = await drafted({}, id);
  expect(row).toMatchObject({
    title: 'Antraštė',
    image: 'blog/a.webp',
    original_url: article.original_url,
    prepared_by: 'ai',
    reviewed_at: NOW,
  });
  expect(row.cover).not.toBeNull();
  expect(await drafted({ ai_image_path: 'blog/a.webp', source_url: null }, id)).toEqual(row);
  expect(await drafted({ ai_image_path: 'blog/b.webp', source_url: '' }, id)).toEqual({
    ...row,
    image: 'blog/b.webp',
    cover: null,
    original_url: 'manual:',
  });
  expect((await drafted({ ai_image_path: null }, id)).image).toBeNull();
});

test('a text that waits, of a person, is told of as theirs', async () => {
  const id = await store({
    reviewed_at: NOW,
    prepared_model: 'google/x',
    prepared_prompt: 'abc',
    pending_values: { ai_translated_title: 'Nauja', prepared_by: 'person' },
  });
  expect(await findPreview(api.db, { kind: 'article', id }, NOW)).toMatchObject({
    title: 'Nauja',
    prepared_by: 'person',
    prepared_model: null,
    prepared_prompt: null,
    reviewed_at: null,
  });
});
