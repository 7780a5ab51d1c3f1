import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { storeArticle } from '../../../../tests/support/prepared-article.ts';
import { startTestApi } from '../../../../tests/support/test-api.ts';
import { article_redirects, article_revisions } from '../../database/schema/article-versions.ts';
import { articles } from '../../database/schema/articles.ts';
import { audit_log } from '../../database/schema/audit.ts';
import { images } from '../../database/schema/images.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { vilniusDay } from '../../time/vilnius-time.ts';
import { findMovedSlug } from '../model/redirects.ts';
import { publishScheduled } from '../publishing/publish-by-schedule.ts';

const api = await startTestApi();
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(article_revisions);
  await api.db.delete(articles);
});

const PATH = '/api/admin/articles';
const TODAY = vilniusDay(new Date());
const create = async (ai_slug: string, changes: object = {}) => {
  const { body, status } = await api.askAsAdmin('POST', PATH, {
    ai_translated_title: 'Pirmas pavadinimas',
    ai_slug,
    ai_translated_excerpt: 'Santrauka',
    ai_translated_content: '<p>Pirmas tekstas</p>',
    ai_category: 'Technologijos',
    date: TODAY,
    ...changes,
  });
  expect(status).toBe(201);
  return body;
};
const edit = async (id: string, changes: object) => {
  const { version } = (await api.askAsAdmin('GET', `${PATH}/${id}`)).body;
  const { status, body } = await api.askAsAdmin('PATCH', `${PATH}/${id}`, { version, ...changes });
  expect(status).toBe(200);
  return body;
};
const act = (id: string, name: string) => api.askAsAdmin('POST', `${PATH}/${id}/${name}`, {});
const revisions = async (id: string) =>
  (await api.askAsAdmin('GET', `${PATH}/${id}/revisions`)).body.items;

