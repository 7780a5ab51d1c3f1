import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { PICTURE_PATH } from '../../domain/articles/picture.ts';
import { hours } from '../../domain/time/duration.ts';
import { PICTURE_LIMIT } from '../../domain/upload-limits.ts';
import type { AppContext } from '../context.ts';
import { images } from '../database/schema/images.ts';
import { AppError } from '../errors.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import { contentTypeOf, isFileName } from '../storage/storage.ts';
import { reEncodeImage } from './re-encode.ts';
import { saveImage } from './save-image.ts';
import { isVariantName } from './variants.ts';

const FIELD = 'ai_image_path';
const SHOWN_ADDRESS = 500;
/** What lies at an address may change. */
const REUSED_FOR = hours(1);

/**
 * Brings a picture that a person named by its address into our storage: fetched through the outbound guard,
 * its kind decided by content, re-encoded. What is ours already (a name in the bucket, or its address) is
 * answered as its name.
 * @param userId whose article it is for, when known: stands in the library and the audit
 * @returns the name in the bucket, specification §7.3: random, under `blog/`
 * @throws AppError `invalid` naming the field
 */
export async function importImage(
  ctx: Pick<AppContext, 'outbound' | 'storage' | 'config' | 'db' | 'clock'>,
  address: string,
  userId: string | null = null,
): Promise<string> {
  const { outbound, storage, config } = ctx;
  const own = findOwnName(address, config.publicUrl);
  if (own) {
    if (await storage.read(own)) return own;
    throw refuse('Tokios nuotraukos saugykloje nėra');
  }
  const before = await findFetched(ctx, address);
  if (before) return before;
  const bytes = await download(outbound, address);
  const encoded = await reEncodeImage(bytes).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    throw refuse(error.detail);
  });
  const { name } = await saveImage(ctx, {
    name: `blog/${randomUUID()}.webp`,
    encoded,
    origin: 'web',
    originalName: address.slice(0, SHOWN_ADDRESS),
    createdBy: userId,
  });
  return name;
}

/** A save that failed is sent again, and so is one whose answer was lost: the picture is here already. */
async function findFetched(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  address: string,
): Promise<string | null> {
  const [row] = await db
    .select({ name: images.name })
    .from(images)
    .where(
      and(
        eq(images.origin, 'web'),
        gt(images.created_at, new Date(clock.now().getTime() - REUSED_FOR)),
        eq(images.original_name, address),
      ),
    )
    .limit(1);
  return row?.name ?? null;
}

function findOwnName(address: string, publicUrl: string | null): string | null {
  const path =
    publicUrl && address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address;
  // A narrower copy's address names the whole picture.
  const name = path.startsWith(PICTURE_PATH)
    ? (path.slice(PICTURE_PATH.length).split('?', 1)[0] ?? '')
    : path;
  return contentTypeOf(name) && !isVariantName(name) && !isFileName(name) ? name : null;
}

async function download(outbound: AppContext['outbound'], address: string): Promise<Buffer> {
  try {
    const answer = await outbound.fetch(address, {
      maxBytes: PICTURE_LIMIT.bytes,
      accept: 'image/*',
    });
    if (answer.status === 200) return answer.body;
    throw refuse(`Nuotraukos nepavyko atsisiųsti: serveris atsakė ${answer.status}`);
  } catch (error) {
    if (error instanceof OutboundError)
      throw refuse(`Nuotraukos nepavyko atsisiųsti: ${error.detail}`);
    throw error;
  }
}

function refuse(message: string): AppError {
  return new AppError('invalid', message, { errors: [{ field: FIELD, message }] });
}
