import { cp, mkdir, mkdtemp, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findPlace, linkCluster, newPlace, type Place, recordPlace } from './cluster-place.ts';

let root: string;
/** The data folder, and where a cluster lies that cannot be inside it. */
let folder: string;
let elsewhere: string;
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'cluster-place-')));
  folder = join(root, 'postgres');
  elsewhere = join(root, 'elsewhere');
  await mkdir(folder);
});
afterEach(() => rm(root, { recursive: true }));

/** As a first start leaves it, up to where it was killed. */
async function begin(parent: string, upTo: 'recorded' | 'made' | 'linked' = 'linked') {
  const place = newPlace(parent);
  await recordPlace(folder, place);
  if (upTo === 'recorded') return place;
  await mkdir(place.cluster, { recursive: true });
  if (upTo === 'linked') await linkCluster(folder, place);
  return place;
}
const ready = (place: Place) => ({ ...place, isReady: true });
const refused = (kind: string, from = folder) =>
  expect(findPlace(from)).rejects.toMatchObject({ kind });
async function copyFolder() {
  const copy = join(root, 'copy');
  await cp(folder, copy, { recursive: true });
  return copy;
}

test('before a first start there is none', async () => {
  expect(await findPlace(folder)).toBeNull();
});

describe.each([
  ['in its data folder', () => folder],
  ['in a folder of its own there', () => join(folder, 'home')],
  ['elsewhere', () => elsewhere],
])('a cluster %s', (_where, parentOf) => {
  test('is found where it was made', async () => {
    const place = await begin(parentOf());
    expect(await findPlace(folder)).toEqual(ready(place));
  });

  test('is begun again at the same place when its making was killed', async () => {
    for (const upTo of ['recorded', 'made'] as const) {
      const { parent } = await begin(parentOf(), upTo);
      expect(await findPlace(folder)).toMatchObject({ parent, isReady: false });
    }
  });

  test('that was marked when its start was killed is whole, and its folder’s', async () => {
    const place = await begin(parentOf());
    await rm(join(folder, 'installation'));
    expect(await findPlace(folder)).toEqual(ready(place));
  });

  test('that is gone, or its mark, is missed', async () => {
    const { parent, cluster } = await begin(parentOf());
    await rm(cluster, { recursive: true });
    await refused('missing');
    await rm(join(parent, 'cluster.ready'));
    await refused('missing');
  });

  test('of another installation is refused', async () => {
    await begin(parentOf());
    await writeFile(join(folder, 'installation'), 'other');
    await refused('foreign');
  });
});

test('a cluster in the data folder is found wherever that is copied or moved to', async () => {
  const place = await begin(join(folder, 'home'));
  const copy = await copyFolder();
  expect(await findPlace(copy)).toEqual(ready(newPlace(join(copy, 'home'), place.installation)));
});

test('a cluster elsewhere is its folder’s alone: a copy is refused while the first is there', async () => {
  const place = await begin(elsewhere);
  const copy = await copyFolder();
  await refused('copied', copy);
  // The first folder begins anew: it is another installation’s now.
  await writeFile(join(folder, 'installation'), 'other');
  expect(await findPlace(copy)).toEqual(ready(place));
});

test('a cluster elsewhere goes with its folder when that is moved', async () => {
  const place = await begin(elsewhere);
  const moved = join(root, 'moved');
  await rename(folder, moved);
  expect(await findPlace(moved)).toEqual(ready(place));
  await linkCluster(moved, place);
  expect(JSON.parse(await readFile(join(elsewhere, 'cluster.ready'), 'utf8'))).toEqual({
    installation: place.installation,
    folder: moved,
  });
});

test('a cluster elsewhere whose mark names no folder is taken', async () => {
  const place = await begin(elsewhere);
  const { installation } = place;
  await writeFile(join(elsewhere, 'cluster.ready'), JSON.stringify({ installation }));
  expect(await findPlace(folder)).toEqual(ready(place));
});

test('a back-up brings a cluster that lay elsewhere into the data folder', async () => {
  const place = await begin(elsewhere);
  await cp(elsewhere, join(folder, 'home'), { recursive: true });
  expect(await findPlace(folder)).toEqual(
    ready(newPlace(join(folder, 'home'), place.installation)),
  );
});
