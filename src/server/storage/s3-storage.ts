import type { S3Client } from '@aws-sdk/client-s3';
import { seconds } from '../../domain/time/duration.ts';
import { AppError } from '../errors.ts';
import type { S3Address } from './s3-address.ts';
import { checkName, contentTypeOf, type Storage } from './storage.ts';

const ATTEMPTS = 4;
const CONNECT = seconds(3);
const ANSWER = seconds(15);

type Sdk = typeof import('@aws-sdk/client-s3');
interface Connection {
  sdk: Sdk;
  client: S3Client;
}

/**
 * Pictures on a server that speaks S3. The client is loaded with the first picture: an installation that keeps files on disk
 * does not pay for it. It tries again by itself, with growing pauses, when the server is overloaded or away.
 * @param folder put before every name, after the address's own prefix
 */
export function openS3Storage(address: S3Address, folder: string): Storage {
  const prefix = `${address.prefix}${folder}/`;
  const place = (name: string) => ({ Bucket: address.bucket, Key: prefix + name });
  let connection: Promise<Connection> | null = null;
  const connect = () => {
    connection ??= openConnection(address);
    return connection;
  };

  return {
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
        const page = await orUnavailable(
          'list',
          client.send(
            new sdk.ListObjectsV2Command({
              Bucket: address.bucket,
              Prefix: prefix,
              ...(next && { ContinuationToken: next }),
            }),
          ),
        );
        const names = (page.Contents ?? []).map(({ Key = '' }) => Key.slice(prefix.length));
        yield names.filter((name) => contentTypeOf(name));
        next = page.NextContinuationToken;
      } while (next);
    },
  };
}

async function openConnection(address: S3Address): Promise<Connection> {
  const sdk = await import('@aws-sdk/client-s3');
  const { endpoint, region, accessKeyId, secretAccessKey } = address;
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // What every server understands: bucket in the path, no checksums beyond the signature's.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT,
      requestTimeout: ANSWER,
      throwOnRequestTimeout: true,
    },
  });
  return { sdk, client };
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
    throw new AppError('unavailable', 'Paveikslėlių saugykla nepasiekiama. Bandykite vėliau.', {
      log: `storage ${act} failed: ${reason}`,
      retryAfterSeconds: 10,
      cause,
    });
  }
}
