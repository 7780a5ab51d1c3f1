import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { IMPORTED_ARTICLE } from '../../../../tests/support/prepared-article.ts';
import { startTestApi } from '../../../../tests/support/test-api.ts';
import { days } from '../../../domain/time/duration.ts';
import { articles } from '../../database/schema/articles.ts';
import { ai_import_settings } from '../../database/schema/automation.ts';
import { model_calls } from '../../database/schema/preparation.ts';
import { rss_sources } from '../../database/schema/sources.ts';

const api = await startTestApi();
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(rss_sources);
});

const PATH = '/api/admin/sources';
const add = (source: object) => api.askAsAdmin('POST', PATH, source);
const SOURCE = { name: 'Saugumas', rss_url: 'https://example.com/feed' };
const SOURCE_ASKED = { rss_url: SOURCE.rss_url };

describe('sources', () => {
  test('are added switched on and listed by name', async () => {
    const { status, body } = await add(SOURCE);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...SOURCE, type: 'rss', is_active: true, is_trusted: false });
    await add({ name: 'Algoritmai', rss_url: 'https://example.com/a', type: 'crawl' });
    const list = await api.askAsAdmin('GET', PATH);
    expect(list.body).toMatchObject({ total: 2, page: 1, per_page: 100 });
    expect(list.body.items.map(({ name }: { name: string }) => name)).toEqual([
      'Algoritmai',
      'Saugumas',
    ]);
    expect((await api.askAsAdmin('GET', `${PATH}?q=algo`)).body.total).toBe(1);
    // As people count and spell: numbers by their value, Lithuanian letters in their places.
    for (const [n, name] of ['Srautas 10', 'Srautas 2', 'Šrautas', 'Srautas 1', 'Tiltas'].entries())
      await add({ name, rss_url: `https://example.com/eile/${n}` });
    const ordered = await api.askAsAdmin('GET', `${PATH}?q=example.com/eile`);
    expect(ordered.body.items.map(({ name }: { name: string }) => name)).toEqual([
      'Srautas 1',
      'Srautas 2',
      'Srautas 10',
      'Šrautas',
      'Tiltas',
    ]);
  });

  test('are added with all their choices; nothing is published by itself unless it was chosen', async () => {
    const choices = {
      charset: 'windows-1257',
      include_words: 'saugumas\nsauga',
      exclude_words: 'reklama',
      daily_cap: 5,
      rights: 'excerpt',
      is_trusted: true,
      prompt_supplement: 'Trumpai.',
      site_url: 'https://example.com/',
    };
    const { body } = await add({
      ...SOURCE,
      ...choices,
      include_words: ' saugumas, sauga;\nsauga ',
    });
    expect(body).toMatchObject(choices);
    const plain = await add({ name: 'B', rss_url: 'https://example.com/b' });
    expect(plain.body).toMatchObject({
      is_trusted: false,
      rights: 'licensed',
      daily_cap: null,
      include_words: '',
    });
  });

  test('that read other hosts are not trusted, whatever comes first', async () => {
    const listing = { ...SOURCE, type: 'crawl', is_trusted: true };
    const refusal = {
      errors: [{ field: 'is_trusted', message: expect.stringContaining('negalima') }],
    };
    expect((await add({ ...listing, reads_other_hosts: true })).body).toMatchObject(refusal);
    const { body } = await add(listing);
    const change = (changes: object) =>
      api.askAsAdmin('PATCH', `${PATH}/${body.id}`, changes).then((answer) => answer.body);
    expect(await change({ reads_other_hosts: true })).toMatchObject({
      reads_other_hosts: true,
      is_trusted: false,
    });
    expect(await change({ is_trusted: true })).toMatchObject(refusal);
    expect(await change({ name: 'Kitas' })).toMatchObject({ reads_other_hosts: true });
    // A feed's items lie where they lie: nothing is asked of it.
    expect(await change({ type: 'rss', is_trusted: true })).toMatchObject({
      reads_other_hosts: false,
      is_trusted: true,
    });
    const both = { is_trusted: true, reads_other_hosts: true };
    await expect(api.db.update(rss_sources).set(both)).rejects.toThrow();
  });

  test('say when they are read next', async () => {
    await add(SOURCE);
    const list = async () => (await api.askAsAdmin('GET', PATH)).body;
    expect(await list()).toMatchObject({
      is_import_scheduled: false,
      items: [{ next_read_at: null }],
    });
    const due = new Date(Date.now() + 3_600_000);
    const schedule = { source_import_enabled: true, source_import_due_at: due };
    const prompts = { translation_prompt: '', relevance_prompt: '', image_generation_prompt: '' };
    await api.db
      .insert(ai_import_settings)
      .values({ ...prompts, ...schedule })
      .onConflictDoUpdate({ target: ai_import_settings.id, set: schedule });
    expect(await list()).toMatchObject({
      is_import_scheduled: true,
      items: [{ next_read_at: due.toISOString() }],
    });
  });

  test.each([[{}], [{ name: ' ', rss_url: 'https://example.com' }], [{ name: 'A', rss_url: '' }]])(
    'need a name and an address: %j',
    async (source) => {
      const { status, body } = await add(source);
      expect([status, body.detail]).toEqual([400, 'Užpildykite visus laukus']);
    },
  );

  test.each([
    'ftp://example.com',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'example.com',
    'https://u:p@example.com',
  ])('are not at %s', async (rss_url) => {
    const { status, body } = await add({ name: 'A', rss_url });
    expect([status, body.errors[0]?.field]).toEqual([400, 'rss_url']);
  });

  test('have an address of their own', async () => {
    await add(SOURCE);
    const again = await add({ ...SOURCE, name: 'Kitas' });
    expect([again.status, again.body.errors]).toEqual([
      409,
      [{ field: 'rss_url', message: 'Šaltinis su šiuo adresu jau yra' }],
    ]);
    const other = await add({ name: 'B', rss_url: 'https://example.com/b' });
    const moved = await api.askAsAdmin('PATCH', `${PATH}/${other.body.id}`, {
      rss_url: SOURCE.rss_url,
    });
    expect(moved.status).toBe(409);
  });

  test('are switched off and on; switched on they start with a clean health', async () => {
    const { body } = await add(SOURCE);
    const path = `${PATH}/${body.id}`;
    expect((await api.askAsAdmin('PATCH', path, { is_active: false })).body.is_active).toBe(false);
    await api.db
      .update(rss_sources)
      .set({ consecutive_errors: 5, last_error: 'Nerasta', etag: '"x"' })
      .where(eq(rss_sources.id, body.id));
    const on = await api.askAsAdmin('PATCH', path, { is_active: true });
    expect(on.body).toMatchObject({
      is_active: true,
      consecutive_errors: 0,
      last_error: null,
      etag: '"x"',
    });
    const moved = await api.askAsAdmin('PATCH', path, { rss_url: 'https://example.com/new' });
    expect(moved.body.etag).toBeNull();
  });

  test('count as never read only when the address or the type really is another', async () => {
    const { body } = await add(SOURCE);
    const read = { last_full_fetch_at: new Date(), etag: '"x"', last_modified: 'Mon' };
    const patch = async (changes: object) => {
      await api.db.update(rss_sources).set(read).where(eq(rss_sources.id, body.id));
      const answer = await api.askAsAdmin('PATCH', `${PATH}/${body.id}`, changes);
      return [answer.body.last_full_fetch_at !== null, answer.body.etag, answer.body.last_modified];
    };
    expect(await patch({ ...SOURCE, type: 'rss' })).toEqual([true, '"x"', 'Mon']);
    expect(await patch({ charset: 'windows-1257' })).toEqual([true, null, null]);
    expect(await patch({ charset: 'windows-1257' })).toEqual([true, '"x"', 'Mon']);
    expect(await patch({ rss_url: 'https://example.com/kitas' })).toEqual([false, null, null]);
    expect(await patch({ type: 'crawl' })).toEqual([false, null, null]);
  });

  test('that move to another site are trusted there only when the person says so', async () => {
    const { body } = await add({ ...SOURCE, is_trusted: true });
    const patch = async (changes: object) =>
      (await api.askAsAdmin('PATCH', `${PATH}/${body.id}`, changes)).body.is_trusted;
    expect(await patch({ rss_url: 'https://www.example.com/kitas' })).toBe(true);
    expect(await patch({ rss_url: 'https://example.org/feed', is_trusted: true })).toBe(true);
    expect(await patch({ rss_url: 'https://example.net/feed' })).toBe(false);
  });

  test('that want to be left alone are not read for a preview either', async () => {
    const { body } = await add(SOURCE);
    const backoff_until = new Date(Date.now() + 3_600_000);
    await api.db.update(rss_sources).set({ backoff_until });
    const preview = await api.askAsAdmin('POST', `${PATH}/preview`, {
      ...SOURCE_ASKED,
      id: body.id,
    });
    expect(preview.status).toBe(400);
    expect(preview.body.errors[0]).toMatchObject({ field: 'rss_url' });
    expect(preview.body.detail).toMatch(/^Svetainė prašė nesikreipti iki 20\d\d-/);
  });

  test('that are gone are not read for a preview', async () => {
    const id = crypto.randomUUID();
    const preview = await api.askAsAdmin('POST', `${PATH}/preview`, { ...SOURCE_ASKED, id });
    expect([preview.status, preview.body.detail]).toEqual([404, 'Šaltinis nerastas']);
  });

  test('that wanted to be left alone until now, or lie elsewhere now, are read for a preview', async () => {
    const { body } = await add(SOURCE);
    await api.db.update(rss_sources).set({ backoff_until: new Date(Date.now() - 1000) });
    const ask = async (changes: object) =>
      (
        await api.askAsAdmin('POST', `${PATH}/preview`, {
          ...SOURCE_ASKED,
          id: body.id,
          ...changes,
        })
      ).body.detail;
    expect(await ask({})).not.toMatch(/^Svetainė prašė/);
    await api.db.update(rss_sources).set({ backoff_until: new Date(Date.now() + 3_600_000) });
    expect(await ask({ rss_url: 'https://kitas.example.com/feed' })).not.toMatch(/^Svetainė prašė/);
  });

  test('take only choices that make sense', async () => {
    const { body } = await add(SOURCE);
    const patch = (changes: object) => api.askAsAdmin('PATCH', `${PATH}/${body.id}`, changes);
    expect(
      (await patch({ charset: 'windows-1257', link_pattern: '/naujienos/*', is_trusted: true }))
        .status,
    ).toBe(200);
    expect((await patch({ charset: '' })).body.charset).toBeNull();
    expect((await patch({ charset: 'no-such' })).body.errors[0].field).toBe('charset');
    expect((await patch({ link_pattern: 'naujienos' })).body.errors[0].field).toBe('link_pattern');
    expect((await patch({ link_selector: 'a[' })).body.errors[0].field).toBe('link_selector');
    expect((await patch({ daily_cap: 0 })).body.errors[0].field).toBe('daily_cap');
    expect((await patch({ rights: 'all' })).body.errors[0].field).toBe('rights');
    expect((await patch({ site_url: 'javascript:1' })).body.errors[0].field).toBe('site_url');
    const words = Array.from({ length: 101 }, (_, n) => `w${n}`).join('\n');
    expect((await patch({ include_words: words })).body.errors[0].field).toBe('include_words');
    expect((await patch({ consecutive_errors: 0 })).status).toBe(400);
    expect((await patch({})).status).toBe(400);
  });

  test('are deleted; their articles stay', async () => {
    const { body } = await add(SOURCE);
    await api.db.insert(articles).values({
      source_id: body.id,
      source_name: 'Saugumas',
      source_rss_url: SOURCE.rss_url,
      original_url: 'https://example.com/1',
      original_title: 'Naujiena',
    });
    expect((await api.askAsAdmin('DELETE', `${PATH}/${body.id}`)).status).toBe(200);
    expect(await api.db.$count(articles)).toBe(1);
    const again = await api.askAsAdmin('DELETE', `${PATH}/${body.id}`);
    expect([again.status, again.body.detail]).toEqual([404, 'Šaltinis nerastas']);
  });
});

