import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { listAuditEntries } from '../../../../tests/support/audit-entries.ts';
import { asksForTranslation, BAD_TRANSLATION } from '../../../../tests/support/bad-translation.ts';
import { createPreparationWorld, LONG_HTML } from '../../../../tests/support/preparation-world.ts';
import { article_redirects, article_revisions } from '../../database/schema/article-versions.ts';
import { articles } from '../../database/schema/articles.ts';
import { images } from '../../database/schema/images.ts';
import { model_calls } from '../../database/schema/preparation.ts';
import { ProviderDelay } from './models/model-faults.ts';
import { prepareArticle } from './prepare-article.ts';
import { storePending, storePrepared } from './storing/store-prepared.ts';

const world = await createPreparationWorld();
afterEach(() => world.reset());
afterAll(() => world.close());

describe('with a Google key', () => {
  test('an English article ends prepared, every value written at once, with a painted cover', async () => {
    const article = await world.addArticle();
    const outcome = await prepareArticle(world.deps({ google: 'k' }), article.id);
    expect(outcome).toEqual({ outcome: 'prepared', preparedBy: 'ai' });
    const row = await world.getArticle(article.id);
    expect(row).toMatchObject({
      preparation_state: 'prepared',
      preparation_reason: null,
      prepared_by: 'ai',
      ai_actuality_score: 82,
      ai_category: 'Kibernetinis saugumas',
      version: article.version + 1,
      published_date: null,
      prepared_at: world.now,
      prepared_model: 'google/gemini-flash-latest',
      prepared_prompt: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(row.ai_slug).toMatch(/^[a-z0-9-]+$/);
    expect(row.ai_translated_content).toContain('CVE-2026-12345');
    expect(row.ai_translated_content).toContain('href="https://example.com/advisory/42"');
    expect(row.ai_image_path).toMatch(/^covers\/.*painted.*\.webp$/);
    const cover = await world.deps().storage.read(row.ai_image_path ?? '');
    expect(cover?.contentType).toBe('image/webp');
    const [picture] = await world.database.db
      .select()
      .from(images)
      .where(eq(images.name, row.ai_image_path ?? ''));
    expect(picture).toMatchObject({
      digital_source_type: 'trainedAlgorithmicMedia',
      model: 'google/gemini-2.5-flash-image',
    });
    const { xmp } = await sharp(cover?.bytes).metadata();
    expect(String(xmp)).toContain('/trainedAlgorithmicMedia"');
    expect(world.google.requests.map((request) => request.model)).toEqual([
      'gemini-flash-latest',
      'gemini-flash-latest',
      'gemini-2.5-flash-image',
    ]);
  });

  test('the audit tells what was written, and that the product did it', async () => {
    const article = await world.addArticle();
    await prepareArticle(world.deps({ google: 'k' }), article.id);
    const { ai_translated_title, ai_slug } = await world.getArticle(article.id);
    const entries = await listAuditEntries(world.database.db, article.id);
    expect(entries).toMatchObject([
      {
        actor: 'automatika',
        action: 'article.prepare',
        before: { ai_translated_title: null, ai_actuality_score: null },
        after: { ai_translated_title, ai_slug, ai_actuality_score: 82 },
      },
    ]);
    expect(String(entries[0]?.after?.ai_translated_content)).toContain('<p>');
  });

  test('the stronger model translates and the fast one judges', async () => {
    await world.chooseModel('google/gemini-pro-latest');
    const article = await world.addArticle({ ai_image_path: 'covers/kept.webp' });
    await prepareArticle(world.deps({ google: 'k' }), article.id);
    expect(world.google.requests.map((request) => request.model)).toEqual([
      'gemini-flash-latest',
      'gemini-pro-latest',
    ]);
    expect((await world.getArticle(article.id)).ai_image_path).toBe('covers/kept.webp');
  });

  test('what was added for a source joins the translation prompt, and only that', async () => {
    const source_id = await world.addSource({ prompt_supplement: 'Palikite angliškus terminus.' });
    const article = await world.addArticle({ source_id });
    await prepareArticle(world.deps({ google: 'k' }), article.id);
    const asked = world.google.requests.filter(({ system }) => system.includes('angliškus'));
    expect(asked.map(({ fields }) => fields.includes('content_html'))).toEqual([true]);
  });

  test('steps keep what they were asked with, and each call what it used', async () => {
    const article = await world.addArticle();
    await prepareArticle(world.deps({ google: 'k' }), article.id);
    const steps = await world.listSteps(article.id);
    expect(steps.map((step) => step.step).sort()).toEqual(['cover', 'judge', 'translate']);
    for (const step of steps) {
      expect(step.input_hash).toMatch(/^[0-9a-f]{32}$/);
      expect(step.prompt_version).toMatch(/^[0-9a-f]{32}$/);
    }
    const calls = await world.database.db
      .select()
      .from(model_calls)
      .where(eq(model_calls.article_id, article.id));
    expect(calls.map((call) => call.step).sort()).toEqual(['cover', 'judge', 'translate']);
    for (const call of calls) expect(call.input_tokens).toBeGreaterThan(0);
    expect(calls.find((call) => call.step === 'cover')?.images).toBe(1);
  });

  test('a finished article is not prepared twice', async () => {
    const article = await world.addArticle();
    await prepareArticle(world.deps({ google: 'k' }), article.id);
    const before = world.google.requests.length;
    expect(await prepareArticle(world.deps({ google: 'k' }), article.id)).toEqual({
      outcome: 'prepared',
      preparedBy: 'ai',
    });
    expect(world.google.requests).toHaveLength(before);
    expect((await world.getArticle(article.id)).version).toBe(article.version + 1);
  });

  test('a text of many pieces is translated piece by piece and joined in order', async () => {
    const article = await world.addArticle({ original_content: LONG_HTML });
    await prepareArticle(world.deps({ google: 'k' }), article.id);
    const row = await world.getArticle(article.id);
    expect(row.preparation_state).toBe('prepared');
    expect(row.ai_translated_content?.match(/<h2>[^<]*(\d)<\/h2>/g)).toHaveLength(3);
    const steps = (await world.listSteps(article.id)).map((step) => step.step);
    expect(steps).toContain('translate 1/3');
    expect(steps).toContain('translate 3/3');
  });
});

describe('a crash between steps', () => {
  test('after the judgement: only the translation and what follows are asked for', async () => {
    const article = await world.addArticle();
    world.google.answerWith(({ fields }) =>
      asksForTranslation(fields) ? { disconnect: true } : null,
    );
    await expect(prepareArticle(world.deps({ google: 'k' }), article.id)).rejects.toThrow();
    world.google.answerWith(null);
    world.google.requests.length = 0;
    await prepareArticle(world.deps({ google: 'k' }), article.id);
    expect(world.google.requests.map(({ fields }) => fields.includes('score'))).not.toContain(true);
    expect(world.google.requests).toHaveLength(2);
    expect((await world.getArticle(article.id)).preparation_state).toBe('prepared');
  });

  test('before the last write: the rerun asks for nothing and writes everything', async () => {
    const article = await world.addArticle();
    await prepareArticle(world.deps({ google: 'k' }), article.id);
    // As if the process had died with all steps stored and the row still being worked on.
    await world.database.db
      .update(articles)
      .set({
        preparation_state: 'preparing',
        ai_actuality_score: null,
        ai_slug: null,
        ai_translated_title: null,
        ai_translated_content: null,
        ai_image_path: null,
      })
      .where(eq(articles.id, article.id));
    world.google.requests.length = 0;
    expect((await prepareArticle(world.deps({ google: 'k' }), article.id)).outcome).toBe(
      'prepared',
    );
    expect(world.google.requests).toEqual([]);
    const row = await world.getArticle(article.id);
    expect(row.ai_actuality_score).toBe(82);
    expect(row.ai_image_path).toMatch(/painted/);
  });

  test('a bad answer that was paid for is not asked for again either', async () => {
    const article = await world.addArticle();
    world.google.answerWith(({ fields, system }) => {
      if (!asksForTranslation(fields)) return null;
      return system.includes('failed checks') ? { status: 503 } : { json: BAD_TRANSLATION };
    });
    await expect(prepareArticle(world.deps({ google: 'k' }), article.id)).rejects.toThrow(
      ProviderDelay,
    );
    world.google.answerWith(null);
    world.google.requests.length = 0;
    await prepareArticle(world.deps({ google: 'k' }), article.id);
    const translations = world.google.requests.filter(({ fields }) => asksForTranslation(fields));
    expect(translations).toHaveLength(1);
    expect(translations[0]?.system).toContain('failed checks');
  });
});

describe('an article that is public already', () => {
  const PUBLIC = {
    ai_slug: 'viesas',
    ai_translated_title: 'Viešas',
    ai_translated_content: '<p>Viešas tekstas</p>',
    ai_actuality_score: 90,
    ai_image_path: 'covers/viesas.webp',
    published_date: new Date('2026-03-01T09:00:00Z'),
  };

  test('keeps its public values; the new text waits for approval', async () => {
    const article = await world.addArticle(PUBLIC);
    expect((await prepareArticle(world.deps({ google: 'k' }), article.id)).outcome).toBe(
      'needs_review',
    );
    const row = await world.getArticle(article.id);
    expect(row).toMatchObject(PUBLIC);
    expect(row.preparation_state).toBe('needs_review');
    expect(row.pending_values).toMatchObject({
      ai_actuality_score: 82,
      prepared_by: 'ai',
      problems: [],
    });
    expect(String(row.pending_values?.ai_translated_content)).toContain('CVE-2026-12345');
  });

  test('gets the words of a text whose HTML was refused, for a person to decide', async () => {
    const article = await world.addArticle(PUBLIC);
    const text = { title: 'Naujas', excerpt: 'Santrauka.', score: 80, category: 'Technologijos' };
    const prepared = {
      ...text,
      imagePath: PUBLIC.ai_image_path,
      preparedBy: 'ai' as const,
      asked: null,
    };
    const html = '<p onclick="a()">Naujas tekstas</p>';
    const problem = { rule: 'html', message: 'Tekste liko neleistino HTML.' } as const;
    await storePending(world.deps(), article, { ...prepared, html }, [problem]);
    expect(await world.getArticle(article.id)).toMatchObject({
      ...PUBLIC,
      preparation_state: 'needs_review',
      preparation_reason: {
        code: 'problems',
        problems: [{ message: problem.message, isFact: false }],
        more: 0,
      },
      pending_values: {
        ai_translated_content: '<p>Naujas tekstas</p>',
        problems: [problem.message],
      },
    });
    // What the checks let pass and is unsafe all the same is a fault of ours, and stored nowhere.
    const again = await world.getArticle(article.id);
    await expect(storePending(world.deps(), again, { ...prepared, html }, [])).rejects.toThrow();
  });

  test('a rerun after that changes nothing', async () => {
    const article = await world.addArticle(PUBLIC);
    await prepareArticle(world.deps({ google: 'k' }), article.id);
    const before = await world.getArticle(article.id);
    await prepareArticle(world.deps({ google: 'k' }), article.id);
    expect(await world.getArticle(article.id)).toEqual(before);
  });
});

test('an article takes no address that leads readers to another one', async () => {
  const other = await world.addArticle();
  const former = { slug: 'pasto-spraga', article_id: other.id, created_at: world.now };
  await world.database.db.insert(article_redirects).values(former);
  const text = { excerpt: 'Santrauka.', score: 80, category: 'Technologijos', html: '<p>A</p>' };
  const prepared = { ...text, imagePath: 'covers/a.webp', preparedBy: 'ai' as const, asked: null };
  const store = async (title: string) =>
    (await storePrepared(world.deps(), await world.addArticle(), { ...prepared, title })).slug;
  expect(await store('Pašto spraga')).toBe('pasto-spraga-2');
  expect(await store('Pašto spraga')).toBe('pasto-spraga-3');
  expect(await store('!!!')).toBe('straipsnis');
  expect(await world.database.db.select().from(article_redirects)).toEqual([former]);
});

test('a person who edits during preparation is not overwritten: the work starts from what they wrote', async () => {
  const article = await world.addArticle();
  let edited = false;
  const deps = world.deps({ google: 'k' });
  const { put } = deps.storage;
  deps.storage = {
    ...deps.storage,
    put: async (...file) => {
      if (!edited) {
        edited = true;
        await world.database.db
          .update(articles)
          .set({ original_title: 'Corrected headline of the flaw', version: 2 })
          .where(eq(articles.id, article.id));
      }
      return put(...file);
    },
  };
  expect((await prepareArticle(deps, article.id)).outcome).toBe('prepared');
  const row = await world.getArticle(article.id);
  expect(row.original_title).toBe('Corrected headline of the flaw');
  expect(row.version).toBe(3);
});

test('what a person had typed is in the history when a preparation they asked for writes over it', async () => {
  const typed = { ai_translated_title: 'Mano antraštė', ai_translated_content: '<p>Pusė</p>' };
  const article = await world.addArticle({ ...typed, edited_date: world.now });
  await prepareArticle(world.deps({ google: 'k' }), article.id);
  expect((await world.getArticle(article.id)).ai_translated_title).not.toBe('Mano antraštė');
  const kept = await world.database.db.select().from(article_revisions);
  expect(kept).toMatchObject([{ article_id: article.id, reason: 'machine', snapshot: typed }]);
});

test.each([
  ['that the schedule may take', {}, 'unexpected_will_retry'],
  ['of a person', { ai_translated_title: 'Mano antraštė' }, 'unexpected'],
])(
  'a fault of ours on an article %s says on its row what becomes of it',
  async (_, values, code) => {
    const article = await world.addArticle(values);
    const deps = world.deps({ google: 'k' });
    deps.storage = { ...deps.storage, put: () => Promise.reject(new Error('disk full')) };
    await expect(prepareArticle(deps, article.id)).rejects.toThrow('disk full');
    expect(await world.getArticle(article.id)).toMatchObject({
      preparation_state: 'failed',
      preparation_reason: { code },
    });
  },
);

test('an article that was deleted ends the job without a repeat', async () => {
  expect(await prepareArticle(world.deps({ google: 'k' }), crypto.randomUUID())).toEqual({
    outcome: 'failed',
    reason: 'Straipsnio nebėra.',
  });
});
