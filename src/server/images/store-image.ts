import { randomUUID } from 'node:crypto';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import { BUCKET, contentTypeOf } from '../storage/storage.ts';
import { reEncodeImage } from './re-encode.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const FIELD = 'ai_image_path';

/**
 * Brings a picture that a person named by its address into our storage: fetched through the outbound guard,
 * its kind decided by content, re-encoded. What is ours already (a name in the bucket, or its address) is
 * answered as its name.
 * @returns the name in the bucket, specification §7.3: random, under `blog/`
 * @throws AppError `invalid` naming the field
 */
export async function storeImage(
  { outbound, storage, config }: Pick<AppContext, 'outbound' | 'storage' | 'config'>,
  address: string,
): Promise<string> {
  const own = findOwnName(address, config.publicUrl);
  if (own) {
    if (await storage.read(own)) return own;
    throw refuse('Tokio paveikslėlio saugykloje nėra');
  }
  const bytes = await download(outbound, address);
  const image = await reEncodeImage(bytes).catch((error: unknown) => {
    throw error instanceof AppError ? refuse(error.detail) : error;
  });
  const name = `blog/${randomUUID()}.webp`;
  await storage.put(name, image.bytes, image.contentType);
  return name;
}

function findOwnName(address: string, publicUrl: string | null): string | null {
  const path =
    publicUrl && address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address;
  const name = path.startsWith(`/storage/${BUCKET}/`)
    ? path.slice(`/storage/${BUCKET}/`.length)
    : path;
  return contentTypeOf(name) ? name : null;
}

async function download(outbound: AppContext['outbound'], address: string): Promise<Buffer> {
  try {
    const answer = await outbound.fetch(address, { maxBytes: MAX_BYTES, accept: 'image/*' });
    if (answer.status === 200) return answer.body;
    throw refuse(`Paveikslėlio nepavyko atsisiųsti: serveris atsakė ${answer.status}`);
  } catch (error) {
    if (error instanceof OutboundError)
      throw refuse(`Paveikslėlio nepavyko atsisiųsti: ${error.detail}`);
    throw error;
  }
}

function refuse(message: string): AppError {
  return new AppError('invalid', message, { errors: [{ field: FIELD, message }] });
}