test('those that fail come first where health is asked for, and each state has its own list', async () => {
  const state = (name: string, values: Partial<typeof rss_sources.$inferInsert>) =>
    api.db
      .insert(rss_sources)
      .values({ name, rss_url: `https://example.com/${name}`, type: 'rss', ...values });
  await state('A veikia', { last_fetched_at: new Date() });
  await state('B nauja', {});
  await state('C išjungta', { is_active: false, last_error: 'Klaida' });
  await state('D neveikia', { last_error: 'Klaida', last_fetched_at: new Date() });
  const names = async (query: string) =>
    (await api.askAsAdmin('GET', `${PATH}?${query}`)).body.items.map(
      ({ name }: { name: string }) => name[0],
    );
  expect(await names('')).toEqual(['A', 'B', 'C', 'D']);
  expect(await names('sort=health')).toEqual(['D', 'A', 'B', 'C']);
  for (const [asked, expected] of Object.entries({
    failing: 'D',
    working: 'A',
    unchecked: 'B',
    off: 'C',
  }))
    expect(await names(`state=${asked}`), asked).toEqual([expected]);
  expect((await api.askAsAdmin('GET', `${PATH}?state=sveikas`)).status).toBe(400);
});

test('each says what it brought in the last thirty days, what of that is public and what it cost', async () => {
  const { body: source } = await add(SOURCE);
  const other = await add({ name: 'Kitas', rss_url: 'https://example.com/kitas' });
  const ago = (time: number) => new Date(Date.now() - time);
  const article = (n: number, values: Partial<typeof articles.$inferInsert>) => ({
    ...IMPORTED_ARTICLE,
    source_id: source.id,
    original_url: `https://example.com/straipsnis-${n}`,
    original_title: `Straipsnis ${n}`,
    ...values,
  });
  const text = { ai_slug: 'a', ai_translated_title: 'A', ai_translated_content: '<p>A</p>' };
  await api.db
    .insert(articles)
    .values([
      article(1, { created_at: ago(days(30.5)), published_date: ago(days(30.5)), ...text }),
      article(2, { created_at: ago(days(29.5)) }),
      article(3, { created_at: ago(days(2)), published_date: ago(1), ...text, ai_slug: 'b' }),
      article(4, { created_at: ago(days(1)) }),
    ]);
  const call = (created_at: Date) => ({
    article_id: randomUUID(),
    source_id: source.id,
    purpose: 'preparation' as const,
    step: 'translation',
    model: 'm',
    input_tokens: 1,
    output_tokens: 1,
    images: 0,
    cost_micro_usd: 250,
    created_at,
  });
  await api.db.insert(model_calls).values([call(ago(days(30.5))), call(ago(days(29.5)))]);
  const { items } = (await api.askAsAdmin('GET', PATH)).body;
  const last_month = { imported: 3, published: 1, cost_micro_usd: 250 };
  expect(items.find(({ id }: { id: string }) => id === source.id)).toMatchObject({
    last_month: { ...last_month, newest_titles: ['Straipsnis 4', 'A', 'Straipsnis 2'] },
  });
  expect(items.find(({ id }: { id: string }) => id === other.body.id)).toMatchObject({
    last_month: { imported: 0, published: 0, cost_micro_usd: 0, newest_titles: [] },
  });
});
