import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { IMPORTED_ARTICLE } from '../../../tests/support/prepared-article.ts';
import { type Answered, startTestApi, type TestApi } from '../../../tests/support/test-api.ts';
import { article_bin, article_drafts } from '../database/schema/article-versions.ts';
import { articles } from '../database/schema/articles.ts';
import { audit_log } from '../database/schema/audit.ts';
import { images } from '../database/schema/images.ts';
import { page_cache_events } from '../database/schema/instances.ts';
import { AppError } from '../errors.ts';
import { openDiskStorage } from '../storage/disk-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { indexStoredImages, startImageIndexing } from './index-stored-images.ts';
import { createVariants, variantName } from './variants.ts';

let api: TestApi;
let folder: string;
let storage: Storage;
/** What the storage does instead of writing. */
let refuseToPut: (() => never) | null = null;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'));
  const disk = openDiskStorage(folder);
  storage = {
    ...disk,
    put: (...file) => (refuseToPut ? refuseToPut() : disk.put(...file)),
  };
  api = await startTestApi({}, {}, { storage });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  refuseToPut = null;
  await api.db.delete(article_drafts);
  await api.db.delete(article_bin);
  await api.db.delete(articles);
  await api.db.delete(images);
});

const drawing = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#d9902f' } });

async function upload(
  bytes: Uint8Array,
  fields: Record<string, string> = {},
  fileName = 'nuotrauka.jpg',
): Promise<Answered> {
  const form = new FormData();
  form.set('file', new File([Buffer.from(bytes)], fileName, { type: 'image/jpeg' }));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const response = await api.api.request('/api/admin/images', {
    method: 'POST',
    headers: { authorization: `Bearer ${api.people.admin.token}` },
    body: form,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const article = (n: number, more: Partial<typeof articles.$inferInsert> = {}) => ({
  ...IMPORTED_ARTICLE,
  original_url: `https://example.com/${n}`,
  original_title: `Straipsnis ${n}`,
  ...more,
});

async function listFiles(): Promise<string[]> {
  const names: string[] = [];
  for await (const some of storage.list()) names.push(...some);
  return names;
}

describe('an upload', () => {
  test('is decided by content, loses what the camera wrote, and stands in library and audit', async () => {
    const photo = await drawing()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'namų adresas' } })
      .toBuffer();
    const { status, body } = await upload(
      photo,
      { alt: ' Gintaras \n jūroje ' },
      'C:\\foto\\a.PNG',
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: expect.stringMatching(/^blog\/[0-9a-f-]{36}\.webp$/),
      url: `/storage/blog-images/${body.name}`,
      width: 60,
      height: 40,
      alt: 'Gintaras jūroje',
      is_decorative: false,
      original_name: 'a.PNG',
      origin: 'upload',
      uses: [],
    });
    const file = await storage.read(body.name);
    expect(file?.bytes.length).toBe(body.bytes);
    expect(await sharp(file?.bytes).metadata()).toMatchObject({ format: 'webp' });
    expect(file?.bytes.includes('adresas')).toBe(false);
    const [entry] = await api.db.select().from(audit_log).where(eq(audit_log.entity_id, body.id));
    expect(entry).toMatchObject({
      action: 'image.create',
      actor: 'paskyra',
      actor_id: api.people.admin.id,
      after: { name: body.name, alt: 'Gintaras jūroje' },
    });
  });

  test('of the import dialog is named after the article and the time', async () => {
    const [row] = await api.db.insert(articles).values(article(1)).returning();
    const { body } = await upload(await drawing().png().toBuffer(), { article_id: row?.id ?? '' });
    expect(body.name).toMatch(new RegExp(`^${row?.id}-\\d{13}\\.webp$`));
    const unknown = await upload(await drawing().png().toBuffer(), {
      article_id: crypto.randomUUID(),
    });
    expect(unknown.body.errors).toEqual([{ field: 'article_id', message: 'Straipsnis nerastas' }]);
  });

  test.each([
    ['no picture', Buffer.from('<html><script>alert(1)</script>'), 415],
    ['an empty file', Buffer.alloc(0), 400],
    ['above 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, 'x'), 413],
    ['far above 10 MB', Buffer.alloc(12 * 1024 * 1024), 413],
  ])('is refused when it is %s: nothing is stored', async (_, bytes, status) => {
    const before = await listFiles();
    const answer = await upload(bytes);
    expect(answer.status).toBe(status);
    if (bytes.length < 11 * 1024 * 1024) expect(answer.body.errors[0].field).toBe('file');
    else expect(answer.body.detail).toBe('Nuotrauka per didelė: daugiausia 10 MB.');
    expect(await listFiles()).toEqual(before);
    expect(await api.db.$count(images)).toBe(0);
  });

  test('with a description longer than any is refused, and one as long is taken', async () => {
    const picture = await drawing().png().toBuffer();
    const { status, body } = await upload(picture, { alt: 'x'.repeat(501) });
    expect([status, body.errors[0].field]).toEqual([400, 'alt']);
    expect(await api.db.$count(images)).toBe(0);
    expect((await upload(picture, { alt: 'x'.repeat(500) })).body.alt).toHaveLength(500);
  });

  test('without a form, or without a file in it, is refused in words', async () => {
    expect((await api.askAsAdmin('POST', '/api/admin/images', {})).status).toBe(415);
    const response = await api.api.request('/api/admin/images', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${api.people.admin.token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      body: '--x\r\nbroken',
    });
    expect(response.status).toBe(400);
  });

  test('that the storage cannot take fails clearly and leaves no row', async () => {
    refuseToPut = () => {
      throw new AppError('unavailable', 'Nuotraukų saugykla nepasiekiama. Bandykite vėliau.');
    };
    const { status, body } = await upload(await drawing().png().toBuffer());
    expect([status, body.detail]).toEqual([
      503,
      'Nuotraukų saugykla nepasiekiama. Bandykite vėliau.',
    ]);
    expect(await api.db.$count(images)).toBe(0);
  });
});

