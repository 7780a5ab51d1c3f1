import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import {
  createPreparationWorld,
  LITHUANIAN_HTML,
} from '../../../../../tests/support/preparation-world.ts';
import { autoPublishArticles } from '../../../articles/publishing/auto-publish.ts';
import { articles } from '../../../database/schema/articles.ts';
import { prepareArticle } from '../prepare-article.ts';

const world = await createPreparationWorld();
afterEach(() => world.reset());
afterAll(() => world.close());

describe('without any key', () => {
  test('a Lithuanian article is prepared by rules, plainly marked, with a drawn cover', async () => {
    const article = await world.addArticle({
      original_title: 'Apgaulingi laiškai taikosi į įmonių slaptažodžius',
      original_excerpt: '',
      original_content: LITHUANIAN_HTML,
      original_language: 'lt',
    });
    expect(await prepareArticle(world.deps(), article.id)).toEqual({
      outcome: 'prepared',
      preparedBy: 'rules',
    });
    const row = await world.getArticle(article.id);
    expect(row).toMatchObject({
      prepared_by: 'rules',
      ai_translated_title: article.original_title.replace(' į ', ' į\u00A0'),
      ai_category: 'Kibernetinis saugumas',
      ai_slug: 'apgaulingi-laiskai-taikosi-i-imoniu-slaptazodzius',
      published_date: null,
    });
    expect(row.ai_actuality_score).toBeGreaterThanOrEqual(70);
    expect(row.ai_translated_excerpt).toMatch(/^Įmonių darbuotojai.*\.$/);
    expect(row.ai_image_path).toMatch(/drawn/);
    expect(await world.listSteps(article.id)).toEqual([]);
    // However trusted the source and however low the bar: rules never publish by themselves.
    const source_id = await world.addSource({ is_trusted: true });
    await world.database.db.update(articles).set({ source_id }).where(eq(articles.id, article.id));
    const ctx = {
      ...world.deps(),
      publicChanges: { waitUntilSeen: async () => {} },
    };
    expect(await autoPublishArticles(ctx, async () => ({ minScore: 0, batchSize: 50 }))).toEqual(
      [],
    );
  });

  test.each([
    ['allowed', 'excerpt', null],
    ['allows by now', 'licensed', 'excerpt'],
  ] as const)(
    'of a source that %s only an excerpt nothing more than that is used',
    async (_, rights, ofSource) => {
      const article = await world.addArticle({
        source_id: ofSource && (await world.addSource({ rights: ofSource })),
        original_title: 'Apgaulingi laiškai taikosi į įmonių slaptažodžius',
        original_excerpt: '',
        original_content: LITHUANIAN_HTML.repeat(3),
        original_language: 'lt',
        rights,
      });
      await prepareArticle(world.deps(), article.id);
      const { ai_translated_content: html } = await world.getArticle(article.id);
      expect(html?.length).toBeLessThan(300);
      expect(html).toMatch(/^<p>Įmonių darbuotojai/);
    },
  );

  test('an off-topic article is prepared as not relevant, in no category', async () => {
    const article = await world.addArticle({
      original_title: 'Krepšinio šventė Palangoje',
      original_content:
        '<p>Krepšinio rungtynėse šeimininkai iškovojo pergalę, o žiūrovai po rungtynių klausėsi koncerto.</p>',
      original_language: 'lt',
    });
    await prepareArticle(world.deps(), article.id);
    expect(await world.getArticle(article.id)).toMatchObject({
      preparation_state: 'prepared',
      ai_actuality_score: 0,
      ai_category: null,
    });
  });

  test('a foreign article waits with a message that names the setting, and nothing is lost', async () => {
    const article = await world.addArticle();
    const outcome = await prepareArticle(world.deps(), article.id);
    expect(outcome.outcome).toBe('waiting');
    const row = await world.getArticle(article.id);
    expect(row.preparation_state).toBe('imported');
    expect(row.preparation_reason).toEqual({ code: 'setting_missing', provider: 'google' });
    expect({ ...row, preparation_reason: null }).toEqual(article);
  });

  test('a text of unsure language waits too, however Lithuanian its letters are', async () => {
    const article = await world.addArticle({
      original_content: LITHUANIAN_HTML,
      original_language: null,
    });
    expect((await prepareArticle(world.deps(), article.id)).outcome).toBe('waiting');
    expect((await world.getArticle(article.id)).preparation_reason).toMatchObject({
      code: 'setting_missing',
    });
  });
});

describe('slugs', () => {
  test('two articles of one title prepared at the same moment get two addresses', async () => {
    const values = {
      original_title: 'Serveriai & tinklai',
      original_content: LITHUANIAN_HTML,
      original_language: 'lt',
    };
    const rows = await Promise.all([1, 2, 3].map(() => world.addArticle(values)));
    await Promise.all(rows.map(({ id }) => prepareArticle(world.deps(), id)));
    const slugs = await Promise.all(
      rows.map(async ({ id }) => (await world.getArticle(id)).ai_slug),
    );
    expect(slugs.sort()).toEqual([
      'serveriai-ir-tinklai',
      'serveriai-ir-tinklai-2',
      'serveriai-ir-tinklai-3',
    ]);
  });
});
