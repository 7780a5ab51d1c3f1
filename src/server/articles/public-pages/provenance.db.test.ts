import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { storePreparedArticle } from '../../../../tests/support/prepared-article.ts';
import { startTestApi } from '../../../../tests/support/test-api.ts';
import { type ArticleRow, articles } from '../../database/schema/articles.ts';
import { profiles } from '../../database/schema/identity.ts';
import { images } from '../../database/schema/images.ts';
import { createPreviews } from '../drafts/previews.ts';
import { createSiteData } from './site-data.ts';

const api = await startTestApi();
afterAll(() => api.close());
const { db, context } = api;
const publicUrl = 'http://localhost:3000';
const site = createSiteData({
  db,
  clock: context.clock,
  publicUrl,
  previews: createPreviews({ secret: 'x', clock: context.clock }),
});

/** A published article, as its page, the feed and the API tell what made it. */
async function tellings(values: Partial<ArticleRow>) {
  const id = await storePreparedArticle(db, { published_date: new Date(), ...values });
  const [row] = await db.select().from(articles).where(eq(articles.id, id));
  const slug = row?.ai_slug ?? '';
  const read = async () => {
    const page = (await site.findPublishedArticle(slug))?.provenance;
    const feed = (await site.listFeedArticles(100)).find((article) => article.slug === slug);
    const { body } = await api.ask('GET', `/api/articles/${slug}`);
    const list = (await api.ask('GET', '/api/articles?per_page=100')).body.items;
    const listed = list.find(({ ai_slug }: { ai_slug: string }) => ai_slug === slug);
    expect([feed?.provenance, body.provenance, listed.provenance]).toEqual([page, page, page]);
    return page;
  };
  return { id, read };
}

describe('page, feed and API tell the same of what made an article', () => {
  test('by a model: model, beginning of the wording’s hash, source, cover', async () => {
    await db.insert(images).values({
      name: 'covers/painted.webp',
      origin: 'cover',
      content_type: 'image/webp',
      width: 1200,
      height: 630,
      bytes: 1,
      digital_source_type: 'trainedAlgorithmicMedia',
      model: 'google/painter',
    });
    const { read } = await tellings({
      prepared_model: 'google/writer',
      prepared_prompt: '3f2a91c0aaaaaaaa',
      ai_image_path: `${publicUrl}/storage/blog-images/covers/painted.webp`,
      original_url: 'https://saltinis.example/a',
      original_author: ' J. Jonaitis ',
      original_date: new Date('2026-04-30T06:00:00Z'),
    });
    expect(await read()).toEqual({
      prepared_by: 'ai',
      model: 'google/writer',
      prompt_version: '3f2a91c0',
      reviewed_at: null,
      reviewed_by: null,
      source: {
        name: 'Portalas',
        url: 'https://saltinis.example/a',
        author: 'J. Jonaitis',
        published_date: '2026-04-30T06:00:00.000Z',
      },
      cover: { source_type: 'trainedAlgorithmicMedia', model: 'google/painter' },
    });
  });

  test('by rules and by people: no model, and what nobody recorded is a person’s', async () => {
    const rules = await tellings({ prepared_by: 'rules', prepared_model: 'google/old' });
    expect(await rules.read()).toMatchObject({ prepared_by: 'rules', model: null, cover: null });
    const own = await tellings({
      prepared_by: null,
      source_rss_url: 'manual:x',
      original_url: 'manual:x',
    });
    expect(await own.read()).toMatchObject({ prepared_by: 'person', source: null });
  });

  test('reviewed: the day always, a name only when its owner chose one, and none once the account is gone', async () => {
    const reviewer = await api.addPerson();
    const { read } = await tellings({ reviewed_at: new Date(), reviewed_by: reviewer.id });
    expect(await read()).toMatchObject({ reviewed_at: expect.any(String), reviewed_by: null });
    const name = (public_name: string) =>
      api.ask('PUT', '/api/admin/account/public-name', {
        token: reviewer.token,
        body: { public_name },
      });
    expect((await name('<b>Ona</b>')).body.errors).toEqual([
      { field: 'public_name', message: 'Viešas vardas gali turėti tik raides' },
    ]);
    expect((await name(' Ona Onaitė ')).status).toBe(200);
    expect(await read()).toMatchObject({ reviewed_by: 'Ona Onaitė' });
    await db.delete(profiles).where(eq(profiles.id, reviewer.id));
    expect(await read()).toMatchObject({ reviewed_at: expect.any(String), reviewed_by: null });
  });
});