describe('the library', () => {
  const put = async (name: string, more: Partial<typeof images.$inferInsert> = {}) => {
    await storage.put(name, await drawing().webp().toBuffer(), 'image/webp');
    const values = { name, origin: 'upload' as const, content_type: 'image/webp', ...more };
    const [row] = await api.db
      .insert(images)
      .values({ width: 60, height: 40, bytes: 100, ...values })
      .returning();
    return row?.id ?? '';
  };
  const ask = (method: string, path: string, body?: unknown) =>
    api.askAsAdmin(method, `/api/admin/images${path}`, body);

  test('is found by name and alternative text, with and without Lithuanian letters', async () => {
    await put('blog/a.webp', { original_name: 'Žvejai_2.jpg' });
    await put('blog/b.webp', { alt: 'Gintaro žvejys', origin: 'cover' });
    await put('blog/c.webp', { original_name: '100%.jpg' });
    const find = async (query: string) => {
      const { body } = await ask('GET', `?${query}`);
      return body.items.map(({ name }: { name: string }) => name).sort();
    };
    expect(await find('q=zvej')).toEqual(['blog/a.webp', 'blog/b.webp']);
    expect(await find('q=%C5%BDVEJ')).toEqual(['blog/a.webp', 'blog/b.webp']);
    expect(await find('q=0%25.')).toEqual(['blog/c.webp']);
    expect(await find('q=zvej&origin=cover')).toEqual(['blog/b.webp']);
    expect((await ask('GET', '?per_page=2&page=2')).body).toMatchObject({ total: 3, page: 2 });
  });

  test('knows covers, texts, waiting texts, drafts and the bin, whoever wrote them', async () => {
    const id = await put('blog/u.webp');
    await put('blog/unused.webp');
    const inText = '<p>a</p><img src="/storage/blog-images/blog/u.webp" alt="">';
    const rows = await api.db
      .insert(articles)
      .values([
        article(1, { ai_image_path: 'blog/u.webp', ai_translated_title: 'Viršelis' }),
        article(2, { ai_image_path: 'http://localhost:3000/storage/blog-images/blog/u.webp' }),
        article(3, { ai_translated_content: inText }),
        article(4, { pending_values: { ai_image_path: 'blog/u.webp' } }),
        article(5, { ai_translated_content: inText.replace('u.webp', 'uu.webp') }),
      ])
      .returning();
    await api.db
      .insert(article_drafts)
      .values({ values: { ai_translated_title: 'Juodraštis', ai_translated_content: inText } });
    await api.askAsAdmin('DELETE', `/api/admin/articles/${rows[2]?.id}`);
    const { body } = await ask('GET', `/${id}`);
    const seen = body.uses.map(({ kind, title }: Record<string, string>) => `${kind}: ${title}`);
    expect(seen.sort()).toEqual([
      'article: Straipsnis 2',
      'article: Straipsnis 4',
      'article: Viršelis',
      'bin: Straipsnis 3',
      'draft: Juodraštis',
    ]);
    const list = await ask('GET', '');
    const used = Object.fromEntries(
      list.body.items.map((one: { name: string; uses: [] }) => [one.name, one.uses.length]),
    );
    expect(used).toEqual({ 'blog/u.webp': 5, 'blog/unused.webp': 0 });
  });

  test('refuses to delete a picture in use and says where; a free one goes with its copies', async () => {
    const id = await put('blog/d.webp');
    const copy = { width: 400, format: 'webp' } as const;
    await createVariants({ storage, log: api.context.log }).read('blog/d.webp', copy);
    const [row] = await api.db
      .insert(articles)
      .values(article(1, { ai_image_path: 'blog/d.webp' }))
      .returning();
    const refused = await ask('DELETE', `/${id}`);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      detail: 'Nuotrauka naudojama, todėl ištrinti jos negalima.',
      uses: [{ kind: 'article', id: row?.id, title: 'Straipsnis 1' }],
    });
    expect(await storage.read('blog/d.webp')).not.toBeNull();

    await api.db.delete(articles);
    expect((await ask('DELETE', `/${id}`)).status).toBe(200);
    expect(await storage.read('blog/d.webp')).toBeNull();
    expect(await storage.read(variantName('blog/d.webp', copy))).toBeNull();
    expect((await ask('DELETE', `/${id}`)).status).toBe(404);
    const [entry] = await api.db.select().from(audit_log).where(eq(audit_log.entity_id, id));
    expect(entry).toMatchObject({ action: 'image.delete', before: { name: 'blog/d.webp' } });
  });

  test('says how many former versions would lose a picture, and deletes it all the same', async () => {
    const id = await put('blog/buvusi.webp');
    const [row] = await api.db
      .insert(articles)
      .values(article(1, { ai_image_path: 'blog/buvusi.webp', ai_translated_title: 'T' }))
      .returning();
    const edit = (changes: object) =>
      api.askAsAdmin('PATCH', `/api/admin/articles/${row?.id}`, changes);
    expect((await edit({ version: 1, ai_translated_title: 'Kitas' })).status).toBe(200);
    // What uses it keeps it; its versions are not counted.
    expect((await ask('GET', `/${id}`)).body.former_versions).toBe(0);
    expect((await edit({ version: 2, ai_image_path: null })).status).toBe(200);
    const { body } = await ask('GET', `/${id}`);
    expect([body.uses, body.former_versions]).toEqual([[], 2]);
    expect((await ask('GET', '')).body.items[0].former_versions).toBe(2);
    expect((await ask('DELETE', `/${id}`)).status).toBe(200);
  });

  test('a picture that is being put into a text right now is not deleted from under it', async () => {
    const id = await put('blog/e.webp');
    const answer = await api.db.transaction(async (tx) => {
      await tx.insert(articles).values(article(1, { ai_image_path: 'blog/e.webp' }));
      return ask('DELETE', `/${id}`);
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await storage.read('blog/e.webp')).not.toBeNull();
  });

  test('an alternative text is changed on record; a decorative picture has none', async () => {
    const id = await put('blog/f.webp', { alt: 'Senas' });
    expect((await ask('PATCH', `/${id}`, { alt: 'Naujas' })).body).toMatchObject({ alt: 'Naujas' });
    expect((await ask('PATCH', `/${id}`, { is_decorative: true })).body).toMatchObject({
      alt: '',
      is_decorative: true,
    });
    expect((await ask('PATCH', `/${id}`, { alt: 'Vėl' })).body).toMatchObject({
      alt: 'Vėl',
      is_decorative: false,
    });
    expect((await ask('PATCH', `/${id}`, { alt: 'x'.repeat(501) })).body.errors[0].field).toBe(
      'alt',
    );
    const entries = await api.db
      .select()
      .from(audit_log)
      .where(eq(audit_log.entity_id, id))
      .orderBy(audit_log.id);
    expect(entries.map(({ before, after }) => [before?.alt, after?.alt])).toEqual([
      ['Senas', 'Naujas'],
      ['Naujas', ''],
      ['', 'Vėl'],
    ]);
  });

  test('takes in what was stored before there was one, once, and has the pages made anew', async () => {
    await api.db.delete(page_cache_events);
    for (const name of await listFiles()) await storage.delete(name);
    await put('blog/known.webp');
    await storage.put('covers/old.webp', await drawing(90, 45).webp().toBuffer(), 'image/webp');
    await storage.put('blog/broken.webp', Buffer.from('broken'), 'image/webp');
    await storage.put('variants/400/blog/x-webp.webp', Buffer.from('copy'), 'image/webp');
    expect(await indexStoredImages(api.context)).toBe(1);
    expect(await indexStoredImages(api.context)).toBe(0);
    const [row] = await api.db.select().from(images).where(eq(images.name, 'covers/old.webp'));
    expect(row).toMatchObject({
      origin: 'cover',
      width: 90,
      height: 45,
      original_name: 'old.webp',
      digital_source_type: 'algorithmicMedia',
    });
    // It was stored before covers were marked: now its bytes say how it was made, too.
    const { xmp } = await sharp((await storage.read('covers/old.webp'))?.bytes).metadata();
    expect(String(xmp)).toContain('/algorithmicMedia"');
    expect(await api.db.$count(images)).toBe(2);
    expect(await api.db.$count(page_cache_events)).toBe(1);
  });

  test('leaves the rest of what was stored to the next start when the process stops meanwhile', async () => {
    for (const name of await listFiles()) await storage.delete(name);
    const names = ['blog/one.webp', 'blog/two.webp'];
    const { promise: isStopping, resolve: stop } = Promise.withResolvers<void>();
    const slow: Storage = {
      ...storage,
      async *list() {
        for (const name of names) {
          yield [name];
          await isStopping;
        }
      },
    };
    for (const name of names)
      await storage.put(name, await drawing().webp().toBuffer(), 'image/webp');
    const indexing = startImageIndexing({ ...api.context, storage: slow });
    await expect.poll(() => api.db.$count(images)).toBe(1);
    const stopped = indexing.stop();
    stop();
    await stopped;
    expect(await api.db.$count(images)).toBe(1);
    expect(await indexStoredImages(api.context)).toBe(1);
  });
});
