import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startGoogleAi } from '../../../../tests/fakes/google-ai.ts';
import { ENGLISH_HTML } from '../../../../tests/support/preparation-world.ts';
import { storeArticle } from '../../../../tests/support/prepared-article.ts';
import { startTestApi } from '../../../../tests/support/test-api.ts';
import { articles } from '../../database/schema/articles.ts';
import { ai_import_settings, prompt_versions } from '../../database/schema/automation.ts';
import { model_calls, preparation_steps } from '../../database/schema/preparation.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { DEFAULT_PROMPTS } from '../preparation/prompts/default-prompts.ts';

const google = await startGoogleAi();
const api = await startTestApi({
  GOOGLE_GENERATIVE_AI_API_KEY: 'k',
  GOOGLE_AI_BASE_URL: google.baseUrl,
});
beforeEach(async () => {
  google.reset();
  await api.db.delete(model_calls);
  await api.db.delete(prompt_versions);
  await api.db.delete(articles);
  await api.db.delete(ai_import_settings);
  await api.db.insert(ai_import_settings).values(DEFAULT_PROMPTS);
});
afterAll(async () => {
  await api.close();
  await google.close();
});

const get = async (path: string) =>
  (await api.askAsAdmin('GET', `/api/admin/settings${path}`)).body;
const post = (path: string, body: object) =>
  api.askAsAdmin('POST', `/api/admin/settings${path}`, body);
async function save(changes: object) {
  const { id: _, updated_at: _at, ...settings } = await get('');
  const plain = Object.fromEntries(
    Object.entries(settings).filter(([name]) => !name.endsWith('_due_at')),
  );
  return api.askAsAdmin('PUT', '/api/admin/settings', { ...plain, ...changes });
}

describe('a prompt’s wordings', () => {
  test('are all kept, the first one too, and any of them is one call away', async () => {
    expect((await get('/prompts/relevance')).items).toEqual([]);
    await save({ relevance_prompt: 'Vertinkite griežtai.' });
    await save({ relevance_prompt: 'Vertinkite švelniai.' });
    await save({ auto_publish_min_score: 50 });
    const { current, default: ours, items, total } = await get('/prompts/relevance');
    expect([current, ours, total]).toEqual([
      'Vertinkite švelniai.',
      DEFAULT_PROMPTS.relevance_prompt,
      3,
    ]);
    expect(items.map(({ text, created_by }: Record<string, string>) => [text, created_by])).toEqual(
      [
        ['Vertinkite švelniai.', 'admin@example.com'],
        ['Vertinkite griežtai.', 'admin@example.com'],
        [DEFAULT_PROMPTS.relevance_prompt, null],
      ],
    );
    expect((await get('/prompts/translation')).items).toEqual([]);

    const back = await post('/prompts/relevance/restore', { version_id: items[1].id });
    expect(back.body).toMatchObject({ relevance_prompt: 'Vertinkite griežtai.' });
    const reset = await post('/prompts/relevance/restore', { version_id: null });
    expect(reset.body).toMatchObject({ relevance_prompt: DEFAULT_PROMPTS.relevance_prompt });
    expect((await get('/prompts/relevance')).total).toBe(5);
    // What is in use already needs no way back to it.
    await post('/prompts/relevance/restore', { version_id: null });
    expect((await get('/prompts/relevance')).total).toBe(5);
  });

  test('are not restored over somebody else’s settings, nor as another prompt', async () => {
    const { version } = (await save({ relevance_prompt: 'Kitaip.' })).body;
    const stale = { version_id: null, version: version - 1 };
    expect((await post('/prompts/relevance/restore', stale)).status).toBe(409);
    const [item] = (await get('/prompts/relevance')).items;
    const wrong = await post('/prompts/image/restore', { version_id: item.id });
    expect(wrong.status).toBe(404);
  });

  test('are used by the next preparation: the settings hold the one in use', async () => {
    await save({ image_generation_prompt: 'Draw a boat.' });
    const [row] = await api.db.select().from(ai_import_settings);
    expect(row?.image_generation_prompt).toBe('Draw a boat.');
  });
});

