import { seconds } from '../../domain/time/duration.ts';
import { AppError } from '../errors.ts';
import type { S3Address } from './s3-address.ts';
import { openS3Client, type S3Connection } from './s3-client.ts';
import { checkName, contentTypeOf, type Storage } from './storage.ts';

const ANSWER = seconds(15);
/** A name of no picture: whether the place answers is all that is asked. */
const NO_PICTURE = 'health/none.webp';

/**
 * Pictures on a server that speaks S3.
 * @param folder put before every name, after the address's own prefix
 */
export function openS3Storage(address: S3Address, folder: string): Storage {
  const prefix = `${address.prefix}${folder}/`;
  const place = (name: string) => ({ Bucket: address.bucket, Key: prefix + name });
  let connection: Promise<S3Connection> | null = null;
  const connect = () => {
    connection ??= openS3Client(address, ANSWER);
    return connection;
  };

  const storage: Storage = {
    async put(name, bytes, contentType) {
      checkName(name, contentType);
      const { sdk, client } = await connect();
      const object = { ...place(name), Body: bytes, ContentType: contentType };
      await orUnavailable('put', client.send(new sdk.PutObjectCommand(object)));
    },

    async read(name) {
      const contentType = contentTypeOf(name);
      if (!contentType) return null;
      const { sdk, client } = await connect();
      const reading = client.send(new sdk.GetObjectCommand(place(name))).then(async ({ Body }) => {
        if (!Body) throw new Error('an answer without a body');
        return Buffer.from(await Body.transformToByteArray());
      });
      const bytes = await orUnavailable('get', reading.catch(nullWhenAbsent));
      return bytes && { bytes, contentType };
    },

    async delete(name) {
      if (!contentTypeOf(name)) return;
      const { sdk, client } = await connect();
      await orUnavailable('delete', client.send(new sdk.DeleteObjectCommand(place(name))));
    },

    async *list() {
      const { sdk, client } = await connect();
      let next: string | undefined;
      do {
        const asked = { Bucket: address.bucket, Prefix: prefix, ContinuationToken: next };
        const listing = client.send(new sdk.ListObjectsV2Command(asked));
        const page = await orUnavailable('list', listing);
        const names = (page.Contents ?? []).map(({ Key = '' }) => Key.slice(prefix.length));
        yield names.filter((name) => contentTypeOf(name));
        next = page.NextContinuationToken;
      } while (next);
    },

    // A key that may read and not write is not told here: writing each time would cost.
    async check() {
      await storage.read(NO_PICTURE);
    },
  };
  return storage;
}

/** Only a missing object is absent; a missing bucket, a refusal, an outage are failures. */
function nullWhenAbsent(error: unknown): null {
  if (error instanceof Error && error.name === 'NoSuchKey') return null;
  throw error;
}

async function orUnavailable<Result>(act: string, answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (cause) {
    const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : 'unknown';
    throw new AppError('unavailable', 'Nuotraukų saugykla nepasiekiama. Bandykite vėliau.', {
      log: `storage ${act} failed: ${reason}`,
      retryAfterSeconds: 10,
      cause,
    });
  }
}
