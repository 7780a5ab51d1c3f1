import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  expectOneError,
  openPanelInMemory,
  type PanelInMemory,
} from '../../../tests/support/panel-in-memory.ts';
import { storePreparedArticle } from '../../../tests/support/prepared-article.ts';
import { startTestApi, type TestApi } from '../../../tests/support/test-api.ts';
import { images } from '../../server/database/schema/images.ts';
import { openDiskStorage } from '../../server/storage/disk-storage.ts';
import type { Upload } from './use-uploads.ts';

/* What is uploaded from the panel, from the chosen file to the library. */

let api: TestApi;
let panel: PanelInMemory;
let folder: string;
let toasts: () => string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  api = await startTestApi({}, {}, { storage: openDiskStorage(folder) });
  panel = await openPanelInMemory(api);
  toasts = await panel.readToasts();
});
afterAll(async () => {
  await panel.close();
  await api.close();
  await rm(folder, { recursive: true });
});

const draw = async (name: string) => {
  const bytes = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
};

test('files go one after another, each with how far it is; what cannot be taken is told and the next one goes', async () => {
  const { useUploads } = await import('./use-uploads.ts');
  const { getImage, listImages, updateImage, deleteImage } = await import('./image-requests.ts');
  const seen: Pick<Upload, 'name' | 'progress'>[] = [];
  const hook = await panel.use(() => {
    const answer = useUploads();
    for (const { name, progress } of answer.uploads) seen.push({ name, progress });
    return answer;
  });
  const wasSaid = expectOneError();
  const stored = await hook.current.upload([
    await draw('pirma.png'),
    new File(['tekstas'], 'ne.png', { type: 'image/png' }),
    await draw('antra.png'),
  ]);
  wasSaid();
  expect(stored).toHaveLength(2);
  expect(await api.db.$count(images)).toBe(2);
  expect(toasts()).toEqual([expect.stringMatching(/^Klaida: Nepavyko įkelti nuotraukos \S/)]);
  const names = [...new Set(seen.map(({ name }) => name))];
  expect(names).toEqual(['pirma.png', 'ne.png', 'antra.png']);
  expect(seen).toContainEqual({ name: 'pirma.png', progress: 0.5 });
  await panel.until(() => expect(hook.current.uploads).toEqual([]));

  const [first] = stored;
  if (!first) throw new Error('nothing was stored');
  expect(await getImage(first.id)).toMatchObject({ width: 9, height: 6 });
  await updateImage(first, { alt: 'Serveris', is_decorative: false });
  expect((await listImages({ q: 'serveris' })).items.map(({ id }) => id)).toEqual([first.id]);
  await deleteImage(first);
  await expect(getImage(first.id)).rejects.toMatchObject({ status: 404 });
});

test('a picture of an article is named after it', async () => {
  const { useUploads } = await import('./use-uploads.ts');
  const articleId = await storePreparedArticle(api.db);
  const hook = await panel.use(() => useUploads(articleId));
  const [stored] = await hook.current.upload([await draw('a.png')]);
  expect(stored?.url).toContain(articleId);
  await hook.leave();
});

test('what the server refuses is sent once', async () => {
  const { uploadImage } = await import('./image-requests.ts');
  const sent = vi.spyOn(api.api, 'request');
  const refused = uploadImage(new File(['tekstas'], 'ne.png', { type: 'image/png' }));
  await expect(refused).rejects.toMatchObject({ status: 415 });
  expect(sent).toHaveBeenCalledOnce();
  sent.mockRestore();
});

test('without a connection nothing is stored, and the person is told', async () => {
  const { uploadImage } = await import('./image-requests.ts');
  const mend = panel.cutConnection();
  const before = await api.db.$count(images);
  await expect(uploadImage(await draw('a.png'))).rejects.toMatchObject({ status: 0 });
  mend();
  expect(await api.db.$count(images)).toBe(before);
});
