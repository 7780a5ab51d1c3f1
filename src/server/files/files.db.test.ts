import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IMPORTED_ARTICLE } from '../../../tests/support/prepared-article.ts';
import { startTestApi, type TestApi } from '../../../tests/support/test-api.ts';
import { isOwnFile } from '../../domain/articles/file-block.ts';
import { FILE_LIMIT } from '../../domain/upload-limits.ts';
import { listLostImages, withoutImages } from '../articles/history/lost-images.ts';
import { article_drafts, article_revisions } from '../database/schema/article-versions.ts';
import { articles } from '../database/schema/articles.ts';
import { audit_log } from '../database/schema/audit.ts';
import { createStorageRoutes } from '../images/storage.routes.ts';
import { createVariants } from '../images/variants.ts';
import { openDiskStorage } from '../storage/disk-storage.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  api = await startTestApi({}, {}, { storage: openDiskStorage(join(folder, 'storage')) });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

async function upload(bytes: Uint8Array | string, name: string, token = api.people.admin.token) {
  const form = new FormData();
  form.set('file', new File([Buffer.from(bytes)], name));
  const response = await api.api.request('/api/admin/files', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, body: await response.json() };
}

/** An archive as office programs write it, without compression. */
function archive(parts: Record<string, string>): Buffer {
  const files: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const [title, bytes] = [Buffer.from(name), Buffer.from(text)];
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(bytes.length, 14);
    about.writeUInt32LE(bytes.length, 18);
    about.writeUInt16LE(title.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    files.push(Buffer.from('PK\x03\x04'), about, title, bytes);
    entries.push(Buffer.from('PK\x01\x02\x14\0'), about, place, title);
    at += 30 + title.length + bytes.length;
  }
  const end = Buffer.alloc(18);
  const count = Object.keys(parts).length;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(Buffer.concat(entries).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, ...entries, Buffer.from('PK\x05\x06'), end]);
}

const office = (type: string, folderOf: string) =>
  archive({
    '[Content_Types].xml': `<Types><Override ContentType="${type}.main+xml"/></Types>`,
    [`${folderOf}/document.xml`]: '<x/>',
  });
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const MACROS = 'application/vnd.ms-word.document.macroEnabled';
const PDF = '%PDF-1.7\n%%EOF';

test('documents are told by content, kept under a name of their own and stand in the audit', async () => {
  const pdf = await upload(PDF, 'C:\\kainos\\Kainos 2026 (galutinės).exe');
  expect(pdf).toMatchObject({ status: 201, body: { label: 'PDF', bytes: PDF.length } });
  expect(isOwnFile(pdf.body.url)).toBe(true);
  expect(pdf.body.url).toMatch(/\/kainos-2026-galutines\.pdf$/);
  const word = await upload(office(WORD, 'word'), 'sutartis.pdf');
  expect(word).toMatchObject({ status: 201, body: { label: 'Word' } });
  expect(word.body.url).toMatch(/sutartis\.docx$/);
  const text = archive({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': '<x/>',
  });
  expect((await upload(text, 'a.odt')).body.label).toBe('OpenDocument tekstas');
  const [entry] = await api.db.select().from(audit_log).where(eq(audit_log.action, 'file.create'));
  expect(entry?.after).toMatchObject({ content_type: 'application/pdf', bytes: PDF.length });
});

test('nothing else is taken, whatever it is called', async () => {
  for (const [bytes, name] of [
    ['<!doctype html><script>alert(1)</script>', 'a.pdf'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.pdf'],
    ['MZ\x90\x00', 'a.docx'],
    [archive({ 'a.txt': 'a' }), 'a.docx'],
    [office(MACROS, 'word'), 'a.docx'],
    ['{\\rtf1 a}', 'a.rtf'],
  ] as const)
    expect(await upload(bytes, name), name).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'file', message: expect.stringContaining('Tinka PDF') }] },
    });
  expect(await upload('', 'a.pdf')).toMatchObject({
    status: 400,
    body: { detail: 'Pasirinkite failą, kuris nėra tuščias.' },
  });
  const large = await upload(Buffer.alloc(FILE_LIMIT.bytes + 1, '%PDF-1.7\n'), 'a.pdf');
  expect(large).toMatchObject({ status: 413, body: { detail: expect.stringContaining('20 MB') } });
  const whole = await upload(Buffer.alloc(FILE_LIMIT.bytes, '%PDF-1.7\n'), '!.pdf');
  expect(whole).toMatchObject({
    status: 201,
    body: { url: expect.stringMatching(/\/failas\.pdf$/) },
  });
  expect(await upload(PDF, 'a.pdf', 'x')).toMatchObject({ status: 401 });
});

