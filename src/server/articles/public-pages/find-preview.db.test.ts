import { afterAll, beforeEach, expect, test } from 'vitest';
import { storeArticle } from '../../../../tests/support/prepared-article.ts';
import { startTestApi, TEST_SECRET } from '../../../../tests/support/test-api.ts';
import { articles } from '../../database/schema/articles.ts';
import { createPreviews } from '../drafts/previews.ts';
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