describe('a trial of a prompt', () => {
  async function addArticle(values: Partial<typeof articles.$inferInsert> = {}) {
    return await storeArticle(api.db, {
      original_title: 'ExampleMail server flaw under attack',
      original_content: ENGLISH_HTML,
      original_language: 'en',
      ...values,
    });
  }
  const attempt = (kind: string, article_id: string, text = 'Tik bandymas.') =>
    post(`/prompts/${kind}/trial`, { text, article_id });

  test.each([
    ['relevance', { kind: 'relevance', score: 82, category: 'Kibernetinis saugumas' }],
    ['translation', { kind: 'translation', title: expect.any(String) }],
    ['image', { kind: 'image', address: expect.stringMatching(/^data:image\/webp;base64,/) }],
  ])('of %s shows what it makes and stores nothing but its cost', async (kind, output) => {
    const article = await addArticle();
    const { status, body } = await attempt(kind, article.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ output, problems: [] });
    expect(body.cost_micro_usd).toBeGreaterThan(0);
    const [request] = google.requests;
    expect(request?.system || request?.prompt).toContain('Tik bandymas.');
    expect(request?.prompt).toMatch(/^BEGIN SOURCE ([0-9a-f]{24})\n[\s\S]*\nEND SOURCE \1$/m);
    const [after] = await api.db.select().from(articles).where(eq(articles.id, article.id));
    expect(after).toEqual(article);
    expect(await api.db.$count(preparation_steps)).toBe(0);
    const [call] = await api.db.select().from(model_calls);
    expect(call).toMatchObject({
      purpose: 'trial',
      step: kind,
      article_id: article.id,
      cost_micro_usd: body.cost_micro_usd,
    });
    expect((await get('')).relevance_prompt).toBe(DEFAULT_PROMPTS.relevance_prompt);
  });

  const part = (n: number) =>
    `<h2>Part ${n}</h2>${`<p>${'The vendor explains the settings of the server again and again for everybody. '.repeat(20)}</p>`.repeat(5)}`;
  const LONG = [1, 2, 3].map(part).join('');

  test('translates a long text whole, piece by piece, as a preparation does', async () => {
    const { id } = await addArticle({ original_content: LONG });
    const { body } = await attempt('translation', id);
    expect(body.problems).toEqual([]);
    expect(body.output.html.match(/<h2>[^<]*\d<\/h2>/g)).toHaveLength(3);
    const calls = await api.db.select().from(model_calls).orderBy(model_calls.step);
    expect(calls.map(({ step }) => step)).toEqual([1, 2, 3].map((n) => `translation ${n}/3`));
    const total = calls.reduce((sum, { cost_micro_usd }) => sum + cost_micro_usd, 0);
    expect(body.cost_micro_usd).toBe(total);
  });

  test('ends at the piece that would pass the day’s limit; what was answered is counted', async () => {
    const { id } = await addArticle({ original_content: LONG });
    await save({ daily_token_cap: 1000 });
    const { status, body } = await attempt('translation', id);
    expect([status, body.detail]).toEqual([429, expect.stringContaining('padidinkite ribą')]);
    expect(await api.db.$count(model_calls)).toBe(1);
  });

  test('shows what the checks say of a bad answer, which is paid for too', async () => {
    const { id } = await addArticle();
    google.answerNext({ json: { score: 140, category: 'Reklama' } });
    const { body } = await attempt('relevance', id);
    expect(body.problems.join(' ')).toContain('140');
    google.answerNext({ text: 'Ne.', finish: 'content-filter' });
    expect((await attempt('relevance', id)).body).toMatchObject({
      output: null,
      problems: ['Modelis atsisakė atsakyti (turinio filtras).'],
    });
    expect(await api.db.$count(model_calls)).toBe(2);
  });

  test.each([
    ['a busy provider', { status: 429, retryAfter: 30 }, 503, 'Bandykite vėliau'],
    ['a refused key', { status: 400, code: 'API_KEY_INVALID' }, 409, 'GOOGLE_GENERATIVE_AI'],
    ['an unknown model', { status: 404 }, 503, '404'],
  ])('tells of %s at once, in words', async (_, answer, status, words) => {
    const { id } = await addArticle();
    google.answerNext(answer);
    const refused = await attempt('relevance', id);
    expect([refused.status, refused.body.detail]).toEqual([status, expect.stringContaining(words)]);
    await api.pool.query('truncate provider_health');
  });

  test('respects the day’s limit, and needs an article with a text', async () => {
    const { id } = await addArticle({ original_content: '', original_excerpt: '' });
    expect((await attempt('translation', id)).status).toBe(400);
    await api.db.insert(model_calls).values({
      article_id: id,
      step: 'judge',
      model: 'm',
      input_tokens: 10_000_000,
    });
    const { id: other } = await addArticle();
    expect((await attempt('translation', other)).status).toBe(429);
    expect(google.requests).toEqual([]);
  });
});

test('costs are told by day, source and article, against the limits', async () => {
  const [source] = await api.db
    .insert(rss_sources)
    .values({ name: 'Portalas', rss_url: 'https://example.com/feed', type: 'rss' })
    .returning();
  const add = (values: Partial<typeof model_calls.$inferInsert>) =>
    api.db.insert(model_calls).values({
      article_id: '00000000-0000-4000-8000-000000000001',
      step: 'judge',
      model: 'm',
      input_tokens: 10,
      output_tokens: 5,
      cost_micro_usd: 100,
      ...values,
    });
  await add({ source_id: source?.id ?? null });
  await add({ source_id: source?.id ?? null, images: 1, cost_micro_usd: 39_000 });
  await add({ created_at: new Date(Date.now() - 3 * 86_400_000) });
  await add({ created_at: new Date(Date.now() - 40 * 86_400_000) });
  await save({ daily_image_cap: 7, daily_cost_cap_cents: 250 });
  const costs = await get('/costs?days=30');
  expect(costs).toMatchObject({
    today: { input_tokens: 20, output_tokens: 10, images: 1, cost_micro_usd: 39_100 },
    caps: { tokens: 5_000_000, images: 7, cost_cents: 250 },
    total: { input_tokens: 30, cost_micro_usd: 39_200 },
    sources: [
      { name: 'Portalas', cost_micro_usd: 39_100 },
      { name: null, cost_micro_usd: 100 },
    ],
    articles: [{ title: null, cost_micro_usd: 39_200 }],
  });
  expect(costs.days.map((day: { input_tokens: number }) => day.input_tokens)).toEqual([20, 10]);
});