test('files are listed with the texts that offer them; what one offers is not removed, and the refusal names it', async () => {
  const { body: file } = await upload(PDF, 'Įkainiai 2026.pdf');
  expect(file).toMatchObject({ original_name: 'Įkainiai 2026.pdf', label: 'PDF', uses: [] });
  const address = `/api/admin/files/${file.id}`;
  const html = `<div data-block="file"><a href="${file.url}">Kainos</a><small>PDF</small></div>`;
  const values = { ai_translated_title: 'Kainos', ai_translated_content: html };
  const article = { ...IMPORTED_ARTICLE, original_url: 'https://example.com/kainos' };
  const [post] = await api.db
    .insert(articles)
    .values({ ...article, ...values })
    .returning();
  await api.db.insert(article_drafts).values({ values });
  const uses = [
    { kind: 'article', id: post?.id, title: 'Kainos' },
    { kind: 'draft', id: expect.any(String), title: 'Kainos' },
  ];
  const listed = await api.askAsAdmin('GET', '/api/admin/files?q=ikainiai');
  expect(listed.body).toMatchObject({ total: 1, items: [{ id: file.id, uses }] });
  expect(await api.askAsAdmin('DELETE', address)).toMatchObject({ status: 409, body: { uses } });
  const storage = openDiskStorage(join(folder, 'storage'));
  const name = file.url.replace('/storage/', '');
  expect(await storage.read(name)).not.toBeNull();

  await api.db.delete(article_drafts);
  await api.db.delete(articles);
  await api.db
    .insert(article_revisions)
    .values({ article_id: crypto.randomUUID(), reason: 'save', snapshot: values });
  const again = await api.askAsAdmin('GET', '/api/admin/files?q=ikainiai');
  expect(again.body.items[0]).toMatchObject({ uses: [], former_versions: 1 });
  expect(await api.askAsAdmin('DELETE', address)).toMatchObject({ status: 200 });
  expect(await storage.read(name)).toBeNull();
  expect(await api.askAsAdmin('DELETE', address)).toMatchObject({ status: 404 });
  const [entry] = await api.db.select().from(audit_log).where(eq(audit_log.action, 'file.delete'));
  expect(entry).toMatchObject({
    entity_id: file.id,
    before: { original_name: file.original_name },
  });

  // A former version comes back without what is gone.
  const lost = await api.db.transaction((tx) => listLostImages(tx, { path: null, html }));
  expect(lost).toEqual([name]);
  expect(withoutImages(`<p>Prieš</p>${html}<p>Po</p>`, lost)).toBe('<p>Prieš</p><p>Po</p>');
});

test('a file is only ever a download, and no picture', async () => {
  const storage = openDiskStorage(join(folder, 'storage'));
  const log = { error: () => undefined, warn: () => undefined };
  const routes = createStorageRoutes({
    storage,
    variants: createVariants({ storage, log: log as never }),
    log,
    headers: { 'X-Content-Type-Options': 'nosniff' },
  });
  const { url } = (await upload(PDF, 'Kainos.pdf')).body;
  const answer = await routes.request(url);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(PDF);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-disposition': 'attachment; filename="kainos.pdf"',
    'content-type': 'application/pdf',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const name = url.replace('/storage/files/', '');
  for (const path of [
    `/storage/blog-images/files/${name}`,
    `/storage/files/${name.replace('kainos', 'kitos')}`,
    '/storage/files/../secret.pdf',
    '/storage/files/a/b%22.pdf',
  ])
    expect((await routes.request(path)).status, path).toBe(404);
});
