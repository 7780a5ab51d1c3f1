import { and, eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import type { PictureMark } from '../../domain/articles/digital-source-types.ts';
import type { AppContext } from '../context.ts';
import { images } from '../database/schema/images.ts';
import { doImageWork } from './image-work.ts';
import { DRAWN, readMark, xmpOf } from './picture-marks.ts';
import { deleteVariants } from './variants.ts';

type Deps = Pick<AppContext, 'db' | 'storage' | 'log'>;

/** Above that of new covers: it is their second encoding. */
const QUALITY = 90;

/**
 * Marks the newsroom's covers from before covers were marked, in their bytes and in the library. Their names tell those
 * that a model painted; which model it was is not known any more.
 * @returns how many
 */
export async function markStoredCovers(deps: Deps, isStopped: () => boolean): Promise<number> {
  const unmarked = await deps.db
    .select({ id: images.id, name: images.name })
    .from(images)
    .where(and(eq(images.origin, 'cover'), isNull(images.digital_source_type)));
  let marked = 0;
  for (const { id, name } of unmarked) {
    if (isStopped()) break;
    marked += await markOne(deps, id, name);
  }
  return marked;
}

async function markOne({ db, storage, log }: Deps, id: string, name: string): Promise<number> {
  const file = await storage.read(name);
  if (!file) return 0;
  try {
    const said = readMark((await sharp(file.bytes).metadata()).xmp);
    const mark = said ?? guessMark(name);
    const bytes = said
      ? file.bytes
      : await doImageWork(() =>
          sharp(file.bytes).webp({ quality: QUALITY }).withXmp(xmpOf(mark)).toBuffer(),
        );
    if (!said) {
      await storage.put(name, bytes, 'image/webp');
      await deleteVariants(storage, name);
    }
    await db
      .update(images)
      .set({ digital_source_type: mark.source_type, model: mark.model, bytes: bytes.length })
      .where(eq(images.id, id));
    return 1;
  } catch (error) {
    log.warn({ err: error, name }, 'a stored cover could not be marked');
    return 0;
  }
}

const guessMark = (name: string): PictureMark =>
  name.includes('-painted-') ? { source_type: 'trainedAlgorithmicMedia', model: null } : DRAWN;