describe('the history of an article', () => {
  test('has the state before each save and each act that shows or hides it', async () => {
    const { id } = await create('istorija');
    await edit(id, { ai_translated_title: 'Antras' });
    await act(id, 'draft');
    await act(id, 'publish');
    await act(id, 'review');
    expect(
      (await revisions(id)).map(({ reason, title, created_by, restored_from }: never) => ({
        reason,
        title,
        created_by,
        restored_from,
      })),
    ).toEqual([
      { reason: 'publish', title: 'Antras', created_by: 'admin@example.com', restored_from: null },
      { reason: 'draft', title: 'Antras', created_by: 'admin@example.com', restored_from: null },
      {
        reason: 'save',
        title: 'Pirmas pavadinimas',
        created_by: 'admin@example.com',
        restored_from: null,
      },
    ]);
    const [row] = await api.db.select().from(article_revisions);
    expect(row?.snapshot).not.toHaveProperty('search_words');
  });

  test('gives a former state as the form’s fields, and only that of the article asked for', async () => {
    const { id } = await create('laukai', { source_url: 'https://example.com/x' });
    const other = await create('kitas');
    await edit(id, { ai_actuality_score: 7 });
    const [{ id: revision }] = await revisions(id);
    const { body } = await api.askAsAdmin('GET', `${PATH}/${id}/revisions/${revision}`);
    expect(body.values).toEqual({
      ai_translated_title: 'Pirmas pavadinimas',
      ai_slug: 'laukai',
      ai_translated_excerpt: 'Santrauka',
      ai_translated_content: '<p>Pirmas tekstas</p>',
      ai_image_path: null,
      ai_category: 'Technologijos',
      ai_actuality_score: 100,
      date: TODAY,
      source_url: 'https://example.com/x',
    });
    const wrong = `${PATH}/${other.id}/revisions/${revision}`;
    expect((await api.askAsAdmin('GET', wrong)).status).toBe(404);
    expect((await api.askAsAdmin('POST', `${wrong}/restore`, {})).status).toBe(404);
  });

  test('brings a text back as a change of now, on a page that stays published', async () => {
    const { id, published_date } = await create('grizta');
    await edit(id, { ai_translated_content: '<p>Antras</p>', ai_slug: 'grizta-kitur' });
    const [{ id: first }] = await revisions(id);
    const path = `${PATH}/${id}/revisions/${first}/restore`;
    const stale = await api.askAsAdmin('POST', path, { version: 1 });
    expect([stale.status, stale.body.current?.version]).toEqual([409, 2]);
    const { status, body } = await api.askAsAdmin('POST', path, { version: 2 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ai_translated_content: '<p>Pirmas tekstas</p>',
      ai_slug: 'grizta',
      published_date,
      version: 3,
    });
    const [latest] = await revisions(id);
    expect(latest).toMatchObject({ reason: 'restore', restored_from: first });
    const undone = `${PATH}/${id}/revisions/${latest.id}`;
    const { values } = (await api.askAsAdmin('GET', undone)).body;
    expect(values.ai_translated_content).toBe('<p>Antras</p>');
  });

  test('brings no text back while the article is being prepared', async () => {
    const { id } = await create('apdorojama');
    await edit(id, { ai_translated_content: '<p>Antras</p>' });
    const [{ id: first }] = await revisions(id);
    await api.db
      .update(articles)
      .set({ preparation_state: 'preparing' })
      .where(eq(articles.id, id));
    const path = `${PATH}/${id}/revisions/${first}/restore`;
    const { status, body } = await api.askAsAdmin('POST', path, {});
    expect([status, body.detail]).toEqual([409, expect.stringContaining('apdorojamas')]);
  });

  test('does not take an address that is somebody else’s by now', async () => {
    const { id } = await create('sena');
    await edit(id, { ai_slug: 'nauja' });
    await create('sena');
    const [{ id: first }] = await revisions(id);
    const { body } = await api.askAsAdmin('POST', `${PATH}/${id}/revisions/${first}/restore`, {});
    expect(body.ai_slug).toBe('nauja');
  });

  test('brings a text back without the pictures that are gone, under the present cover', async () => {
    const image = (name: string) => ({
      name,
      origin: 'upload' as const,
      content_type: 'image/webp',
      width: 1,
      height: 1,
      bytes: 1,
    });
    await api.db.insert(images).values([image('blog/lieka.webp'), image('blog/dabar.webp')]);
    const shown = (name: string) => `<p><img src="/storage/blog-images/${name}" alt="x" /></p>`;
    const { id } = await create('nuotraukos');
    await api.db.update(articles).set({
      ai_image_path: 'blog/dingo.webp',
      ai_translated_content: `<p>Tekstas</p>${shown('blog/dingo.webp')}${shown('blog/lieka.webp')}`,
    });
    await edit(id, { ai_translated_content: '<p>Kitas</p>' });
    await api.db.update(articles).set({ ai_image_path: 'blog/dabar.webp' });
    const [{ id: first }] = await revisions(id);
    const { body } = await api.askAsAdmin('POST', `${PATH}/${id}/revisions/${first}/restore`, {});
    expect(body).toMatchObject({ ai_image_path: 'blog/dabar.webp', lost_images: 1 });
    expect(body.ai_translated_content).toContain('blog/lieka.webp');
    expect(body.ai_translated_content).not.toContain('blog/dingo.webp');
  });

  test('cannot leave a published article without a text', async () => {
    const { id } = await storeArticle(api.db, { preparation_state: 'imported' });
    await edit(id, {
      ai_translated_title: 'T',
      ai_slug: 't',
      ai_translated_excerpt: 'E',
      ai_translated_content: '<p>x</p>',
      ai_actuality_score: 80,
    });
    await act(id, 'publish');
    const first = (await revisions(id)).at(-1);
    const path = `${PATH}/${id}/revisions/${first.id}/restore`;
    const refused = await api.askAsAdmin('POST', path, {});
    expect([refused.status, refused.body.errors[0].field]).toEqual([409, 'ai_slug']);
    await act(id, 'draft');
    const { body } = await api.askAsAdmin('POST', path, {});
    expect(body).toMatchObject({ state: 'imported', preparation_state: 'imported' });
  });
});

describe('a former text longer than an excerpt gives, of a source that allows an excerpt', () => {
  const LONG = `<p>${'Ilgas tekstas. '.repeat(70)}</p>`;
  const restoreFirst = async (id: string) => {
    const first = (await revisions(id)).at(-1);
    return await api.askAsAdmin('POST', `${PATH}/${id}/revisions/${first.id}/restore`, {});
  };
  async function createLong(slug: string): Promise<string> {
    const rss_url = `https://example.com/${slug}`;
    const source = { name: 'Griežtas', rss_url, type: 'rss', rights: 'excerpt' } as const;
    const [row] = await api.db.insert(rss_sources).values(source).returning({ id: rss_sources.id });
    const { id } = await create(slug, { ai_translated_content: LONG });
    await api.db
      .update(articles)
      .set({ source_id: row?.id ?? '' })
      .where(eq(articles.id, id));
    return id;
  }

  test('comes back among the drafts, and where readers have as much of it already', async () => {
    const id = await createLong('ilgas');
    await edit(id, { ai_translated_title: 'Kitas' });
    expect((await restoreFirst(id)).status).toBe(200);
    await act(id, 'draft');
    await edit(id, { ai_translated_content: '<p>Trumpas</p>' });
    expect((await restoreFirst(id)).status).toBe(200);
  });

  test('does not come back where readers have an excerpt', async () => {
    const id = await createLong('trumpas');
    await edit(id, { ai_translated_content: '<p>Trumpas</p>' });
    expect((await restoreFirst(id)).status).toBe(409);
  });
});

