import { inArray } from 'drizzle-orm';
import sharp from 'sharp';
import type { AppContext } from '../context.ts';
import { type ImageOrigin, images } from '../database/schema/images.ts';
import { announcePublicChange } from '../pages/page-cache/public-changes.ts';
import { isFileName } from '../storage/storage.ts';
import { markStoredCovers } from './mark-stored-covers.ts';
import { readMark } from './picture-marks.ts';
import { isVariantName } from './variants.ts';

type Deps = Pick<AppContext, 'db' | 'storage' | 'clock' | 'log'>;

/** Looked up at once. */
const BATCH = 200;

/**
 * Puts stored pictures into the library that are not there: those from before there was one, the demonstration's,
 * and files whose row a killed process did not write any more. Changes no file but covers that are not marked yet. Pages
 * that were made meanwhile did not know how large these pictures are and how they were made, so they are made anew.
 * @param isStopped asked between pictures
 * @returns how many were added
 */
export async function indexStoredImages(
  deps: Deps,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const added = await addMissing(deps, isStopped);
  const marked = await markStoredCovers(deps, isStopped);
  if (added + marked > 0) await deps.db.transaction((tx) => announcePublicChange(tx, ['articles']));
  return added;
}

async function addMissing(deps: Deps, isStopped: () => boolean): Promise<number> {
  let added = 0;
  for await (const listed of deps.storage.list()) {
    const names = listed.filter((name) => !isVariantName(name) && !isFileName(name));
    for (let at = 0; at < names.length; at += BATCH) {
      for (const name of await listMissing(deps, names.slice(at, at + BATCH))) {
        if (isStopped()) return added;
        added += await addOne(deps, name);
      }
      if (isStopped()) return added;
    }
  }
  return added;
}

/** In the background of a start: nothing waits for it. What it could not do is left for the next start. */
export function startImageIndexing(deps: Deps): { stop(): Promise<void> } {
  let stopped = false;
  const done = indexStoredImages(deps, () => stopped).then(
    (added) => added > 0 && deps.log.info({ added }, 'stored pictures were added to the library'),
    (error: unknown) => deps.log.warn({ err: error }, 'stored pictures were not looked through'),
  );
  return {
    async stop() {
      stopped = true;
      await done;
    },
  };
}

async function listMissing({ db }: Deps, names: string[]): Promise<string[]> {
  const known = await db
    .select({ name: images.name })
    .from(images)
    .where(inArray(images.name, names));
  const found = new Set(known.map(({ name }) => name));
  return names.filter((name) => !found.has(name));
}

async function addOne({ db, storage, clock, log }: Deps, name: string): Promise<number> {
  const file = await storage.read(name);
  if (!file) return 0;
  try {
    const { width, height, xmp } = await sharp(file.bytes).metadata();
    const mark = readMark(xmp);
    const rows = await db
      .insert(images)
      .values({
        name,
        origin: guessOrigin(name),
        original_name: name.slice(name.lastIndexOf('/') + 1),
        content_type: file.contentType,
        width,
        height,
        bytes: file.bytes.length,
        digital_source_type: mark?.source_type ?? null,
        model: mark?.model ?? null,
        created_at: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: images.id });
    return rows.length;
  } catch (error) {
    log.warn({ err: error, name }, 'a stored picture could not be read');
    return 0;
  }
}

/** By the folder: what a person once uploaded and what was fetched look alike. */
const guessOrigin = (name: string): ImageOrigin =>
  /^(?:covers\/|blog\/demo-)/.test(name) ? 'cover' : 'upload';
