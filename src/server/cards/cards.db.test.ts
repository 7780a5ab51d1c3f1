import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startFeedServer } from '../../../tests/support/feed-server.ts';
import { IMPORTED_ARTICLE } from '../../../tests/support/prepared-article.ts';
import { startTestApi, TEST_ORIGIN, type TestApi } from '../../../tests/support/test-api.ts';
import { articles } from '../database/schema/articles.ts';
import { images } from '../database/schema/images.ts';
import { importImage } from '../images/import-image.ts';
import { createOutbound } from '../outbound/outbound.ts';
import { openDiskStorage } from '../storage/disk-storage.ts';

const folder = await mkdtemp(join(tmpdir(), 'cards-'));
const web = await startFeedServer();
const outbound = createOutbound({
  allow: [web.hostPort],
  userAgent: 'test',
  log: { debug: () => {} },
});
const api: TestApi = await startTestApi(
  {},
  { importImage: (address, userId) => importImage(api.context, address, userId) },
  { outbound, storage: openDiskStorage(folder) },
);
afterEach(() => {
  web.requests.length = 0;
});
afterAll(async () => {
  await api.close();
  await outbound.close();
  await web.close();
  await rm(folder, { recursive: true, force: true });
});

const make = (url: unknown, token = api.people.admin.token) =>
  api.ask('POST', '/api/admin/cards', { token, body: { url } });
const html = (body: string) => ({ headers: { 'content-type': 'text/html; charset=utf-8' }, body });

test('a page is told by what it says of itself, and its picture is kept with us', async () => {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#d9902f' } });
  web.route('/p.png', { body: await picture.png().toBuffer() });
  web.route(
    '/straipsnis',
    html(`<head><title>Kita</title><meta property="og:title" content="Kopijos &amp; atkūrimas">
      <meta name=description content='Kaip &lt;tikrinti&gt;.'><meta property="og:site_name" content="Portalas">
      <meta property="og:image" content="/p.png"></head>`),
  );
  const { status, body } = await make(`${web.origin}/straipsnis`);
  expect(status).toBe(200);
  expect(body).toEqual({
    href: `${web.origin}/straipsnis`,
    title: 'Kopijos & atkūrimas',
    description: 'Kaip <tikrinti>.',
    site: 'Portalas',
    image: expect.stringMatching(/^\/storage\/blog-images\/blog\/[\w-]+\.webp$/),
  });
  expect(await api.db.$count(images)).toBe(1);
});

test('a card without a picture that can be kept has none', async () => {
  web.route('/lapas', html('<title>Lapas</title><meta property="og:image" content="/nera.png">'));
  expect((await make(`${web.origin}/lapas`)).body).toMatchObject({
    title: 'Lapas',
    description: '',
    site: '127.0.0.1',
    image: null,
  });
});

test('a page that names itself for others only is told by that', async () => {
  const say = (name: string, length: number) =>
    `<meta name="${name}" content="${'a'.repeat(length)}">`;
  web.route(
    '/kitiems',
    html(`<title>Kita</title>${say('TWITTER:title', 160)}${say('twitter:description', 240)}
      ${say('og:site_name', 60)}<meta property="description"><meta name="og:title" content=" ">`),
  );
  const { body } = await make(`${web.origin}/kitiems`);
  const [title, description, site] = [160, 240, 60].map((length) => 'a'.repeat(length));
  expect(body).toMatchObject({ title, description, site, image: null });
});

test('what can be no card says why, in the field of the address', async () => {
  web.route('/be-vardo', html('<p>Tekstas</p>'));
  web.route('/failas', { headers: { 'content-type': 'application/pdf' }, body: '%PDF' });
  web.route('/ilgas', html(`${' '.repeat(1024 * 1024)}<title>Vardas</title>`));
  web.route('/zmogus', html('<title>Just a moment...</title>'));
  for (const [url, message] of [
    [`${web.origin}/nera`, 'Svetainė puslapio neatidavė (HTTP 404).'],
    [`${web.origin}/be-vardo`, 'Puslapis nepasako savo pavadinimo.'],
    [`${web.origin}/ilgas`, 'Puslapis nepasako savo pavadinimo.'],
    [`${web.origin}/zmogus`, 'Puslapis nepasako savo pavadinimo.'],
    [`${web.origin}/failas`, 'Adresas veda ne į puslapį.'],
    ['http://169.254.169.254/latest/', expect.stringContaining('vidinį arba rezervuotą tinklą')],
    ['http://user:secret@pavyzdys.lt/', 'Tai ne puslapio adresas.'],
    ['mailto:ona@pavyzdys.lt', 'Tai ne puslapio adresas.'],
    ['', 'Adresas privalomas'],
  ])
    expect(await make(url), String(url)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'url', message }] },
    });
  expect((await make(`${web.origin}/be-vardo`, api.people.user.token)).status).toBe(403);
});

test('our own pages are asked for nowhere', async () => {
  const post = {
    ...IMPORTED_ARTICLE,
    original_url: 'https://example.com/1',
    ai_translated_title: 'Kopijos',
    ai_translated_excerpt: 'Kaip tikrinti.',
    ai_slug: 'kopijos',
    ai_translated_content: '<p>a</p>',
    ai_category: 'IT paslaugos',
    ai_image_path: 'blog/a.webp',
  };
  await api.db.insert(articles).values([
    { ...post, published_date: new Date() },
    { ...post, original_url: 'https://example.com/2', ai_slug: 'juodrastis' },
  ]);
  const card = {
    href: '/tinklarastis/kopijos',
    title: 'Kopijos',
    description: 'Kaip tikrinti.',
    site: 'Mūsų svetainė',
    image: '/storage/blog-images/blog/a.webp',
  };
  expect((await make('/tinklarastis/kopijos')).body).toEqual(card);
  expect((await make(`${TEST_ORIGIN}/tinklarastis/kopijos`)).body).toEqual(card);
  const within = '/tinklarastis/kopijos?nuo=x#dalis';
  expect((await make(within)).body).toEqual({ ...card, href: within });
  expect((await make('/paslaugos/it-pagalba')).body).toMatchObject({ image: null });
  for (const [path, title] of [
    ['/kontaktai', 'Kontaktai'],
    ['/privatumo-politika', 'Privatumo politika'],
  ])
    expect((await make(path)).body).toMatchObject({ href: path, title });
  expect((await make(`${TEST_ORIGIN}/`)).body).toMatchObject({ href: '/' });
  for (const hidden of ['/tinklarastis/juodrastis', '/tinklarastis/nera', '/admin'])
    expect((await make(hidden)).status, hidden).toBe(400);
  expect(web.requests).toEqual([]);
});