describe('a former address', () => {
  const leadsTo = (slug: string) => findMovedSlug(api.db, slug);

  test('leads to the present one in one step, however often it changes, and never in a circle', async () => {
    const { id } = await create('a');
    await edit(id, { ai_slug: 'b' });
    await edit(id, { ai_slug: 'c' });
    expect([await leadsTo('a'), await leadsTo('b'), await leadsTo('c')]).toEqual(['c', 'c', null]);
    await edit(id, { ai_slug: 'a' });
    expect([await leadsTo('a'), await leadsTo('b'), await leadsTo('c')]).toEqual([null, 'a', 'a']);
  });

  test('is forgotten when another article is published under it, not before', async () => {
    const { id } = await create('sena');
    await edit(id, { ai_slug: 'nauja' });
    const later = vilniusDay(new Date(Date.now() + 3 * 24 * 3600 * 1000));
    const other = await create('sena', { date: later });
    expect(await leadsTo('sena')).toBe('nauja');
    const clock = { now: () => new Date(Date.now() + 5 * 24 * 3600 * 1000) };
    await publishScheduled({ ...api.context, clock });
    expect(await leadsTo('sena')).toBeNull();
    expect(await api.db.$count(article_redirects)).toBe(0);
    await edit(other.id, { ai_slug: 'trecia' });
    expect(await leadsTo('sena')).toBe('trecia');
  });

  test('is remembered over a time off the blog, and of one that was never public nothing is', async () => {
    const { id } = await create('rodoma');
    await act(id, 'draft');
    expect(await leadsTo('rodoma')).toBeNull();
    await edit(id, { ai_slug: 'niekad' });
    await edit(id, { ai_slug: 'vel-rodoma' });
    await act(id, 'publish');
    expect(await leadsTo('rodoma')).toBe('vel-rodoma');
    expect(await leadsTo('niekad')).toBeNull();
  });
});

test('a free slug is made of a title, beside other articles and addresses that lead elsewhere', async () => {
  const { id } = await create('zasu-ukis-svetaine');
  const ask = async (query: string) =>
    (await api.askAsAdmin('GET', `${PATH}/slug?${query}`)).body.slug;
  const title = `title=${encodeURIComponent('Žąsų ūkis – „Svetainė“!')}`;
  expect(await ask(title)).toBe('zasu-ukis-svetaine-2');
  expect(await ask(`${title}&id=${id}`)).toBe('zasu-ukis-svetaine');
  await edit(id, { ai_slug: 'kitur' });
  expect(await ask(title)).toBe('zasu-ukis-svetaine-2');
  expect(await ask(`${title}&id=${id}`)).toBe('zasu-ukis-svetaine');
});

test('whose old address a slug is can be asked before it is taken, and it may be taken', async () => {
  const ask = async (slug: string, query = '') =>
    (await api.askAsAdmin('GET', `${PATH}/slug?title=${slug}${query}`)).body.leads_to;
  const { id } = await create('pirmoji-vieta');
  expect(await ask('pirmoji-vieta')).toBeNull();
  const moved = await edit(id, { ai_slug: 'antroji-vieta' });
  expect(await ask('pirmoji-vieta')).toEqual({
    title: moved.ai_translated_title,
    slug: 'antroji-vieta',
  });
  expect(await ask('pirmoji-vieta', `&id=${id}`)).toBeNull();
  // Nobody is led to an article that is off the blog.
  await act(id, 'draft');
  expect(await ask('pirmoji-vieta')).toBeNull();
  await act(id, 'publish');
  expect((await create('pirmoji-vieta')).ai_slug).toBe('pirmoji-vieta');
  expect(await ask('pirmoji-vieta')).toBeNull();
});

test('every act is in the audit: who, what, before and after', async () => {
  const { id } = await create('auditas');
  await edit(id, { ai_translated_title: 'Antras' });
  await act(id, 'draft');
  await act(id, 'publish');
  await act(id, 'review');
  const later = vilniusDay(new Date(Date.now() + 3 * 24 * 3600 * 1000));
  await edit(id, { date: later });
  const clock = { now: () => new Date(Date.now() + 5 * 24 * 3600 * 1000) };
  await publishScheduled({ ...api.context, clock });
  const rows = await api.db.select().from(audit_log).orderBy(audit_log.id);
  const own = rows.filter((row) => row.entity_id === id);
  expect(own.map(({ action, actor }) => `${action} ${actor}`)).toEqual([
    'article.create paskyra',
    'article.update paskyra',
    'article.draft paskyra',
    'article.publish paskyra',
    'article.review paskyra',
    'article.update paskyra',
    'article.publish automatika',
  ]);
  expect(own[1]).toMatchObject({
    before: { ai_translated_title: 'Pirmas pavadinimas' },
    after: { ai_translated_title: 'Antras' },
  });
  expect(Object.keys(own[1]?.after ?? {})).toEqual(['ai_translated_title']);
});
